/** Building: what a segment costs and why it cannot be built. */
import type { Objection, Seat } from '@kursbuch/table';
import type { Board, Edge, Milepost, MilepostId } from './board.ts';
import { segmentCost } from './grid.ts';
import { forbidsSegment } from './incidents.ts';
import { cashOf } from './money.ts';
import { networkOf } from './network.ts';
import { blockedBy, hasPlace } from './places.ts';
import { type CrayonTitle, type Figures, figuresOf } from './title.ts';
import type { CrayonState, TurnTask } from './types.ts';

export type BuildReason =
  | 'noSuchMilepost'
  | 'notNeighbours'
  | 'blockedEdge'
  | 'withinCity'
  | 'segmentThere'
  | 'notFromNetwork'
  | 'noBuilding'
  | 'townFull'
  | 'outOfCity'
  | 'outOfCities'
  | 'overLimit'
  | 'noCredit'
  | 'blocksCity';

/** A segment that may be built. */
interface Segment {
  readonly edge: Edge;
  readonly cost: number;
  /** The large city it leads out of. */
  readonly outOf: string | undefined;
}

/** What was built before in this turn, and how much may still be spent. */
export type Spending = Pick<TurnTask, 'spent' | 'out'>;

/** The segment, or why it cannot be built. */
export function segmentAt(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  spending: Spending,
  from: MilepostId,
  to: MilepostId,
): Segment | Objection<BuildReason> {
  const { board } = title;
  const figures = figuresOf(title, state);
  const [start, end] = [board.mileposts[from], board.mileposts[to]];
  if (!start || !end) return { reason: 'noSuchMilepost', params: { at: start ? to : from } };
  const edge = board.between(from, to);
  if (!edge) return { reason: 'notNeighbours', params: { from, to, isGap: isGap(board, start, end) } };
  if (edge.kind === 'city') return { reason: 'withinCity', params: { city: start.city?.id ?? '' } };
  if (edge.kind === 'blocked') return { reason: 'blockedEdge', params: { from, to } };
  const owner = state.track[edge.id];
  if (owner !== undefined) return { reason: 'segmentThere', params: { from, to, owner } };
  const network = networkOf(title, state, seat);
  if (!network.points.has(from))
    return { reason: 'notFromNetwork', params: { at: from, isFirst: network.touched.size === 0 } };
  const incident = forbidsSegment(title, state, edge, to);
  if (incident) return { reason: 'noBuilding', params: { incident } };
  if (!hasPlace(title, state, seat, to))
    return { reason: 'townFull', params: { at: to, kind: end.city?.kind ?? 'port' } };
  const outOf = start.city?.kind === 'large' ? start.city.id : undefined;
  if (outOf !== undefined && isSpentOut(figures, spending.out, outOf))
    return figures.out.scope === 'perCity'
      ? { reason: 'outOfCity', params: { city: outOf, most: figures.out.most } }
      : { reason: 'outOfCities', params: { most: figures.out.most } };
  const cost = segmentCost(title, figures, edge, to);
  const left = figures.buildLimit - spending.spent;
  if (cost > left) return { reason: 'overLimit', params: { cost, left, limit: figures.buildLimit } };
  const cash = cashOf(state, seat);
  if (cost > cash) return { reason: 'noCredit', params: { cost, cash } };
  const blocked = blockedBy(title, state, seat, edge.id);
  if (blocked !== undefined) {
    const isAtCity = start.city?.id === blocked || end.city?.id === blocked;
    return { reason: 'blocksCity', params: { city: blocked, isAtCity } };
  }
  return { edge, cost, outOf };
}

/** Two mileposts in a row of the grid with nothing but water or foreign land between them. */
function isGap({ mileposts }: Board, one: Milepost, other: Milepost): boolean {
  // Odd rows lie half a step to the right: counted aslant, the three directions of the grid are straight.
  const slant = ({ col, row }: Pick<Milepost, 'col' | 'row'>): number => col - Math.floor(row / 2);
  const [across, down] = [slant(other) - slant(one), other.row - one.row];
  if (across !== 0 && down !== 0 && across !== -down) return false;
  const steps = Math.max(Math.abs(across), Math.abs(down));
  if (steps < 2) return false;
  return !mileposts.some((milepost) => {
    const [there, below] = [slant(milepost) - slant(one), milepost.row - one.row];
    const step = Math.max(Math.abs(there), Math.abs(below));
    return step > 0 && step < steps && there * steps === across * step && below * steps === down * step;
  });
}

/** No further segment may lead out of this large city in this turn. */
export function isSpentOut({ out: { most, scope } }: Figures, out: TurnTask['out'], city: string): boolean {
  const counted =
    scope === 'perCity' ? (out[city] ?? 0) : Object.values(out).reduce((sum, one) => sum + one, 0);
  return counted >= most;
}

/** Every single segment that may be built now, with its direction. */
export function segments(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  spending: Spending,
): readonly (readonly [from: MilepostId, to: MilepostId])[] {
  const { board } = title;
  const found: (readonly [MilepostId, MilepostId])[] = [];
  for (const from of networkOf(title, state, seat).points)
    for (const id of board.mileposts[from]!.edges) {
      const edge = board.edges[id]!;
      if (edge.kind === 'city' || state.track[id] !== undefined) continue;
      const to = edge.a === from ? edge.b : edge.a;
      if (!('reason' in segmentAt(title, state, seat, spending, from, to))) found.push([from, to]);
    }
  return found;
}
