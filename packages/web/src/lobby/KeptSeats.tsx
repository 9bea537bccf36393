/** Seats of an open table that are kept for somebody, and keeping another one. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CopyLink, linkTo } from '../company/CopyLink.tsx';
import type { OnlineTable } from '../online/onlineTable.ts';
import { type Companion, companions } from '../online/people.ts';
import type { TableInfo } from '../online/wire.ts';
import { Share } from '../share/Share.tsx';
import { onlineUi } from '../words/online.ts';
import { companionName } from './companionName.ts';
import { Form } from './Form.tsx';

type Act = (what: () => Promise<void>) => void;

export function KeptRows({
  table,
  info: { kept = [], name: called },
  act,
}: {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly act: Act;
}) {
  const text = onlineUi().persons;
  return (
    <>
      {kept.map(({ id, name, you, link }, index) => (
        <li key={id ?? `kept ${index}`} class="room-seat">
          <span class="sign free-seat" />
          <span>{you ? text.keptForYou : text.keptFor(name)}</span>
          {id !== null && name !== null && (
            <span class="kept-acts">
              {link && (
                <>
                  <CopyLink
                    id={table.id}
                    invitation={id}
                    label={`${onlineUi().copyLink} ${text.linkFor(name)}`}
                  />
                  <Share
                    link={linkTo(table.id, id)}
                    name={`${called} ${text.linkFor(name)}`}
                    text={text.linkGives(name)}
                    look="line-btn small"
                    label={text.shareFor(name)}
                  />
                </>
              )}
              <button
                type="button"
                class="btn line-btn small"
                aria-label={text.freeFor(name)}
                onClick={() => act(() => table.withdraw(id))}
              >
                {text.free}
              </button>
            </span>
          )}
        </li>
      ))}
    </>
  );
}

/** So many of those one has played with are offered at once. */
const FEW = 6;

export function KeepSeat({
  table,
  info,
  act,
}: {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly act: Act;
}) {
  const text = onlineUi().persons;
  const known = useSignal<readonly Companion[]>([]);
  useEffect(() => {
    companions().then(
      (found) => {
        known.value = found;
      },
      // Without them there is still a link for a name.
      () => undefined,
    );
  }, []);
  const isAlone = (name: string) => known.value.filter((one) => one.name === name).length === 1;
  // A seat is kept for a name; of two who have it the other may still be meant.
  const isThere = ({ id, name }: Companion) =>
    info.seats.some(({ sitter }) => sitter.person === id) ||
    (isAlone(name) && (info.kept ?? []).some((one) => !one.link && one.name === name));
  const offered = known.value.filter((one) => !one.blocked && !isThere(one)).slice(0, FEW);
  return (
    <section class="own-table" aria-labelledby="keep">
      <h2 id="keep">{text.keepSeat}</h2>
      <p>{text.keepSeatText}</p>
      {offered.length > 0 && (
        <div class="account-acts">
          {offered.map((one) => (
            <button
              key={one.id}
              type="button"
              class="btn line-btn"
              aria-label={text.inviteOne(companionName(one, known.value))}
              onClick={() => act(() => table.invite({ person: one.id }))}
            >
              {companionName(one, known.value)}
            </button>
          ))}
        </div>
      )}
      <Form
        fields={[{ name: 'name', label: text.keepName }]}
        act={text.makeLink}
        run={({ name = '' }) => table.invite({ name })}
      />
    </section>
  );
}
