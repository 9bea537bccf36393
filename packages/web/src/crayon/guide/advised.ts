/** What a computer player advises, in the words of crayon games: loaded when somebody asks for a hint. */
import type { CrayonAdvice } from '@kursbuch/crayon';
import type { Advice } from '@kursbuch/table';
import type { ToldAdvice } from '@kursbuch/words';
import { adviceInWords } from '@kursbuch/words/crayon/advice';
import { vocabulary } from '../../words/index.ts';
import type { Game } from '../game/game.ts';
import { words } from '../words/index.ts';

const text = vocabulary(async (to) =>
  to === 'de'
    ? (await import('@kursbuch/words/crayon/advice/de')).advice
    : (await import('@kursbuch/words/crayon/advice/en')).advice,
);

export async function adviceOf(game: Game): Promise<(advice: Advice, at: number) => ToldAdvice> {
  await text.load();
  // The host of a game of this family advises in its terms.
  return (advice, at) =>
    adviceInWords(
      { text: text(), words: words(), title: game.title, state: game.stateAt(at) },
      advice as CrayonAdvice,
    );
}
