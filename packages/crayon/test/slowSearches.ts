/** Slow searches that say the rules plainly: what the quick ones are held against, on any board. */
import type { Seat } from '@kursbuch/table';
import {
  type CityData,
  type CrayonState,
  type CrayonTitle,
  figuresOf,
  forbidsSegment,
  hasPlace,
  isSpentOut,
  type Journey,
  type MilepostId,
  networkOf,
  otherEnd,
  segmentCost,
  stepTo,
  type TurnTask,
} from '../src/index.ts';

interface Journeyed {
  readonly state: CrayonState;
  readonly journey: Journey;
  readonly fee: number;
}

/** The searches over the board of a title. */
export function slowSearches(title: CrayonTitle) {
  const { board } = title;

  // -------------------------------------------------------------- the plain rules of BR22

  /** Where a seat can come to from its network, over free edges and its own segments, through mileposts it may enter. */
  function reachOf(
    state: CrayonState,
    seat: Seat,
    without: readonly MilepostId[] = [],
  ): ReadonlySet<MilepostId> {
    const reached = new Set([...networkOf(title, state, seat).points].filter((at) => !without.includes(at)));
    // A set that grows while it is walked through is walked to its end.
    for (const from of reached)
      for (const id of board.mileposts[from]!.edges) {
        const edge = board.edges[id]!;
        if (edge.kind === 'blocked' || (state.track[id] !== undefined && state.track[id] !== seat)) continue;
        const to = otherEnd(edge, from);
        if (!reached.has(to) && !without.includes(to) && hasPlace(title, state, seat, to)) reached.add(to);
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
    for (const at of from === undefined ? points : points.has(from) ? [from] : [])
      best.set(`${at} 0`, [0, 0]);
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

  return { isClosed, plainLines, plainWays };
}
