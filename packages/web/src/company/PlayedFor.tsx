/** For whom a table is played leads there: its tournament, its club. */
import './playedFor.css';
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import type { TableInfo } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';

export function PlayedFor({
  info: { club, tournament },
}: {
  readonly info: Pick<TableInfo, 'club' | 'tournament'>;
}) {
  const text = onlineUi();
  if (club === undefined && tournament === undefined) return null;
  return (
    <p class="played-for">
      {tournament !== undefined && (
        <a class="btn line-btn small" href={addressOf({ at: 'tournament', id: tournament })}>
          {text.toTournament}
        </a>
      )}
      {club !== undefined && (
        <a class="btn line-btn small" href={addressOf({ at: 'club', id: club })}>
          {text.toClub}
        </a>
      )}
    </p>
  );
}
