/** Track in the making: what it costs, what is left, and the end of the turn. */
import { figuresOf, type TurnTask } from '@kursbuch/crayon';
import type { Act } from '../../parts/bar/Acts.tsx';
import { drawPlan } from '../draw/drawPlan.ts';
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

/** A line lies ready to be drawn. */
export function drawnFace(game: Game, turn: TurnTask): Face | null {
  const { drafted } = drawPlan(game);
  const { value: line } = drafted;
  if (!line) return null;
  const text = ui().bar;
  const said = words();
  const { title } = game;
  const [first] = line.segments;
  const end = line.segments.at(-1)?.[1] ?? 0;
  const cash = game.shown.value.purses[line.seat] ?? 0;
  return {
    headline: text.draw,
    line: [
      text.drawn(
        said.place(title, first?.[0] ?? 0),
        said.place(title, end),
        said.segments(line.segments.length),
        said.sum(line.cost),
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
    headline: text.draw,
    line: isOpen ? text.drawLine : '',
    acts: [endTurn(game, turn, isOpen ? 'alt' : 'go')],
  };
}
