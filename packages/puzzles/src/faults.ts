/** Puzzles proved again from their games: what does not hold, one sentence each. */
import {
  type GameRecord,
  type LoadedTitle,
  replay,
  sameData,
  type Table,
  type TableState,
} from '@kursbuch/table';
import { kindsOf } from './kinds.ts';
import { levelOf, type Proof, type Puzzle } from './puzzle.ts';

/** What is written down of a proof, in one order. */
const written = (kind: string, proof: Proof): string => {
  const { best, ways, next, near, compared, effort, first, answer } = proof;
  return JSON.stringify({
    best,
    ways,
    next,
    near,
    compared,
    effort,
    first,
    answer,
    level: levelOf(kind, proof),
  });
};

export async function faultsIn(
  loaded: LoadedTitle,
  puzzles: readonly Puzzle[],
  /** The games they are taken from, by name. */
  games: ReadonlyMap<string, GameRecord>,
): Promise<readonly string[]> {
  const table = loaded.table as unknown as Table<TableState, never, never>;
  const kinds = new Map((await kindsOf(loaded)).map((kind) => [kind.name, kind]));
  const found: string[] = [];
  for (const game of new Set(puzzles.map((one) => one.game))) {
    const record = games.get(game);
    if (!record) {
      found.push(`there is no game ${game}`);
      continue;
    }
    const states: TableState[] = [];
    const { refusal } = replay(table, record, { onState: (state) => states.push(state) });
    if (refusal) found.push(`game ${game}: action ${refusal.index} is refused, ${refusal.refusal.reason}`);
    for (const puzzle of puzzles.filter((one) => one.game === game)) {
      const { id, at, kind: name, best, answer, level } = puzzle;
      const [state, kind] = [states[at], kinds.get(name)];
      if (!state || !kind) {
        found.push(`${id}: there is no such position, or no such kind`);
        continue;
      }
      const isAsked = kind
        .questions(loaded, state)
        .some((one) =>
          sameData([one.seat, one.company, one.place], [puzzle.seat, puzzle.company, puzzle.place]),
        );
      if (!isAsked) found.push(`${id}: nobody is asked that there`);
      const proof = kind.prove(loaded, state, puzzle);
      const told = proof ? written(name, proof) : 'nothing';
      if (told !== written(name, puzzle)) found.push(`${id}: ${written(name, puzzle)}; proved: ${told}`);
      if (level !== levelOf(name, puzzle)) found.push(`${id}: its level is not ${level}`);
      if (kind.worth(loaded, state, puzzle, answer) !== best)
        found.push(`${id}: its answer is not worth ${best}`);
    }
  }
  return found;
}
