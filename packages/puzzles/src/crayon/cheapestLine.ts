/**
 * The cheapest line from a network to a city it does not reach, drawn in one turn. All lines that cost least, and all that
 * cost one more, are counted: a line that goes in a circle costs at least two more, so none of these does.
 */
import {
  type CityData,
  type CrayonState,
  type CrayonTitle,
  cashOf,
  figuresOf,
  forbidsSegment,
  hasPlace,
  isSpentOut,
  type LoadedCrayon,
  linesOf,
  type MilepostId,
  networkOf,
  otherEnd,
  type Pair,
  segmentCost,
  turnOf,
} from '@kursbuch/crayon';
import { type Action, isRefusal, type Seat } from '@kursbuch/table';
import type { Proof, PuzzleKind } from '../puzzle.ts';

/** The board as lines see it: what each segment costs, and large cities as one place each, joined inside for nothing. */
function groundOf(title: CrayonTitle, state: CrayonState, seat: Seat) {
  const { board } = title;
  const figures = figuresOf(title, state);
  const { points } = networkOf(title, state, seat);
  const out = turnOf(state, seat)?.out ?? {};
  const placeOf = (at: MilepostId): readonly MilepostId[] => {
    const { city } = board.mileposts[at]!;
    return city?.kind === 'large' ? city.at : [at];
  };
  const centreOf = (at: MilepostId): MilepostId => placeOf(at)[0] ?? at;
  const isShut = (at: MilepostId): boolean => {
    const { city } = board.mileposts[at]!;
    return city?.kind === 'large' && isSpentOut(figures, out, city.id);
  };
  /** What a segment costs; null if none may be drawn there. Whatever leads back into the network is no part of a line. */
  const costOf = (from: MilepostId, to: MilepostId): number | null => {
    const edge = board.between(from, to);
    if (!edge || edge.kind === 'city' || edge.kind === 'blocked' || state.track[edge.id] !== undefined)
      return null;
    if (points.has(to) || !hasPlace(title, state, seat, to) || forbidsSegment(title, state, edge, to))
      return null;
    return segmentCost(title, figures, edge, to);
  };
  const around = (at: MilepostId): readonly MilepostId[] =>
    board.mileposts[at]!.edges.map((id) => otherEnd(board.edges[id]!, at));
  return { points, placeOf, centreOf, isShut, costOf, around };
}

type Ground = ReturnType<typeof groundOf>;

/** How many lines lead to each place for each sum, from the network on: `counts[sum].get(place)`. */
function linesBySum({ points, placeOf, centreOf, isShut, costOf, around }: Ground, most: number) {
  const counts = Array.from({ length: most + 1 }, () => new Map<MilepostId, number>());
  let effort = 0;
  const leave = (at: MilepostId, sum: number, lines: number): void => {
    if (isShut(at)) return;
    for (const from of placeOf(at))
      for (const to of around(from)) {
        const cost = costOf(from, to);
        if (cost === null) continue;
        effort++;
        const there = counts[sum + cost];
        there?.set(centreOf(to), (there.get(centreOf(to)) ?? 0) + lines);
      }
  };
  for (const at of new Set([...points].map(centreOf))) leave(at, 0, 1);
  for (let sum = 1; sum <= most; sum++) for (const [at, lines] of counts[sum]!) leave(at, sum, lines);
  return { counts, effort };
}

/** The lines to a place that cost this, one by one, back from their ends. */
function* linesTo(
  ground: Ground,
  counts: readonly ReadonlyMap<MilepostId, number>[],
  place: MilepostId,
  sum: number,
): Generator<readonly Pair[]> {
  const { points, placeOf, centreOf, isShut, costOf, around } = ground;
  for (const to of placeOf(place))
    for (const from of around(to)) {
      const cost = costOf(from, to);
      if (cost === null || cost > sum || isShut(from)) continue;
      if (cost === sum) {
        if (points.has(from)) yield [[from, to]];
      } else if (!points.has(from) && counts[sum - cost]?.has(centreOf(from)))
        for (const line of linesTo(ground, counts, centreOf(from), sum - cost)) yield [...line, [from, to]];
    }
}

/** More lines of the same price are not told apart. */
const MOST_LINES = 40;

/** The cities that the network does not reach. */
const missing = (title: CrayonTitle, state: CrayonState, seat: Seat): readonly CityData[] => {
  const { points } = networkOf(title, state, seat);
  return title.board.cities.filter(({ at }) => !at.some((one) => points.has(one)));
};

