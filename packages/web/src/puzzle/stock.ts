/** The stock of puzzles on this site: a list for each title, and a record for each game they are taken from. */
import { type Puzzle, readPuzzles } from '@kursbuch/puzzles';
import { type GameRecord, isProblem } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';

/** Files of titles, `titles/<title>/puzzles/<name>.json`, by "<title>/<name>". */
const files = new Map<string, string>(
  Object.entries(
    import.meta.glob<string>('../../../titles/*/puzzles/*.json', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => {
    const [title, , name = ''] = path.split('/').slice(-3);
    return [`${title}/${name.replace('.json', '')}`, address] as const;
  }),
);

/** A puzzle, and the title it is about. */
export interface Stocked extends Puzzle {
  readonly title: string;
}

export interface Stock {
  readonly puzzles: readonly Stocked[];
  /** Titles whose list cannot be read, by their names. */
  readonly broken: readonly string[];
}

async function fetched(name: string): Promise<unknown> {
  const address = files.get(name);
  if (address === undefined) return undefined;
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return found.json();
}

/** All puzzles that can be read. A list that is broken leaves the others. */
export async function loadStock(): Promise<Stock> {
  const lists = await Promise.all(
    titles.map(async ({ id, name }) => {
      const puzzles = readPuzzles(await fetched(`${id}/stock`).catch(() => undefined));
      return { id, name, puzzles };
    }),
  );
  return {
    puzzles: lists.flatMap(({ id, puzzles }) => (puzzles ?? []).map((one) => ({ ...one, title: id }))),
    broken: lists.flatMap(({ name, puzzles }) => (puzzles ? [] : [name])),
  };
}

/** The game of a puzzle up to its position; null if it cannot be read. */
export async function positionOf({ title, game, at }: Stocked): Promise<GameRecord | null> {
  const input = await fetched(`${title}/${game}`).catch(() => undefined);
  const record = input === undefined ? null : readRecord(input);
  if (!record || isProblem(record) || record.title !== title || record.actions.length < at) return null;
  return { ...record, actions: record.actions.slice(0, at) };
}
