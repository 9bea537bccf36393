/** Quick searches against slow ones on random positions of a small board: ways that stay open, cheapest lines, ways of a train. */
import { isRefusal, type Seat } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import {
  type CityData,
  type CrayonState,
  type EdgeId,
  figuresOf,
  forbidsSegment,
  hasPlace,
  isSpentOut,
  type Journey,
  linesOf,
  type MilepostId,
  networkOf,
  otherEnd,
  segmentCost,
  stepTo,
  type TurnTask,
  waysOf,
} from '../src/index.ts';
import { blockedBy } from '../src/places.ts';
import { board, type Dice, diceOf, randomTrack, started, table, title } from './smallGame.ts';

const RUNS = Number(process.env.RUNS ?? 1);

// ---------------------------------------------------------------- the plain rules of BR22

/** Where a seat can come to from its network, over free edges and its own segments, through mileposts it may enter. */
function reachOf(
  state: CrayonState,
  seat: Seat,
  without: readonly MilepostId[] = [],
): ReadonlySet<MilepostId> {
  const reached = new Set([...networkOf(title, state, seat).points].filter((at) => !without.includes(at)));
  for (let grown = true; grown; ) {
    grown = false;
    for (const { id, a, b, kind } of board.edges) {
      if (kind === 'blocked' || (state.track[id] !== undefined && state.track[id] !== seat)) continue;
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        if (
          reached.has(from) &&
          !reached.has(to) &&
          !without.includes(to) &&
          hasPlace(title, state, seat, to)
        ) {
          reached.add(to);
          grown = true;
        }
    }
  }
  return reached;
}

const isIn = (state: CrayonState, seat: Seat, { at }: CityData): boolean =>
  board.edges.some(({ id, a, b }) => state.track[id] === seat && (at.includes(a) || at.includes(b)));

function isClosed(state: CrayonState, builder: Seat, city: CityData): boolean {
  const seats = [...state.players.keys()];
  const outside = seats.filter((seat) => !isIn(state, seat, city));
  const places = city.kind === 'large' ? seats.length : { small: 2, medium: 3 }[city.kind];
  const left = Math.min(places, seats.length) - (seats.length - outside.length);
  if (left <= 0) return false;
  if (outside.some((seat) => seat !== builder && !city.at.some((at) => reachOf(state, seat).has(at))))
    return true;
  const around = outside.map((seat) => reachOf(state, seat, city.at));
  const free = board.edges.filter(({ id, a, b, kind }) => {
    if (kind === 'city' || kind === 'blocked' || state.track[id] !== undefined) return false;
    if (city.at.includes(a) === city.at.includes(b)) return false;
    const before = city.at.includes(a) ? b : a;
    return outside.some((seat, index) => state.starts[seat] === city.id || around[index]?.has(before));
  });
  return free.length < left;
}

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

/** The lowest cost to every milepost, and of those the fewest segments, by trying every edge until nothing gets better. */
function plainLines(
  state: CrayonState,
  seat: Seat,
  out: TurnTask['out'],
  from?: MilepostId,
): ReadonlyMap<MilepostId, readonly [cost: number, segments: number]> {
  const figures = figuresOf(title, state);
  const isTotal = figures.out.scope === 'total';
  const spent = Object.values(out).reduce((sum, one) => sum + one, 0);
  // By milepost and by how often the line has left large cities.
  const best = new Map<string, readonly [number, number]>();
  const { points } = networkOf(title, state, seat);
  for (const at of from === undefined ? points : points.has(from) ? [from] : []) best.set(`${at} 0`, [0, 0]);
  const better = (key: string, [cost, count]: readonly [number, number]): boolean => {
    const known = best.get(key);
    if (known && (known[0] < cost || (known[0] === cost && known[1] <= count))) return false;
    best.set(key, [cost, count]);
    return true;
  };
  for (let grown = true; grown; ) {
    grown = false;
    for (const edge of board.edges)
      for (const at of [edge.a, edge.b])
        for (let outs = 0; outs <= (isTotal ? figures.out.most : 0); outs++) {
          const known = best.get(`${at} ${outs}`);
          if (!known) continue;
          const to = otherEnd(edge, at);
          if (edge.kind === 'city') {
            if (better(`${to} ${outs}`, known)) grown = true;
            continue;
          }
          if (edge.kind === 'blocked' || state.track[edge.id] !== undefined) continue;
          if (!hasPlace(title, state, seat, to) || forbidsSegment(title, state, edge, to)) continue;
          const { city } = board.mileposts[at]!;
          let after = outs;
          if (city?.kind === 'large') {
            if (isTotal ? spent + outs >= figures.out.most : isSpentOut(figures, out, city.id)) continue;
            if (isTotal) after++;
          }
          const next = [known[0] + segmentCost(title, figures, edge, to), known[1] + 1] as const;
          if (better(`${to} ${after}`, next)) grown = true;
        }
  }
  const lowest = new Map<MilepostId, readonly [number, number]>();
  for (const [key, [cost, count]] of best) {
    const at = Number(key.split(' ')[0]);
    const known = lowest.get(at);
    if (!known || cost < known[0] || (cost === known[0] && count < known[1])) lowest.set(at, [cost, count]);
  }
  return lowest;
}

const INCIDENTS = ['fog', 'snow', 'locks', 'tide'];
const acting = (dice: Dice): CrayonState['incidents'] =>
  INCIDENTS.filter(() => dice(3) === 0).map((card) => ({ card, seat: 1, acts: true }));

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

interface Journeyed {
  readonly state: CrayonState;
  readonly journey: Journey;
  readonly fee: number;
}

/** Every journey step by step, as the rules take it: the least fee to each milepost, and the most points left with it. */
function plainWays(
  start: CrayonState,
  seat: Seat,
  journey: Journey,
): ReadonlyMap<MilepostId, readonly [number, number]> {
  const best = new Map<MilepostId, readonly [fee: number, points: number]>();
  const seen = new Set<string>();
  const open: Journeyed[] = [{ state: start, journey, fee: 0 }];
  for (let one = open.pop(); one; one = open.pop()) {
    const train = one.state.trains[seat]!;
    const { at, cameFrom } = train;
    if (at === null) continue;
    const { points, slowed, paid } = one.journey;
    const key = [
      at,
      figuresOf(title, start).turnsInCitiesOnly ? cameFrom : '',
      points,
      slowed,
      [...paid].toSorted(),
    ].join();
    if (seen.has(key)) continue;
    seen.add(key);
    const known = best.get(at);
    if (!known || one.fee < known[0] || (one.fee === known[0] && points > known[1]))
      best.set(at, [one.fee, points]);
    for (const id of board.mileposts[at]!.edges) {
      const to = otherEnd(board.edges[id]!, at);
      const step = stepTo(title, one.state, seat, one.journey, to);
      if ('reason' in step) continue;
      const paidNow = step.fee && !step.fee.owed ? step.fee.amount : 0;
      open.push({
        state: {
          ...one.state,
          trains: one.state.trains.with(seat, { ...train, at: to, cameFrom: at }),
          purses: one.state.purses.map((cash, other) =>
            other === seat && cash !== null ? cash - paidNow : cash,
          ),
        },
        journey: step.after,
        fee: one.fee + (step.fee?.amount ?? 0),
      });
    }
  }
  return best;
}

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
