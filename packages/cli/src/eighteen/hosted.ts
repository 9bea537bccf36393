/** A title of 18xx as the terminal plays it. */
import { eighteenHabits, randomPlayer } from '@kursbuch/bots';
import type { EighteenEvent, EighteenState } from '@kursbuch/eighteen';
import type { EighteenAction, EighteenTitle } from '@kursbuch/titles';
import type { Words } from '@kursbuch/words/eighteen';
import type { Hosted } from '../families.ts';
import { eighteenAtTerminal } from './atTerminal.ts';
import { choicesOf, choicesText } from './choices.ts';
import { eighteenSpeech } from './speech.ts';
import { tableText } from './tableText.ts';

export const eighteenHosted = (
  loaded: EighteenTitle,
  words: Words,
): Hosted<EighteenState, EighteenAction, EighteenEvent> => ({
  id: loaded.title.id,
  table: loaded.table,
  randomPlayer: (seed) => randomPlayer(eighteenHabits(loaded.title), seed),
  tell(before, { seat, action, events }) {
    const told = words.tell(loaded.title, before, events, seat);
    // Some steps are left without an event: then the action itself is the news.
    const silent = !told.some((line) => line.heading === undefined);
    return silent && action ? [words.actionLine(loaded.title, before, seat, action), ...told] : told;
  },
  atTerminal: (game, paint) => eighteenAtTerminal(loaded, game, words, paint),
  roundName: ({ round }) => words.roundName(round),
  tableText: (state, paint) => tableText(eighteenSpeech(words), loaded.title, state, paint),
  choices: (state, labels) =>
    choicesOf(loaded, state).map((data) => ({
      data,
      lines: choicesText(eighteenSpeech(words), labels, loaded, state, data),
    })),
});
