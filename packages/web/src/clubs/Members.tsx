/** Who belongs to a club, how others join, and what an organiser says of it. */
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { PersonLink } from '../company/PersonLink.tsx';
import { saidOf } from '../lobby/said.ts';
import { ask } from '../online/ask.ts';
import type { ClubInfo, ClubMember } from '../online/wire.ts';
import { Share } from '../share/Share.tsx';
import { clubsUi } from '../words/clubs.ts';
import { seenOptions } from './ClubsPage.tsx';
import { Field, Fields, Pick } from './Fields.tsx';
import { Part } from './Frame.tsx';
import { Sure } from './Sure.tsx';

interface Known {
  readonly club: ClubInfo;
  readonly changed: () => Promise<void>;
}

export function Members({ club, changed }: Known) {
  const text = clubsUi();
  const problem = useSignal<string | null>(null);
  const run = async (act: () => Promise<unknown>) => {
    try {
      await act();
      problem.value = null;
    } catch (thrown) {
      problem.value = saidOf(thrown);
    }
    await changed();
  };
  const me = club.members.find(({ you }) => you);
  return (
    <Part title={text.who}>
      {problem.value && (
        <p class="is-wrong" role="alert">
          {problem.value}
        </p>
      )}
      <ul class="club-list">
        {club.members.map((one) => (
          <Member key={one.id} club={club} one={one} run={run} />
        ))}
      </ul>
      {club.members.filter(({ role }) => role === 'asking').length > 1 && (
        <Sure
          label={text.letInNobody}
          title={text.letInNobodyAsk}
          text={text.letInNobodyText}
          act={() => run(() => ask('DELETE', `clubs/${club.id}/asking`))}
        />
      )}
      <h3>{text.invitation}</h3>
      <Invitation club={club} />
      {club.you === 'organiser' && <InvitationActs club={club} run={run} />}
      {me && (
        <Sure
          label={text.leave}
          title={text.leaveAsk}
          text={text.leaveText}
          act={async () => {
            await ask('DELETE', `clubs/${club.id}/members/${me.id}`);
            go({ at: 'clubs' });
          }}
        />
      )}
    </Part>
  );
}

type Run = (act: () => Promise<unknown>) => Promise<void>;

function Member({
  club,
  one,
  run,
}: {
  readonly club: ClubInfo;
  readonly one: ClubMember;
  readonly run: Run;
}) {
  const text = clubsUi();
  const isOrganiser = club.you === 'organiser';
  const appoint = (id: string, role: 'organiser' | 'member') =>
    run(() => ask('PUT', `clubs/${club.id}/members/${id}`, { role }));
  return (
    <li class="club-member">
      <span>
        <b>
          <PersonLink person={one.id} name={one.name} />
        </b>{' '}
        {saidOfRole(one)}
      </span>
      {isOrganiser && (
        <span class="account-acts">
          {one.role === 'asking' && (
            <button
              type="button"
              class="btn ink"
              aria-label={text.letInWho(one.name)}
              onClick={() => void appoint(one.id, 'member')}
            >
              {text.letIn}
            </button>
          )}
          {one.role === 'member' && (
            <button
              type="button"
              class="btn line-btn"
              aria-label={text.appointWho(one.name)}
              onClick={() => void appoint(one.id, 'organiser')}
            >
              {text.appoint}
            </button>
          )}
          {one.you && (
            <button type="button" class="btn line-btn" onClick={() => void appoint(one.id, 'member')}>
              {text.resign}
            </button>
          )}
          {!one.you && (
            <Sure
              label={text.remove}
              name={text.removeWho(one.name)}
              title={text.removeAsk(one.name)}
              text={text.removeText}
              act={() => run(() => ask('DELETE', `clubs/${club.id}/members/${one.id}`))}
            />
          )}
        </span>
      )}
    </li>
  );
}

function InvitationActs({ club, run }: { readonly club: ClubInfo; readonly run: Run }) {
  const text = clubsUi();
  return (
    <div class="account-acts">
      <button
        type="button"
        class="btn line-btn"
        onClick={() => void run(() => ask('PUT', `clubs/${club.id}/invitation`, { open: true }))}
      >
        {text.renew}
      </button>
      {club.invitation !== null && (
        <button
          type="button"
          class="btn line-btn"
          onClick={() => void run(() => ask('PUT', `clubs/${club.id}/invitation`, { open: false }))}
        >
          {text.withdraw}
        </button>
      )}
    </div>
  );
}

function saidOfRole({ role, you }: ClubMember): string {
  const { roles, you: me } = clubsUi();
  return [...(you ? [me] : []), ...(roles[role] === '' ? [] : [roles[role]])].join(', ');
}

function Invitation({ club: { id, name, invitation } }: { readonly club: ClubInfo }) {
  const text = clubsUi();
  const copied = useSignal(false);
  if (invitation === null) return <p>{text.noInvitation}</p>;
  const link = new URL(addressOf({ at: 'club', id, invitation }), location.href).href;
  return (
    <>
      <p>{text.invitationText}</p>
      <div class="invite">
        <input
          class="text-field"
          readOnly
          aria-label={text.invitation}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          class="btn ink"
          onClick={() =>
            void navigator.clipboard?.writeText(link).then(
              () => {
                copied.value = true;
              },
              () => undefined,
            )
          }
        >
          <span aria-live="polite">{copied.value ? text.copied : text.copy}</span>
        </button>
        <Share link={link} name={name} text={text.invitationText} />
      </div>
    </>
  );
}

/** For an organiser. */
export function Settings({ club, changed }: Known) {
  const text = clubsUi();
  return (
    <Part title={text.settings}>
      <Fields
        act={text.save}
        run={async ({ name = '', about = '', seen }) => {
          await ask('PATCH', `clubs/${club.id}`, { name, about, open: seen === 'open' });
          await changed();
        }}
      >
        <Field name="name" label={text.name} value={club.name} longest={40} />
        <Field name="about" label={text.about} value={club.about} optional longest={300} />
        <Pick name="seen" label={text.seen} options={seenOptions()} value={club.open ? 'open' : 'members'} />
        <p>{text.seenText}</p>
      </Fields>
      <Sure
        label={text.delete}
        title={text.deleteAsk}
        text={text.deleteText}
        act={async () => {
          await ask('DELETE', `clubs/${club.id}`);
          go({ at: 'clubs' });
        }}
      />
    </Part>
  );
}