export const cheapestLine: PuzzleKind<LoadedCrayon, CrayonState> = {
  name: 'cheapestLine',
  goal: 'least',

  questions({ title, table }, state) {
    const [seat, ...others] = table.waiting(state);
    const turn = seat === undefined || others.length > 0 ? undefined : turnOf(state, seat);
    // With a whole turn's money, and where the number of ways out of cities is no part of the question.
    if (seat === undefined || turn?.spent !== 0 || turn.over || turn.change) return [];
    if (figuresOf(title, state).out.scope !== 'perCity') return [];
    return missing(title, state, seat).map(({ id }) => ({ kind: 'cheapestLine', seat, place: id }));
  },

  prove({ title, table }, state, { seat, place = '' }): Proof | null {
    const turn = turnOf(state, seat);
    const city = title.board.city(place);
    const [centre] = city?.at ?? [];
    if (!turn || !city || centre === undefined) return null;
    const searched = linesOf(title, state, seat, turn);
    const lines = city.at.flatMap((at) => searched.to(at) ?? []);
    const line = lines.toSorted((one, other) => one.cost - other.cost)[0];
    const most = Math.min(figuresOf(title, state).buildLimit, cashOf(state, seat));
    if (!line || line.cost > most) return null;
    const answer = { type: 'build', segments: line.segments } as Action;
    // What the search does not ask: a line that closes a city to others is none.
    if (isRefusal(table.act(state, seat, answer))) return null;
    const ground = groundOf(title, state, seat);
    const { counts, effort } = linesBySum(ground, line.cost + 1);
    const linesFor = (sum: number): number => counts[sum]?.get(centre) ?? 0;
    const best = counts.findIndex((_, sum) => linesFor(sum) > 0);
    if (best !== line.cost) throw new Error(`${place}: the search says ${line.cost}, all lines say ${best}`);
    if (linesFor(best) > MOST_LINES) return null;
    const isLegal = (segments: readonly Pair[]): boolean =>
      !isRefusal(table.act(state, seat, { type: 'build', segments }));
    const ways = [...linesTo(ground, counts, centre, best)].filter(isLegal).length;
    const near = linesFor(best + 1);
    return {
      ...{ best, ways, next: near > 0 ? best + 1 : null, near },
      compared: linesFor(best) + near,
      effort,
      first: straight(title, state, seat, city) ?? best,
      answer: [answer],
    };
  },

  worth({ title, table }, state, { seat, place = '' }, actions) {
    let now = state;
    for (const action of actions) {
      const outcome = action.type === 'build' ? table.act(now, seat, action) : null;
      if (!outcome || isRefusal(outcome)) return null;
      now = outcome.state;
    }
    const isThere = missing(title, state, seat).some(({ id }) => id === place);
    if (!isThere || missing(title, now, seat).some(({ id }) => id === place)) return null;
    return cashOf(state, seat) - cashOf(now, seat);
  },
};

/** What the line of the fewest segments costs, and of those the cheapest: what one would draw with a ruler. */
function straight(title: CrayonTitle, state: CrayonState, seat: Seat, city: CityData): number | null {
  const { board } = title;
  const figures = figuresOf(title, state);
  let here = new Map<MilepostId, number>([...networkOf(title, state, seat).points].map((at) => [at, 0]));
  const seen = new Set(here.keys());
  while (here.size > 0) {
    const next = new Map<MilepostId, number>();
    for (const [from, cost] of here)
      for (const id of board.mileposts[from]!.edges) {
        const edge = board.edges[id]!;
        const to = otherEnd(edge, from);
        if (edge.kind === 'city' || edge.kind === 'blocked' || state.track[id] !== undefined) continue;
        if (seen.has(to) || !hasPlace(title, state, seat, to) || forbidsSegment(title, state, edge, to))
          continue;
        next.set(
          to,
          Math.min(next.get(to) ?? Number.POSITIVE_INFINITY, cost + segmentCost(title, figures, edge, to)),
        );
      }
    const ends = city.at.flatMap((at) => next.get(at) ?? []);
    if (ends.length > 0) return Math.min(...ends);
    // A large city on the way is crossed for nothing; whoever draws with a ruler stops to see that.
    for (const at of next.keys()) seen.add(at);
    here = next;
  }
  return null;
}
