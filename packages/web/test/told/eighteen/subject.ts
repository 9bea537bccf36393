/** An 18xx title as the machine knows it: its tables, its players, and the checks of the family. */
import { allVoices, eighteenVoices } from '@kursbuch/titles';
import '../page.ts';
import { brainOf, eighteenHabits, randomPlayer } from '@kursbuch/bots';
import { eighteenPlayers } from '@kursbuch/bots/eighteen/players';
import type { EighteenAction, EighteenEvent, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import type { EntryOf } from '@kursbuch/titles';
import { inEveryLanguage, type Language, languages } from '@kursbuch/words';
import { type Words, wordsFor } from '@kursbuch/words/eighteen';
import { type AdviceText, adviceFor } from '@kursbuch/words/eighteen/advice';
import { spare } from '../grammar.ts';
import type { Subject } from '../machine.ts';
import { panelCheck } from '../panels.ts';
import { refusalCheck } from '../refusals.ts';
import { screenOf } from '../screen.ts';
import { tablesOf } from '../tables.ts';
import { type Bar, barCheck } from './bar.ts';
import { choiceChecks } from './choices.ts';
import { guideCheck } from './guide.ts';
import { hintCheck } from './hints.ts';
import { logChecks } from './log.ts';
import { partLook } from './panels.ts';
import { type EighteenScreen, namesOf, type OwnTruth, type Spoken } from './told.ts';

export type EighteenSubject = Subject<EighteenState, EighteenAction, EighteenEvent>;

/** What a test puts in the place of what is really told, to see it found. */
export interface Lies {
  spoken?(honest: Spoken): Spoken;
  screen?(honest: EighteenScreen): EighteenScreen;
  readonly bar?: Bar;
}

/** The words of a title in every language. */
export async function spokenOf(entry: EntryOf<LoadedEighteen>): Promise<Spoken & { loaded: LoadedEighteen }> {
  const loaded = await entry.load();
  const words = Object.fromEntries(
    await Promise.all(
      languages.map(async (one) => [one, await wordsFor(one, eighteenVoices(entry.id))] as const),
    ),
  ) as Record<Language, Words>;
  await Promise.all(languages.map((one) => words[one].loadOptions(allVoices)));
  return { loaded, title: loaded.title, table: loaded.table, words };
}

/** How advice is told at its tables, in every language. */
export const textsOf = (id: string): Promise<Readonly<Record<Language, AdviceText>>> =>
  inEveryLanguage((book) => adviceFor(book, eighteenVoices(id)));

export async function eighteenSubject(
  entry: EntryOf<LoadedEighteen>,
  ofTitle: OwnTruth = {},
  { spoken: bent, screen: seen, bar }: Lies = {},
): Promise<EighteenSubject> {
  const honest = await spokenOf(entry);
  const { loaded } = honest;
  const spoken = bent?.(honest) ?? honest;
  spare(namesOf(honest));
  const screen = await screenOf<EighteenState, EighteenAction, EighteenEvent>(entry.id);
  const advising = { brain: await brainOf(loaded), texts: await textsOf(entry.id) };
  const habits = await eighteenHabits(loaded);
  return {
    id: entry.id,
    table: loaded.table,
    players: entry.players,
    tables: tablesOf(entry),
    random: (seed) => randomPlayer(habits, seed),
    thinkers: (await eighteenPlayers(loaded)).filter(({ name }) => name === 'calm' || name === 'steady'),
    speak: screen.speak,
    checks: [
      ...logChecks(spoken, ofTitle),
      ...choiceChecks(spoken),
      barCheck(spoken, screen, ofTitle, bar),
      panelCheck(loaded.table, seen?.(screen) ?? screen, partLook(spoken, ofTitle)),
      hintCheck(spoken, advising),
      refusalCheck({
        table: loaded.table,
        said: (language, state, refusal) => spoken.words[language].refusal(loaded.title, state, refusal),
        strange: namesOf(honest).filter((name) => /\d/.test(name)),
      }),
      guideCheck(spoken, screen, ofTitle),
    ],
  };
}
