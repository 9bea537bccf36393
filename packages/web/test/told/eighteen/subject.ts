/** An 18xx title as the machine knows it: its tables, its players, and the checks of the family. */
import { eighteenHabits, randomPlayer } from '@kursbuch/bots';
import { eighteenPlayers } from '@kursbuch/bots/eighteen/players';
import type { EighteenEvent, EighteenState } from '@kursbuch/eighteen';
import type { EighteenAction, EighteenTitle, EntryOf } from '@kursbuch/titles';
import { type Language, languages } from '@kursbuch/words';
import { type Words, wordsFor } from '@kursbuch/words/eighteen';
import { spare } from '../grammar.ts';
import type { Subject } from '../machine.ts';
import { tablesOf } from '../tables.ts';
import { logChecks } from './log.ts';
import { type EighteenCheck, namesOf, type Spoken } from './told.ts';

export type EighteenSubject = Subject<EighteenState, EighteenAction, EighteenEvent>;

/** The words of a title in every language. */
export async function spokenOf(entry: EntryOf<EighteenTitle>): Promise<Spoken & { loaded: EighteenTitle }> {
  const loaded = await entry.load();
  const words = Object.fromEntries(
    await Promise.all(languages.map(async (one) => [one, await wordsFor(one, [entry.id])] as const)),
  ) as Record<Language, Words>;
  await Promise.all(languages.map((one) => words[one].loadOptions()));
  return { loaded, title: loaded.title, table: loaded.table, words };
}

/** `ofTitle` are the checks that only this title has. */
export async function eighteenSubject(
  entry: EntryOf<EighteenTitle>,
  ofTitle: (spoken: Spoken) => readonly EighteenCheck[] = () => [],
  lying: (spoken: Spoken) => Spoken = (spoken) => spoken,
): Promise<EighteenSubject> {
  const honest = await spokenOf(entry);
  const { loaded } = honest;
  const spoken = lying(honest);
  spare(namesOf(honest));
  const habits = eighteenHabits(loaded.title);
  return {
    id: entry.id,
    table: loaded.table,
    players: entry.players,
    tables: tablesOf(entry),
    random: (seed) => randomPlayer(habits, seed),
    thinkers: (await eighteenPlayers(loaded)).filter(({ name }) => name === 'calm' || name === 'steady'),
    speak: async () => {},
    checks: [...logChecks(spoken), ...ofTitle(spoken)],
  };
}
