/** What a puzzle is, whatever its game: a question about a position, and what is proved of its answer. Plain JSON. */
import type { Action, LoadedTitle, Seat, TableState } from '@kursbuch/table';

/** From easy to hard. */
type Level = 1 | 2 | 3;

/** What is asked of a seat in a position. */
export interface Question {
  readonly kind: string;
  readonly seat: Seat;
  /** The company it is about, where the game has companies. */
  readonly company?: string;
  /** The place it is about. */
  readonly place?: string;
}

/** What is proved of a question. */
export interface Proof {
  /** What the best answer is worth. No answer is worth more, or, where the least is asked for, less. */
  readonly best: number;
  /** How many different answers are worth that. */
  readonly ways: number;
  /** What the next best answer is worth; null if there is no other. */
  readonly next: number | null;
  /** Answers that are worth less than the best, but not much less. */
  readonly near: number;
  /** How many answers were compared. */
  readonly compared: number;
  /** What it took to find and prove, in steps of the search. */
  readonly effort: number;
  /** What would be without an answer, or what the answer that comes to mind first is worth: to measure others by. */
  readonly first: number;
  /** One of the best answers: what the seat does. */
  readonly answer: readonly Action[];
}

/** A puzzle of the stock. */
export interface Puzzle extends Question, Proof {
  readonly id: string;
  /** The game it is taken from, and how many of its actions lead to the position. */
  readonly game: string;
  readonly at: number;
  readonly level: Level;
  /** Its place in the row of the days. */
  readonly day: number;
}

/** A kind of question that can be asked in the games of a family. */
export interface PuzzleKind<L = LoadedTitle, S extends TableState = TableState> {
  readonly name: string;
  readonly goal: 'most' | 'least';
  /** What can be asked at this table. */
  questions(loaded: L, state: S): readonly Question[];
  /** Everything that could be answered, compared; null where that would take too long, or where nothing is to be found. */
  prove(loaded: L, state: S, question: Question): Proof | null;
  /** What doing this is worth as an answer; null: it is none. */
  worth(loaded: L, state: S, question: Question, actions: readonly Action[]): number | null;
}

/** How many in a hundred an answer may be worth less than the best to be a near miss. */
const NEAR = 10;

export const isNear = (best: number, worth: number): boolean =>
  worth !== best && Math.abs(best - worth) * 100 <= Math.abs(best) * NEAR;

/** Answers with their worth, the best of them counted. */
export function compared(
  goal: PuzzleKind['goal'],
  worths: readonly number[],
): Pick<Proof, 'best' | 'ways' | 'next' | 'near' | 'compared'> | null {
  const sorted = [...worths].sort((one, other) => (goal === 'most' ? other - one : one - other));
  const [best] = sorted;
  if (best === undefined) return null;
  const next = sorted.find((worth) => worth !== best);
  return {
    best,
    ways: sorted.filter((worth) => worth === best).length,
    next: next ?? null,
    near: sorted.filter((worth) => isNear(best, worth)).length,
    compared: sorted.length,
  };
}

/** Each doubling of the effort counts once, each doubling of the near misses twice: they are what misleads. */
const toil = ({ effort, near }: Pick<Proof, 'effort' | 'near'>): number =>
  Math.log2(1 + effort) + 2 * Math.log2(1 + near);

/** From so much toil on a puzzle of a kind is of the second and of the third level: a third of all games' puzzles each. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  bestRun: [9, 12],
  bestTile: [10, 18],
  bestStation: [8, 11],
  mostBySelling: [5, 8],
  outOfTrains: [4.5, 6.5],
  cheapestLine: [25, 28],
  bestPlan: [17, 19],
};
const USUAL_STEPS = [9, 12] as const;

export function levelOf(kind: string, proof: Pick<Proof, 'effort' | 'near'>): Level {
  const measured = toil(proof);
  const [second, third] = STEPS[kind] ?? USUAL_STEPS;
  return measured < second ? 1 : measured < third ? 2 : 3;
}
