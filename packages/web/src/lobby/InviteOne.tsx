/** Inviting somebody: to which of one's open tables. */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Ask } from '../home/Ask.tsx';
import { inviteTo, tablesToInviteTo } from '../online/people.ts';
import type { ListedTable } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { onlineUi } from '../words/online.ts';
import { saidOf } from './said.ts';

export function InviteOne({
  who,
  close,
}: {
  readonly who: { readonly id: string; readonly name: string };
  readonly close: () => void;
}) {
  const text = onlineUi().persons;
  const tables = useSignal<readonly ListedTable[] | null>(null);
  const said = useSignal<{ readonly text: string; readonly isWrong: boolean } | null>(null);
  const failed = (thrown: unknown) => {
    said.value = { text: saidOf(thrown), isWrong: true };
  };
  useEffect(() => {
    tablesToInviteTo().then((found) => {
      tables.value = found;
    }, failed);
  }, []);
  const invite = ({ id, name }: ListedTable) =>
    inviteTo(id, who.id).then(() => {
      said.value = { text: text.isInvited(who.name, name), isWrong: false };
      tables.value = (tables.value ?? []).filter((one) => one.id !== id);
    }, failed);
  return (
    <Ask title={text.inviteOne(who.name)} close={close}>
      {tables.value && tables.value.length > 0 && <p>{text.inviteTo}</p>}
      {tables.value?.length === 0 && !said.value && <p>{text.noOwnTable}</p>}
      {said.value && <p role={said.value.isWrong ? 'alert' : 'status'}>{said.value.text}</p>}
      <div class="account-acts invite-tables">
        {tables.value?.map((table) => (
          <button key={table.id} type="button" class="btn ink" onClick={() => void invite(table)}>
            {shortTitle(table.title)} {table.name}
          </button>
        ))}
        {tables.value?.length === 0 && !said.value && (
          <a class="btn ink" href={addressOf({ at: 'online', title: 'new' })}>
            {text.openOne}
          </a>
        )}
        <button type="button" class="btn line-btn" onClick={close}>
          {said.value && !said.value.isWrong ? text.close : text.cancel}
        </button>
      </div>
    </Ask>
  );
}
