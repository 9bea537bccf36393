/** Another train in the hand: what it can do and what it costs. */
import { changeTo, figuresOf, type TurnTask } from '@kursbuch/crayon';
import type { ActionOf, Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

/** What a change costs now, or nothing where it cannot be made. */
export function changeCost(game: Game, turn: TurnTask, train: string): number | null {
  const change = changeTo(game.title, game.shown.value, turn.seat, turn, train);
  return 'reason' in change ? null : change.cost;
}

export function trainLine(game: Game, turn: TurnTask, { train }: ActionOf<'changeTrain'>): string {
  const said = words();
  const { title } = game;
  const { speed } = figuresOf(title, game.shown.value);
  return ui().bar.trainLine(
    said.trainKind(title, train),
    said.steps(speed[train] ?? 0),
    title.trains.get(train)?.capacity ?? 0,
    said.sum(changeCost(game, turn, train) ?? 0),
  );
}
