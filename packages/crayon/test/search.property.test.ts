/** Quick searches against slow ones on random positions of a small board: ways that stay open, cheapest lines, ways of a train. */
import { isRefusal, type Seat } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import {
  type CityData,
  type CrayonState,
  type EdgeId,
  hasPlace,
  type Journey,
  linesOf,
  type MilepostId,
  networkOf,
  otherEnd,
  type TurnTask,
  waysOf,
} from '../src/index.ts';
import { blockedBy } from '../src/places.ts';
import { slowSearches } from './slowSearches.ts';
import { board, type Dice, diceOf, randomTrack, started, table, title } from './smallGame.ts';

const RUNS = Number(process.env.RUNS ?? 1);
const { isClosed, plainLines, plainWays } = slowSearches(title);

const towns = board.cities.flatMap(({ kind, at: [at = 0] }) => (kind === 'small' ? [at] : []));
/** The edges of a milepost, and those of its neighbours too. */
const edgesAround = (at: MilepostId, wide: boolean): readonly EdgeId[] => {
  const own = board.mileposts[at]!.edges;
  return wide
    ? [...new Set(own.flatMap((id) => board.mileposts[otherEnd(board.edges[id]!, at)]!.edges))]
    : own;
};

/** One player's track around a town, but for a gap or two: the next segment may close it. */
function withRing(
  dice: Dice,
  seat: Seat,
  town: MilepostId,
  track: CrayonState['track'],
): CrayonState['track'] {
  const ringed = edgesAround(town, dice(2) === 0).filter(() => dice(5) > 0);
  // Nobody else is in it then.
  const others = Object.entries(track).filter(([id]) => !edgesAround(town, false).includes(Number(id)));
  return { ...Object.fromEntries(others), ...Object.fromEntries(ringed.map((id) => [id, seat])) };
}

describe('BEN-CONN-5 BEN-CONN-7: the quick look at ways that stay open', () => {
  test.each([2, 3])('agrees with the plain rule at %i players', (players) => {
    const dice = diceOf(`places ${players}`);
    for (let run = 0; run < 30 * RUNS; run++) {
      const starts = ['west', 'east'].concat(dice(2) === 0 ? 'east' : 'west');
      const busy = dice(players);
      const town = towns[dice(towns.length)] ?? 0;
      const track = withRing(dice, busy, town, randomTrack(dice, players, dice(6)));
      const state = started(players, { track }, {}, starts);
      const before = new Map<string, boolean>();
      const near = edgesAround(town, true);
      for (const id of [...near, ...near.map(() => dice(board.edges.length))]) {
        const edge = board.edges[id]!;
        const builder = dice(4) > 0 ? busy : dice(players);
        if (edge.kind === 'city' || edge.kind === 'blocked' || state.track[edge.id] !== undefined) continue;
        if (![edge.a, edge.b].every((at) => hasPlace(title, state, builder, at))) continue;
        const after = { ...state, track: { ...state.track, [edge.id]: builder } };
        const wasClosed = (city: CityData): boolean => {
          const key = `${builder} ${city.id}`;
          const known = before.get(key) ?? isClosed(state, builder, city);
          before.set(key, known);
          return known;
        };
        const due = board.cities.find((city) => isClosed(after, builder, city) && !wasClosed(city))?.id;
        expect(
          blockedBy(title, state, builder, edge.id),
          `${edge.a}-${edge.b} by ${builder} in ${JSON.stringify(state.track)} from ${starts}`,
        ).toBe(due);
      }
    }
  });
});

// ---------------------------------------------------------------- cheapest lines

const INCIDENTS = ['fog', 'snow', 'locks', 'tide'];
const acting = (dice: Dice): CrayonState['incidents'] =>
  INCIDENTS.filter(() => dice(3) === 0).map((card) => ({ card, seat: 1, acts: true, met: [], rests: false }));

