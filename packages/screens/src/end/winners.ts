/** Who has won a game that is over, and by how much. */
import { type Seat, winnersOf } from '@kursbuch/table';
import { strong } from '@kursbuch/words';
import type { Shown } from '../game/shown.ts';
import { ui, words } from '../words/index.ts';

interface Winners {
  readonly first: Seat;
  readonly names: readonly string[];
  /** With how much, and before whom. */
  readonly line: string;
}

export function winnersIn(shown: Shown): Winners {
  const { game } = shown;
  const { score } = shown.over();
  const text = ui().end;
  const result = game.now.value.result ?? { scores: [] };
  const { scores } = result;
  const best = Math.max(0, ...scores);
  const won = winnersOf(result);
  const rest = [...scores.keys()].filter((seat) => !won.includes(seat));
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
