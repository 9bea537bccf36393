/** Whose deed a line of the log tells: the player it begins with, else the company. */
import type { Line } from '@kursbuch/words';
import { MarkIcon } from '../eighteen/parts/Mark.tsx';
import type { Game } from '../game/game.ts';
import { Sign } from '../parts/Sign.tsx';

export function LineMark({ game, line }: { readonly game: Game; readonly line: Line }) {
  const seat = line.seats.find((one) => line.text.startsWith(game.start.players[one] ?? ''));
  const [company] = line.companies;
  return (
    <span class="whom" aria-hidden="true">
      {seat !== undefined ? (
        <Sign game={game} seat={seat} />
      ) : (
        company !== undefined && <MarkIcon look={game.look} company={company} size={18} label={false} />
      )}
    </span>
  );
}
