/** What a computer player advises, in the words of 18xx: loaded when somebody asks for a hint. */

import { companyTurnOf, type EighteenAdvice } from '@kursbuch/eighteen';
import type { Advice } from '@kursbuch/table';
import { type AdviceText, adviceFor, adviceInWords } from '@kursbuch/words/eighteen/advice';
import type { ShownAdvice } from '../../game/shown.ts';
import { vocabulary } from '../../words/index.ts';
import type { Game } from '../game/game.ts';
import { words } from '../words/index.ts';
import { reasonPlaces } from './reasonPlaces.ts';

/** By title: each has reasons of its own. */
const texts = new Map<string, ReturnType<typeof vocabulary<AdviceText>>>();

function textOf({ title: { id }, look: { voices } }: Game) {
  const text = texts.get(id) ?? vocabulary((book) => adviceFor(book, { [id]: voices }));
  texts.set(id, text);
  return text;
}

export async function adviceOf(game: Game): Promise<(advice: Advice, at: number) => ShownAdvice> {
  const { title } = game;
  const text = textOf(game);
  await text.load();
  return (advice, at) => {
    // The host of a game of this family advises in its terms.
    const given = advice as EighteenAdvice;
    const state = game.stateAt(at);
    return {
      ...adviceInWords({ text: text(), words: words(), title, state }, given),
      places: given.reasons.map((reason) => reasonPlaces({ title, state }, given.action, reason)),
      decidedFor: companyTurnOf(state)?.company ?? null,
    };
  };
}
