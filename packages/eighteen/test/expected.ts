/** What tests of all titles expect of each: a title says so itself, in `test/expected.ts` of its folder. */
import type { EighteenAction } from '../src/index.ts';

export interface Expected {
  /** So many homes are kept on its maps. */
  readonly homes: number;
  /** What everybody is asked, but some only long after they know the game: the guide speaks up again when it comes. */
  readonly laterDecisions: readonly string[];
  /** What is done in its random games beside what is done at every table, and the ways they end. */
  readonly actions: readonly EighteenAction['type'][];
  readonly causes: readonly string[];
  /** Nothing but track, stops and the length of a train decides what a run may be. */
  readonly hasPlainRuns: boolean;
  /** Random games that are played with every check, and the options they have. */
  readonly simulated: readonly { readonly games: number; readonly options: readonly string[] }[];
  /** What must happen in so many games, beside what the title is about anyway. */
  readonly seldom: readonly string[];
}
