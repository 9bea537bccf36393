/** What a computer player advises, in the words of crayon games: loaded when somebody asks for a hint. */
import type { CrayonAction } from '@kursbuch/crayon';
import type { Advice } from '@kursbuch/table';
import type { ToldAdvice } from '../../game/shown.ts';
import type { Game } from '../game/game.ts';
import { words } from '../words/index.ts';

export async function adviceOf(game: Game): Promise<(advice: Advice, at: number) => ToldAdvice> {
  return ({ action }, at) => ({
    action: words().describe(game.title, game.stateAt(at), action as CrayonAction),
    reasons: [],
    compared: [],
  });
}
