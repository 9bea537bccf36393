/** A crayon game as the machine knows it. */
import { allVoices, crayonVoices } from '@kursbuch/titles';
import '../page.ts';
import { brainOf, crayonHabits, randomPlayer, wanderer } from '@kursbuch/bots';
import { crayonPlayers } from '@kursbuch/bots/crayon/players';
import type { CrayonAction, CrayonEvent, CrayonState, LoadedCrayon } from '@kursbuch/crayon';
import type { EntryOf } from '@kursbuch/titles';
import { inEveryLanguage, type Language, languages } from '@kursbuch/words';
import { type Words, wordsFor } from '@kursbuch/words/crayon';
import { adviceFor } from '@kursbuch/words/crayon/advice';
import { spare } from '../grammar.ts';
import type { Subject } from '../machine.ts';
import { panelCheck } from '../panels.ts';
import { refusalCheck } from '../refusals.ts';
import { screenOf } from '../screen.ts';
import { tablesOf } from '../tables.ts';
import { type Bar, barCheck } from './bar.ts';
import { choiceChecks } from './choices.ts';
import { hintCheck } from './hints.ts';
import { logChecks } from './log.ts';
import { partLook } from './panels.ts';
import { namesOf, type Spoken } from './told.ts';

export type CrayonSubject = Subject<CrayonState, CrayonAction, CrayonEvent>;

/** What a test puts in the place of what is really told, to see it found. */
export interface Lies {
  spoken?(honest: Spoken): Spoken;
  readonly bar?: Bar;
}

/** Games of players who take anything may never end; by then they have seen all there is. */
const LONGEST = 900;

async function spokenOf(entry: EntryOf<LoadedCrayon>): Promise<Spoken & { loaded: LoadedCrayon }> {
  const loaded = await entry.load();
  const words = Object.fromEntries(
    await Promise.all(
      languages.map(async (one) => [one, await wordsFor(one, crayonVoices(entry.id))] as const),
    ),
  ) as Record<Language, Words>;
  await Promise.all(languages.map((one) => words[one].loadOptions(allVoices)));
  return { loaded, title: loaded.title, table: loaded.table, words };
}

export async function crayonSubject(
  entry: EntryOf<LoadedCrayon>,
  { spoken: bent, bar }: Lies = {},
): Promise<CrayonSubject> {
  const honest = await spokenOf(entry);
  const { loaded } = honest;
  const spoken = bent?.(honest) ?? honest;
  spare(namesOf(honest));
  const screen = await screenOf<CrayonState, CrayonAction, CrayonEvent>(entry.id);
  return {
    id: entry.id,
    table: loaded.table,
    players: entry.players,
    tables: tablesOf(entry),
    // Whoever follows a plan delivers and comes to an end, and whoever takes anything is where nobody else gets.
    random: (seed, game) =>
      game % 4 === 0 ? wanderer(loaded.title, seed) : randomPlayer(crayonHabits(loaded.title), seed),
    thinkers: crayonPlayers(loaded).filter(({ name }) => name === 'calm' || name === 'steady'),
    longest: LONGEST,
    speak: screen.speak,
    checks: [
      ...logChecks(spoken),
      ...choiceChecks(spoken),
      barCheck(spoken, screen, bar),
      panelCheck(loaded.table, screen, partLook(spoken)),
      hintCheck(spoken, {
        brain: await brainOf(loaded),
        texts: await inEveryLanguage((book) => adviceFor(book)),
      }),
      refusalCheck({
        table: loaded.table,
        said: (language, state, refusal) => spoken.words[language].refusal(loaded.title, state, refusal),
        strange: namesOf(honest).filter((name) => /\d/.test(name)),
      }),
    ],
  };
}