describe('BEN-COST-1: the cheapest line', () => {
  test.each([false, true])(
    'is that of a search through everything (out of large cities in all: %s)',
    (total) => {
      const dice = diceOf(`lines ${total}`);
      for (let run = 0; run < 25 * RUNS; run++) {
        const players = 2 + dice(2);
        const track = randomTrack(dice, players, dice(5));
        const state = started(
          players,
          { track, incidents: acting(dice), purses: [999, 50, 50].slice(0, players) },
          { total, rich: true },
        );
        const turn = state.agenda.find((task): task is TurnTask => task.kind === 'turn');
        if (!turn) throw new Error('nobody is on turn');
        const out = { west: dice(3), east: dice(3) };
        const points = [...networkOf(title, state, 0).points];
        const from = dice(3) === 0 ? points[dice(points.length)] : undefined;
        const lines = linesOf(title, state, 0, { spent: 0, out }, from);
        const due = plainLines(state, 0, out, from);
        for (const { id } of board.mileposts) {
          const line = lines.to(id);
          const what = `to ${id} in ${JSON.stringify(track)}, out ${JSON.stringify(out)}`;
          expect(line ? [line.cost, line.segments.length] : undefined, what).toEqual(due.get(id));
          if (!line || line.segments.length === 0) continue;
          expect(line.costs.reduce((sum, one) => sum + one, 0)).toBe(line.cost);
          if (dice(12) > 0) continue;
          // It can be built as it stands, unless it would close somebody's way.
          const agenda = state.agenda.map((task) => (task === turn ? { ...turn, out } : task));
          const outcome = table.decide({ ...state, agenda }, 0, { type: 'build', segments: line.segments });
          if (isRefusal(outcome)) expect(outcome.reason, what).toBe('blocksCity');
        }
      }
    },
  );
});

// ---------------------------------------------------------------- ways of a train

describe('BEN-MOVE-2 BEN-FEE-3: the way to a milepost', () => {
  test.each([{}, { turnsInCitiesOnly: true }, { feeOnCredit: true }])(
    'costs least, and of those leaves most points, with %o',
    (options) => {
      const dice = diceOf(`ways ${JSON.stringify(options)}`);
      for (let run = 0; run < 40 * RUNS; run++) {
        const players = 2 + dice(2);
        const track = randomTrack(dice, players, 2 + dice(6));
        const rates =
          dice(2) === 0
            ? []
            : [{ owner: 1, user: 0, kind: 'perTurn' as const, amount: dice(5), first: 3, last: 3 }];
        const base = started(
          players,
          { track, incidents: acting(dice), rates, purses: [dice(12), 50, 50].slice(0, players) },
          options,
        );
        const ends = Object.keys(track).map((id) => board.edges[Number(id)]!);
        const edge = ends[dice(Math.max(1, ends.length))];
        const train = {
          type: 'slow',
          at: edge?.a ?? 51,
          cameFrom: dice(2) === 0 ? null : (edge?.b ?? 52),
          loads: [],
        };
        const state = { ...base, trains: base.trains.with(0, train) };
        const journey: Journey = {
          points: 3 + dice(8),
          slowed: dice(4) === 0,
          paid: dice(4) === 0 ? [1] : [],
        };
        const ways = waysOf(title, state, 0, journey);
        const due = plainWays(state, 0, journey);
        const what = `${JSON.stringify(train)} ${JSON.stringify(journey)} ${JSON.stringify(state.incidents)} in ${JSON.stringify(track)}`;
        expect([...ways.reached].toSorted(), what).toEqual(
          [...due.keys()].filter((at) => at !== train.at).toSorted(),
        );
        for (const at of ways.reached) {
          const way = ways.to(at)!;
          expect([way.fee, way.points], `to ${at}: ${what}`).toEqual(due.get(at));
          // The rules take every step of it.
          const agenda = state.agenda.map((task) => (task.kind === 'turn' ? { ...task, ...journey } : task));
          const outcome = table.act({ ...state, agenda }, 0, { type: 'move', way: way.steps });
          if (isRefusal(outcome)) throw new Error(`${outcome.reason} to ${at}: ${what}`);
          expect(outcome.state.agenda.at(-1)).toMatchObject({ points: way.points });
        }
      }
    },
  );
});
