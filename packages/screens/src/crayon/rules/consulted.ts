/** What the family knows about its rules beside their words: loaded when somebody opens them. */
import type { Consulted } from '../../game/shown.ts';
import { vocabulary } from '../../words/index.ts';
import { askedFor, decisionOf } from '../decisions/decision.ts';
import type { Game } from '../game/game.ts';
import { rulesFor } from './rulesNow.ts';

/** Words for one and the same thing. */
const otherWords = vocabulary(async (book) => (await book.screens.crayon.otherWords()).otherWords);

export async function consultedOf(game: Game): Promise<Consulted> {
  const [cases] = await Promise.all([game.look.rules(), otherWords.load()]);
  return {
    now: () => {
      if (game.now.value.result) return rulesFor(cases, 'over');
      return rulesFor(cases, game.isPast.value ? decisionOf(game.shown.value) : askedFor(game));
    },
    otherWords,
  };
}
