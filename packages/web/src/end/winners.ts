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
  const scores = game.now.value.result?.scores ?? [];
  const [best = 0, next] = [...new Set(scores)].sort((one, other) => other - one);
  const namesWith = (wanted: number): readonly string[] =>
    scores.flatMap((one, seat) => (one === wanted ? [game.sitter(seat).name] : []));
  return {
    first: scores.indexOf(best),
    names: namesWith(best),
    line:
      next === undefined
        ? text.with(strong(score(best)))
        : text.ahead(strong(score(best)), words().number(best - next), words().list(namesWith(next))),
  };
}
