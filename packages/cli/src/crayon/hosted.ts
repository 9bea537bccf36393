/** A crayon game as the terminal plays it. */
import { wanderer } from '@kursbuch/bots';
import type { CrayonAction, CrayonEvent, CrayonState, LoadedCrayon } from '@kursbuch/crayon';
import { conservation } from '@kursbuch/table';
import { crayonVoices } from '@kursbuch/titles';
import { type Language, newsOf } from '@kursbuch/words';
import { wordsFor } from '@kursbuch/words/crayon';
import type { Hosted } from '../families.ts';
import { asksFirst } from './asksFirst.ts';
import { crayonAtTerminal } from './atTerminal.ts';
import { choicesOf, choicesText } from './choices.ts';
import { profiling } from './profile.ts';
import { crayonSpeech } from './speech.ts';
import { tableText } from './tableText.ts';

/** Games of random players come to their end in 500 to 1,500 actions; one that does not is left. */
const LONGEST = 6000;

/** Seldom, and must happen all the same. */
const COUNTED: ReadonlySet<string> = new Set([
  ...['delivered', 'incidentDrawn', 'loadLost', 'segmentsLost', 'goodExpired', 'deckShuffled'],
  ...['trainChanged', 'rateAgreed', 'supplyPromised', 'promiseKept', 'wealthTold', 'debtMade'],
]);

export async function crayonHosted(
  loaded: LoadedCrayon,
  language: Language,
): Promise<Hosted<CrayonState, CrayonAction, CrayonEvent>> {
  const { family, game, table, title } = loaded;
  const words = await wordsFor(language, crayonVoices(title.id));
  const speech = crayonSpeech(words);
  return {
    family,
    id: title.id,
    table,
    longest: LONGEST,
    randomPlayer: (seed) => wanderer(title, seed),
    watch: (start) => ({ breaches: conservation(game, start) }),
    profile: profiling,
    asksFirst,
    counted: ({ type }) => (COUNTED.has(type) ? type : undefined),
    tell(before, { seat, action, events }) {
      return newsOf(words.tell(title, before, events, seat), () =>
        action ? words.actionLine(title, before, seat, action) : null,
      );
    },
    refusal: (state, refusal) => words.refusal(title, state, refusal),
    atTerminal: (seen, paint) => crayonAtTerminal(loaded, seen, speech, paint),
    roundName: ({ round }) => words.roundName(round),
    tableText: (state, paint) => tableText(speech, title, state, paint),
    choices: (state, labels) =>
      choicesOf(loaded, state).map((data) => ({
        data,
        lines: choicesText(speech, labels, loaded, state, data),
      })),
  };
}
