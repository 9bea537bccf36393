/** What the terminal takes from a family of games; each is loaded with the first game of it. */
import type { Action, Bot, GameEvent, Step, Table, TableState } from '@kursbuch/table';
import type { LoadedTitle } from '@kursbuch/titles';
import type { Line } from '@kursbuch/words';
import type { Words } from '@kursbuch/words/eighteen';
import type { Labels } from './labels.ts';
import type { Paint } from './paint.ts';
import type { AtTerminal, SeenGame } from './play/atTerminal.ts';

/** A title as the terminal plays it. */
export interface Hosted<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  readonly id: string;
  readonly table: Table<S, A, E>;
  /** A player that takes any of its choices. */
  randomPlayer(seed: string): Bot<S, A>;
  /** What a step is told as, to somebody who saw this state before it. */
  tell(before: S, step: Step<A, E>): readonly Line[];
  atTerminal(game: SeenGame<S>, paint: Paint): AtTerminal;
  roundName(state: S): string;
  tableText(state: S, paint: Paint): string;
  /** What each seat may do that has a choice: as data, and in lines. */
  choices(state: S, labels: Labels): readonly { readonly data: object; readonly lines: readonly string[] }[];
}

/** The titles there are belong to 18xx. */
export async function hostedBy(loaded: LoadedTitle, words: Words) {
  const { eighteenHosted } = await import('./eighteen/hosted.ts');
  return eighteenHosted(loaded, words);
}
