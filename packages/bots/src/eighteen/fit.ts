/** Weights from games that were played to their end: least squares, with a little pull to what the forecast would say. */
import type { EighteenState } from '@kursbuch/eighteen';
import type { Outlook } from './forecast.ts';
import { type LeafWeights, TEN, TERMS, type Term, termsOf } from './leaf.ts';

/** The terms of a table at some moment of a game, and what everybody was worth in the end. */
export interface Sample {
  readonly rounds: number;
  /** By seat, each in the order of the terms. */
  readonly seats: readonly (readonly number[])[];
  readonly end: readonly number[];
}

/** Keeps what a game looked like whenever a round began, and tells it once the end is known. */
export function watching(outlook: Omit<Outlook, 'state'>) {
  const seen: Omit<Sample, 'end'>[] = [];
  let last = '';
  return {
    look(state: EighteenState): void {
      const { kind, set, number } = state.round;
      const round = `${kind} ${set} ${number}`;
      if (round !== last && !state.result && (kind === 'stock' || kind === 'operating')) {
        const { rounds, seats } = termsOf({ ...outlook, state });
        seen.push({ rounds, seats: seats.map((terms) => TERMS.map((term) => terms[term])) });
      }
      last = round;
    },
    samples: (end: readonly number[]): readonly Sample[] => seen.map((sample) => ({ ...sample, end })),
  };
}

/** How far off a sample may be counts against it: so much at the end, and so much more a round. */
const OFF = 300;
const OFF_ROUND = 120;
/** How the forecast weighs the terms: what is seldom seen in games stays near that. */
const PRIOR: Readonly<Record<Term, number>> = {
  cash: 1,
  dividends: 0.4,
  runs: 0.5,
  shares: 1,
  rise: 0.8,
  begun: 1,
  help: -0.8,
  treasury: 0.1,
  privates: 0.5,
};
const PRIORS: readonly number[] = [...TERMS.map((term) => PRIOR[term]), ...TERMS.map(() => 0)];
/** The pull to it, in parts of a term's own size. */
const PULL = 0.02;

/** Only what somebody has beyond the others counts: a row for each seat, with what it came to. */
function* rowsOf({ rounds, seats, end }: Sample) {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const ends = mean(end);
  const means = TERMS.map((_, term) => mean(seats.map((terms) => terms[term] ?? 0)));
  for (const [seat, terms] of seats.entries()) {
    const own = terms.map((value, term) => value - (means[term] ?? 0));
    yield { row: [...own, ...own.map((value) => (value * rounds) / TEN)], came: (end[seat] ?? 0) - ends };
  }
}

/** Solve a system of linear equations (Gauss, largest pivot first). */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const count = rows.length;
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let step = 0; step < count; step++) {
    let pivot = step;
    for (let row = step + 1; row < count; row++)
      if (Math.abs(at(row, step)) > Math.abs(at(pivot, step))) pivot = row;
    const [one, other] = [rows[step] ?? [], rows[pivot] ?? []];
    [rows[step], rows[pivot]] = [other, one];
    for (let row = 0; row < count; row++) {
      if (row === step) continue;
      const factor = at(row, step) / at(step, step);
      rows[row] = (rows[row] ?? []).map((value, column) => value - factor * at(step, column));
    }
  }
  return rows.map((_, index) => at(index, count) / at(index, index));
}

/** What a row comes to by some weights. */
const told = (row: readonly number[], weights: readonly number[]): number =>
  row.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);

/** The weights with which the terms come nearest to what was. */
export function fitted(samples: readonly Sample[]): LeafWeights {
  const size = 2 * TERMS.length;
  const data = samples.flatMap((sample) => {
    const weight = 1 / (OFF + OFF_ROUND * sample.rounds) ** 2;
    return [...rowsOf(sample)].map((one) => ({ ...one, weight, rounds: sample.rounds }));
  });
  const scale = Array.from({ length: size }, (_, column) =>
    Math.sqrt(data.reduce((sum, { row }) => sum + (row[column] ?? 0) ** 2, 0) / data.length || 1),
  );
  const total = data.reduce((sum, { weight }) => sum + weight, 0);
  const matrix = scale.map((_, one): number[] => scale.map((_, other) => (one === other ? PULL : 0)));
  const right = scale.map(() => 0);
  for (const { row, came, weight } of data) {
    const left = came - told(row, PRIORS);
    for (let one = 0; one < size; one++) {
      const value = ((row[one] ?? 0) / (scale[one] ?? 1)) * (weight / total);
      right[one] = (right[one] ?? 0) + value * left;
      const line = matrix[one] ?? [];
      for (let other = 0; other < size; other++)
        line[other] = (line[other] ?? 0) + value * ((row[other] ?? 0) / (scale[other] ?? 1));
    }
  }
  const found = solved(matrix, right).map(
    (value, index) => (PRIORS[index] ?? 0) + value / (scale[index] ?? 1),
  );
  const part = (from: number) =>
    Object.fromEntries(TERMS.map((term, index) => [term, found[from + index] ?? 0])) as Record<Term, number>;
  return { now: part(0), later: part(TERMS.length), spread: spreadOf(data, found) };
}

/** How far off the weights are: a line over the rounds that are left. */
function spreadOf(
  data: readonly { readonly row: readonly number[]; readonly came: number; readonly rounds: number }[],
  weights: readonly number[],
): LeafWeights['spread'] {
  let [sum, times, squares, off, offTimes] = [0, 0, 0, 0, 0];
  for (const { row, came, rounds } of data) {
    const error = Math.abs(came - told(row, weights));
    const at = rounds / TEN;
    sum++;
    times += at;
    squares += at * at;
    off += error;
    offTimes += error * at;
  }
  const [end = 0, later = 0] = solved(
    [
      [sum, times],
      [times, squares],
    ],
    [off, offTimes],
  );
  return [end, later];
}

/** How much of what was is told by the weights, at tables they were not fitted to: 1 is all, 0 nothing. */
export function explained(samples: readonly Sample[], { now, later }: LeafWeights): number {
  const weights = [...TERMS.map((term) => now[term]), ...TERMS.map((term) => later[term])];
  let [missed, all] = [0, 0];
  for (const sample of samples)
    for (const { row, came } of rowsOf(sample)) {
      missed += (came - told(row, weights)) ** 2;
      all += came ** 2;
    }
  return all > 0 ? 1 - missed / all : 0;
}
