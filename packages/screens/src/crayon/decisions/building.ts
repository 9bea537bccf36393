/** Track in the making: what it costs, what is left, and the end of the turn. */
import { figuresOf, type TurnTask } from '@kursbuch/crayon';
import { piecesOf } from '@kursbuch/words/crayon';
import type { Act } from '../../parts/bar/Acts.tsx';
import { isWide } from '../../parts/screen.ts';
import { type Drafted, drawPlan } from '../draw/drawPlan.ts';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import type { Face } from './face.ts';

const endTurn = (game: Game, turn: TurnTask, tone: Act['tone']): Act => ({
  key: 'pass',
  label: ui().bar.endTurn,
  tone,
  keyName: tone === 'go' ? ui().bar.keyEnter : ui().bar.keyPass,
  run: () => void game.act(turn.seat, { type: 'endTurn' }),
});

/** What lies ready to be drawn, line by line. */
function drawnLines({ title: { board } }: Game, { segments, costs }: Drafted) {
  const all = segments.map(([from, to], index) => ({ from, to, cost: costs[index] ?? 0 }));
  return piecesOf(board, all, ({ from, to }) => [from, to]).map((piece) => ({
    from: piece[0].from,
    to: (piece.at(-1) ?? piece[0]).to,
    segments: piece.length,
    cost: piece.reduce((sum, { cost }) => sum + cost, 0),
  }));
}

/** A line lies ready to be drawn. */
export function drawnFace(game: Game, turn: TurnTask): Face | null {
  const { drafted, resting } = drawPlan(game);
  // Where the bar stands below the map it must not grow into it while a finger draws there.
  const { value: line } = isWide.value ? drafted : resting;
  if (!line) return null;
  const text = ui().bar;
  const said = words();
  const { title } = game;
  const cash = game.shown.value.purses[line.seat] ?? 0;
  return {
    headline: text.draw,
    line: [
      ...drawnLines(game, line).map(({ from, to, segments, cost }) =>
        text.drawn(said.place(title, from), said.place(title, to), said.segments(segments), said.sum(cost)),
      ),
      text.keeps(said.sum(cash - line.cost)),
    ].join(' '),
    acts: [
      { key: 'shorter', label: text.shorter, tone: 'quiet', run: () => drawPlan(game).shorten() },
      endTurn(game, turn, 'alt'),
      {
        key: 'confirm',
        label: text.drawFor(said.sum(line.cost)),
        tone: 'go',
        keyName: text.keyEnter,
        off: game.draft.value === null,
        run: () => void game.confirm(),
      },
    ],
  };
}

export function buildingFace(game: Game, turn: TurnTask): Face {
  const text = ui().bar;
  const { buildLimit } = figuresOf(game.title, game.shown.value);
  const left = Math.min(buildLimit - turn.spent, game.shown.value.purses[turn.seat] ?? 0);
  const isOpen = drawPlan(game).turn.value !== null && left > 0;
  return {
    headline: left > 0 ? text.draw : text.drawnOut,
    line: isOpen ? text.drawLine : '',
    acts: [endTurn(game, turn, isOpen ? 'alt' : 'go')],
  };
}
