/** The quick searches against slow ones on the whole board, at moments of games as they are played. */
import {
  type CrayonState,
  type EdgeId,
  hasPlace,
  type Journey,
  linesOf,
  type MilepostId,
  networkOf,
  otherEnd,
  trainOf,
  waysOf,
} from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { blockedBy } from '../../../crayon/src/places.ts';
import { slowSearches } from '../../../crayon/test/slowSearches.ts';
import { title } from '../rules/index.ts';
import { type Dice, diceOf, walk } from './walks.ts';

const { board } = title;
const { isClosed, plainLines, plainWays } = slowSearches(title);
const ROUNDS = [2, 5, 9];
const SEATS: readonly Seat[] = [0, 1, 2];

/** Three moments of a game of three: track is short, longer, and nearly everywhere. */
const moments: CrayonState[] = [];

beforeAll(() => {
  let last: CrayonState | undefined;
  for (const { state } of walk(3, 'searches', { steps: 500 })) {
    if (moments.length === ROUNDS.length) break;
    if (state.round !== last?.round && ROUNDS.includes(state.round)) moments.push(state);
    last = state;
  }
});

/** Edges around a milepost and around its neighbours. */
const edgesNear = (at: MilepostId): readonly EdgeId[] => [
  ...new Set(
    board.mileposts[at]!.edges.flatMap((id) => board.mileposts[otherEnd(board.edges[id]!, at)]!.edges),
  ),
];

/** A player's track around a town but for two edges: the next segment there may close it. */
function ringed(state: CrayonState, seat: Seat, town: MilepostId, dice: Dice): CrayonState {
  const own = board.mileposts[town]!.edges;
  const ring = edgesNear(town).filter((id) => !own.includes(id) && board.edges[id]!.kind !== 'blocked');
  const gaps = [ring[dice(ring.length)], ring[dice(ring.length)]];
  const track = Object.fromEntries(
    Object.entries(state.track).filter(([id]) => !edgesNear(town).includes(Number(id))),
  );
  for (const id of ring) if (!gaps.includes(id)) track[id] = seat;
  return { ...state, track };
}

test('there are moments to look at', () => {
  expect(moments.map(({ round }) => round)).toEqual(ROUNDS);
});

describe('BEN-CONN-5 BEN-CONN-7: the quick look at ways that stay open', () => {
  test('agrees with the plain rule on the whole board', () => {
    const dice = diceOf('blocked');
    const towns = board.cities.filter(({ kind }) => kind !== 'large');
    let closing = 0;
    for (const moment of moments)
      for (let run = 0; run < 2; run++) {
        const town = towns[dice(towns.length)]?.at[0] ?? 0;
        const builder = dice(3);
        const state = ringed(moment, builder, town, dice);
        const near = edgesNear(town).filter(
          (id) => state.track[id] === undefined && !['city', 'blocked'].includes(board.edges[id]!.kind),
        );
        const free = near.filter((id) =>
          [board.edges[id]!.a, board.edges[id]!.b].every((at) => hasPlace(title, state, builder, at)),
        );
        const before = new Set(board.cities.filter((city) => isClosed(state, builder, city)));
        for (const id of free.filter(() => dice(3) === 0)) {
          const after = { ...state, track: { ...state.track, [id]: builder } };
          const due = board.cities.find((city) => !before.has(city) && isClosed(after, builder, city))?.id;
          if (due !== undefined) closing++;
          expect(blockedBy(title, state, builder, id), `${id} by ${builder} around ${town}`).toBe(due);
        }
      }
    // Some of them do close a way, or nothing would be said.
    expect(closing).toBeGreaterThan(0);
  });
});

describe('BEN-COST-1: the cheapest line', () => {
  test('is that of a search through everything, to every milepost of the board', () => {
    for (const state of moments)
      for (const seat of SEATS.slice(0, 2)) {
        const out = { bruessel: seat };
        const rich = { ...state, purses: state.purses.map(() => 999) };
        const lines = linesOf(title, rich, seat, { spent: -999, out });
        const due = plainLines(rich, seat, out);
        for (const { id } of board.mileposts) {
          const line = lines.to(id);
          expect(line ? [line.cost, line.segments.length] : undefined, `${seat} to ${id}`).toEqual(
            due.get(id),
          );
        }
      }
  });
});

describe('BEN-MOVE-2 BEN-FEE-3: the way to a milepost', () => {
  test('costs least, and of those leaves most points, wherever a train stands', () => {
    const dice = diceOf('ways');
    for (const moment of moments)
      for (const seat of SEATS) {
        const points = [...networkOf(title, moment, seat).points];
        const at = points[dice(points.length)] ?? trainOf(moment, seat).at;
        const train = { ...trainOf(moment, seat), at, cameFrom: null };
        const state = {
          ...moment,
          trains: moment.trains.with(seat, train),
          purses: moment.purses.with(seat, 2 + dice(9)),
        };
        const journey: Journey = { points: 6 + dice(7), slowed: false, paid: [] };
        const ways = waysOf(title, state, seat, journey);
        const due = plainWays(state, seat, journey);
        expect([...ways.reached].toSorted(), `${seat} from ${at}`).toEqual(
          [...due.keys()].filter((one) => one !== at).toSorted(),
        );
        for (const to of ways.reached) {
          const way = ways.to(to)!;
          expect([way.fee, way.points], `${seat} from ${at} to ${to}`).toEqual(due.get(to));
        }
      }
  });
});
