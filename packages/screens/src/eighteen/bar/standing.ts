/** Standing instructions of the game on the screen, in words. */

import type { EighteenAction } from '@kursbuch/eighteen';
import type { Given, Instruction, Seat } from '@kursbuch/table';
import * as standing from '@kursbuch/words/eighteen/standing';
import { vocabulary } from '../../words/index.ts';
import type { Game } from '../game/game.ts';
import { words } from '../words/index.ts';

/** To be loaded before they are told. */
export const standingText = vocabulary(async (book) => (await book.eighteen.standing()).standing);

const telling = (game: Game): standing.Telling => ({
  text: standingText(),
  words: words(),
  title: game.title,
  state: game.now.value,
  nameOf: (seat) => game.sitter(seat).name,
  isAction: (action): action is EighteenAction => action.type in game.decisions.actions,
});

/** An instruction that could be given: what its button says, and what it means. */
export const proposed = (game: Game, instruction: Instruction) =>
  standing.proposed(telling(game), instruction);

/** One that was given, or why it has ended. Where one person looks at the screen he is spoken to. */
export const told = (game: Game, seat: Seat, given: Given) =>
  standing.told(telling(game), game.eye.value === seat ? null : game.sitter(seat).name, given);
