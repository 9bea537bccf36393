/** A crayon game as the machine knows it. */
import { wanderer } from '@kursbuch/bots';
import { crayonPlayers } from '@kursbuch/bots/crayon/players';
import type { CrayonAction, CrayonEvent, CrayonState } from '@kursbuch/crayon';
import type { CrayonTitle, EntryOf } from '@kursbuch/titles';
import { type Language, languages } from '@kursbuch/words';
import { type Words, wordsFor } from '@kursbuch/words/crayon';
import { spare } from '../grammar.ts';
import type { Subject } from '../machine.ts';
import { tablesOf } from '../tables.ts';
import { logChecks } from './log.ts';
import { type CrayonCheck, namesOf, type Spoken } from './told.ts';

export type CrayonSubject = Subject<CrayonState, CrayonAction, CrayonEvent>;

/** Games of players who take anything may never end; by then they have seen all there is. */
const LONGEST = 6000;

async function spokenOf(entry: EntryOf<CrayonTitle>): Promise<Spoken & { loaded: CrayonTitle }> {
  const loaded = await entry.load();
  const words = Object.fromEntries(
    await Promise.all(languages.map(async (one) => [one, await wordsFor(one, [entry.id])] as const)),
  ) as Record<Language, Words>;
  await Promise.all(languages.map((one) => words[one].loadOptions()));
  return { loaded, title: loaded.title, table: loaded.table, words };
}

export async function crayonSubject(
  entry: EntryOf<CrayonTitle>,
  ofTitle: (spoken: Spoken) => readonly CrayonCheck[] = () => [],
  lying: (spoken: Spoken) => Spoken = (spoken) => spoken,
): Promise<CrayonSubject> {
  const honest = await spokenOf(entry);
  const { loaded } = honest;
  const spoken = lying(honest);
  spare(namesOf(honest));
  return {
    id: entry.id,
    table: loaded.table,
    players: entry.players,
    tables: tablesOf(entry),
    random: (seed) => wanderer(loaded.title, seed),
    thinkers: crayonPlayers(loaded).filter(({ name }) => name === 'calm' || name === 'steady'),
    longest: LONGEST,
    speak: async () => {},
    checks: [...logChecks(spoken), ...ofTitle(spoken)],
  };
}
