/** What a computer player advises, in the words of 18xx: loaded when somebody asks for a hint. */

import type { EighteenAdvice } from '@kursbuch/eighteen';
import type { Advice } from '@kursbuch/table';
import { adviceInWords } from '@kursbuch/words/eighteen/advice';
import type { ShownAdvice } from '../../game/shown.ts';
import { vocabulary } from '../../words/index.ts';
import type { Game } from '../game/game.ts';
import { words } from '../words/index.ts';
import { reasonPlaces } from './reasonPlaces.ts';

const text = vocabulary(async (to) =>
  to === 'de'
    ? (await import('@kursbuch/words/eighteen/advice/de')).advice
    : (await import('@kursbuch/words/eighteen/advice/en')).advice,
);

export async function adviceOf(game: Game): Promise<(advice: Advice, at: number) => ShownAdvice> {
  await text.load();
  const { title } = game;
  return (advice, at) => {
    // The host of a game of this family advises in its terms.
    const given = advice as EighteenAdvice;
    const state = game.stateAt(at);
    return {
      ...adviceInWords({ text: text(), words: words(), title, state }, given),
      places: given.reasons.map((reason) => reasonPlaces({ title, state }, given.action, reason)),
    };
  };
}
