/** Where somebody keeps a seat for whoever looks: sit down, or no, thanks. */
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { Named } from '../company/Named.tsx';
import { decline, type Invitation, invitations, lookForInvitations, sitDownAt } from '../online/people.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { onlineUi } from '../words/online.ts';
import { saidOf } from './said.ts';

export function Invitations() {
  const text = onlineUi().persons;
  const problem = useSignal<string | null>(null);
  const { value: found } = invitations;
  if (found.length === 0 && problem.value === null) return null;
  const run = (what: () => Promise<unknown>) =>
    void what().catch((thrown: unknown) => {
      problem.value = saidOf(thrown);
      void lookForInvitations();
    });
  const sit = ({ table }: Invitation) =>
    run(() => sitDownAt(table.id).then(() => go({ at: 't', id: table.id })));
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{text.invitations}</h2>
      {problem.value && (
        <p class="lobby-problem" role="alert">
          {problem.value}
        </p>
      )}
      <ul class="lobby-rows">
        {found.map((invitation) => (
          <li key={invitation.id} class="invited">
            <a class="lobby-name" href={addressOf({ at: 't', id: invitation.table.id })}>
              <b>{shortTitle(invitation.table.title)}</b> <span>{invitation.table.name}</span>
            </a>
            <span class="lobby-who">
              <Named
                people={[{ name: invitation.by.name, person: invitation.by.id }]}
                say={([name = '']) => text.keepsSeat(name)}
              />
            </span>
            <span class="invited-acts">
              <button type="button" class="btn ink" onClick={() => sit(invitation)}>
                {text.sitDown}
              </button>
              <button type="button" class="btn line-btn" onClick={() => run(() => decline(invitation.id))}>
                {text.noThanks}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
