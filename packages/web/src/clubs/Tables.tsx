/** Tables of a club in rows, as in the lobby. */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { Results } from '../lobby/Results.tsx';
import { Seats } from '../lobby/Seats.tsx';
import type { ListedTable } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { onlineUi } from '../words/online.ts';

export function Tables({ tables }: { readonly tables: readonly ListedTable[] }) {
  const online = onlineUi();
  if (tables.length === 0) return null;
  return (
    <ul class="lobby-rows">
      {tables.map((table) => (
        <li key={table.id} class={table.status === 'over' ? 'is-over' : 'is-open'}>
          <a class="lobby-name" href={addressOf({ at: 't', id: table.id })}>
            <b>{shortTitle(table.title)}</b> <span>{table.name}</span>
          </a>
          <span class="lobby-who">
            {table.status === 'over' ? (
              <Results table={table} />
            ) : (
              <>
                <Seats table={table} />
                {table.status === 'open' && <span>{online.seatsFree(table.size - table.seats.length)}</span>}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
