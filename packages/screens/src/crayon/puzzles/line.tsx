/** The cheapest line: it is drawn on the map as in any turn, from milepost to milepost. */
import { type CrayonAction, figuresOf, type Pair } from '@kursbuch/crayon';
import type { Puzzle } from '@kursbuch/puzzles/puzzle';
import type { Action } from '@kursbuch/table';
import type { PuzzleAtTable } from '../../game/shown.ts';
import { Sign } from '../../parts/Sign.tsx';
import { drawPlan } from '../draw/drawPlan.ts';
import type { ActionOf, Game } from '../game/game.ts';
import { sought } from '../orders/lit.ts';
import { SegmentCosts } from '../panels/Goods.tsx';
import { words } from '../words/index.ts';
import { puzzleUi } from '../words/puzzle.ts';
import '../../parts/answer.css';

const isLine = (action: Action | undefined): action is ActionOf<'build'> => action?.type === 'build';

const piecesIn = (actions: readonly Action[]): readonly Pair[] =>
  actions.filter(isLine).flatMap(({ segments }) => segments);

export function lineAt(game: Game, puzzle: Puzzle): PuzzleAtTable {
  const { seat, place = '' } = puzzle;
  const plan = drawPlan(game);
  sought(game).value = place;
  const text = () => puzzleUi().cheapestLine;
  const told = (worth: number): string => words().sum(worth);
  const city = (): string => words().cityName(game.title, place);
  const drawn = (): readonly Action[] => {
    const action = game.draft.value?.action;
    return isLine(action) ? [action] : [];
  };
  return {
    Mark: () => <Sign game={game} seat={seat} big />,
    asks: () => text().asks,
    headline: () => text().headline(city()),
    how: () => text().how,
    isActed: false,
    answer: drawn,
    soFar: () => plan.resting.value?.cost ?? 0,
    soFarName: () => text().soFar,
    told,
    title: (isBest) => (isBest ? text().bestTitle : text().title),
    Answer: ({ isBest }) => <Drawn game={game} isBest={isBest} />,
    notYet: () => text().notYet(city(), drawn().length > 0),
    rules: () => text().rules(words().sum(figuresOf(game.title, game.now.value).buildLimit)),
    hint() {
      const pieces = words().segments(piecesIn(puzzle.answer).length);
      return puzzle.ways > 1 ? text().hintOthers(pieces) : text().hint(pieces);
    },
    why() {
      const { why } = text();
      const { best, first, ways, near, effort } = puzzle;
      return [
        { text: why.compared(words().number(effort)) },
        { text: why.best(ways), worth: String(best) },
        ...(near > 0 ? [{ text: why.near(near), worth: String(best + 1) }] : []),
        { text: why.first(told(first)), worth: String(first) },
      ];
    },
    hold(actions) {
      const segments = piecesIn(actions);
      if (segments.length > 0) void game.choose(seat, { type: 'build', segments } satisfies CrayonAction);
      else game.letGo();
    },
  };
}

function Drawn({ game, isBest }: { readonly game: Game; readonly isBest: boolean }) {
  const plan = drawPlan(game);
  const text = puzzleUi().cheapestLine;
  const { value: line } = plan.resting;
  return (
    <div class="answer">
      {line ? (
        <p class="answer-sum">
          <span>{text.drawn(words().segments(line.segments.length))}</span>
          <b>{words().sum(line.cost)}</b>
        </p>
      ) : (
        <p class="dim">{text.none}</p>
      )}
      {line && !isBest && (
        <button type="button" class="btn line-btn" onClick={() => plan.shorten()}>
          {text.shorter}
        </button>
      )}
      <SegmentCosts game={game} />
    </div>
  );
}
