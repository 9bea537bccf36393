/** What a computer player advises, in the words of crayon games: loaded when somebody asks for a hint. */
import type { CrayonAdvice } from '@kursbuch/crayon';
import type { Advice } from '@kursbuch/table';
import { adviceFor, adviceInWords } from '@kursbuch/words/crayon/advice';
import type { ShownAdvice } from '../../game/shown.ts';
import { vocabulary } from '../../words/index.ts';
import type { Game } from '../game/game.ts';
import { words } from '../words/index.ts';
import { reasonPlaces } from './reasonPlaces.ts';

const text = vocabulary(adviceFor);

export async function adviceOf(game: Game): Promise<(advice: Advice, at: number) => ShownAdvice> {
  await text.load();
  const { title } = game;
  return (advice, at) => {
    // The host of a game of this family advises in its terms.
    const given = advice as CrayonAdvice;
    const state = game.stateAt(at);
    return {
      ...adviceInWords({ text: text(), words: words(), title, state }, given),
      places: given.reasons.map((reason) => reasonPlaces(reason)),
      decidedFor: null,
    };
  };
}
