/** How games were played, in figures: those of computer players, and those of people beside them. */
import { isRefusal, playEntry } from '@kursbuch/table';
import { estimate } from './estimates.ts';
import type { GameFile } from './gameFile.ts';

/** What is told of one game. Plain data: it travels from workers. */
export interface Profile {
  /** Figures by name, in the order they are told; undefined where there was nothing to count. */
  readonly figures: Readonly<Record<string, number | undefined>>;
  /** What was done at first, so that games can be told apart by it. */
  readonly opening: string;
}

/** The profile of a game in a file, as far as our table plays it. */
export function profileIn({ hosted, start, steps }: GameFile): Profile {
  const profiling = hosted.profile(start);
  let before = start;
  for (const { actions, state, problem } of steps()) {
    if (problem !== undefined) break;
    for (const entry of actions) {
      const outcome = playEntry(hosted.table, before, entry);
      if (isRefusal(outcome)) break;
      profiling.see(before, entry, outcome.events, outcome.state);
      before = outcome.state;
    }
    // What is taken back in a public game is no action of ours.
    before = state;
  }
  return { figures: profiling.figures(), opening: profiling.opening() };
}

/** A line for each figure under a line of heads: a column for each group of games. */
export function profileLines(
  groups: readonly { readonly name: string; readonly profiles: readonly Profile[] }[],
): readonly string[] {
  const names = [
    ...new Set(groups.flatMap(({ profiles }) => profiles.flatMap((one) => Object.keys(one.figures)))),
  ];
  const rows = [
    ['', ...groups.map(({ name, profiles }) => `${name} (${profiles.length})`)],
    ...names.map((name) => [name, ...groups.map(({ profiles }) => told(profiles, name))]),
    ['different openings', ...groups.map(({ profiles }) => String(differentOpenings(profiles)))],
  ];
  return inColumns(rows);
}

/** Rows of cells as lines, each column as wide as its widest cell. */
export function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The mean of a figure over the games that have it, and how far it may be off. */
function told(profiles: readonly Profile[], name: string): string {
  const values = profiles.flatMap(({ figures }) => figures[name] ?? []);
  if (values.length === 0) return '–';
  const { mean, margin } = estimate(values);
  const digits = Math.abs(mean) < 100 ? 2 : 0;
  return `${mean.toFixed(digits)} ± ${margin.toFixed(digits)}`;
}

const differentOpenings = (profiles: readonly Profile[]): number =>
  new Set(profiles.map(({ opening }) => opening)).size;
