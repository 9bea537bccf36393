/** Who has won a game that is over, and by how much. */
import type { Seat } from '@kursbuch/table';
import type { Shown } from '../game/shown.ts';
import { strong } from '../parts/strong.tsx';
import { ui, words } from '../words/index.ts';

interface Winners {
  readonly first: Seat;
  readonly names: readonly string[];
  /** With how much, and before whom. */
  readonly line: string;
}

export function winnersOf(shown: Shown): Winners {
  const { game } = shown;
  const { score } = shown.over();
  const text = ui().end;
  const { scores = [], winners } = game.now.value.result ?? {};
  const best = Math.max(0, ...scores);
  const seats = [...scores.keys()];
  // Of equals one may have won all the same: the game says so.
  const won = winners ?? seats.filter((seat) => scores[seat] === best);
  const rest = seats.filter((seat) => !won.includes(seat));
  const next = Math.max(...rest.map((seat) => scores[seat] ?? 0));
  const names = (some: readonly Seat[]): readonly string[] => some.map((seat) => game.sitter(seat).name);
  const after = names(rest.filter((seat) => scores[seat] === next));
  return {
    first: won[0] ?? 0,
    names: names(won),
    line:
      rest.length === 0 || next === best
        ? text.with(strong(score(best)))
        : text.ahead(strong(score(best)), words().number(best - next), words().list(after)),
  };
}
