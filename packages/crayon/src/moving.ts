/** Moving: one step after the other over track, and what it costs. */
import type { Objection, Seat } from '@kursbuch/table';
import type { Edge, MilepostId } from './board.ts';
import { closes, isSlow, stepCost } from './incidents.ts';
import { cashOf } from './money.ts';
import { type CrayonTitle, figuresOf, trainOf } from './title.ts';
import type { CrayonState, Rate, TurnTask } from './types.ts';

export type MoveReason =
  | 'noSuchMilepost'
  | 'noStep'
  | 'noTrack'
  | 'closedEdge'
  | 'noTurning'
  | 'noPoints'
  | 'noFee';

/** Points left, whether they were halved, and whose track has been paid for. */
export type Journey = Pick<TurnTask, 'points' | 'slowed' | 'paid'>;

export interface Step {
  readonly edge: Edge;
  /** Whose track has to be paid for before the step, and how much. */
  readonly fee: { readonly owner: Seat; readonly amount: number; readonly owed: boolean } | null;
  /** The journey after it. */
  readonly after: Journey;
}

/** The rate that two players have agreed for the user's turn of this round, or another. */
const rateFor = (
  { rates, round: now }: CrayonState,
  user: Seat,
  owner: Seat,
  round = now,
): Rate | undefined =>
  rates.findLast(
    (rate) => rate.user === user && rate.owner === owner && rate.first <= round && round <= rate.last,
  );

/** What a turn on another's track costs, in this round or another. */
export function feeFor(
  title: CrayonTitle,
  state: CrayonState,
  user: Seat,
  owner: Seat,
  round = state.round,
): number {
  const rate = rateFor(state, user, owner, round);
  if (!rate) return figuresOf(title, state).fee;
  return rate.kind === 'flat' ? 0 : rate.amount;
}

/** Half the points, rounded up, once a turn. */
export const slowedDown = (points: number): number => Math.ceil(points / 2);

/** The journey with which a turn begins. */
export function journeyOf(title: CrayonTitle, state: CrayonState, seat: Seat): Journey {
  const { type, at } = trainOf(state, seat);
  const speed = figuresOf(title, state).speed[type] ?? 0;
  const slowed = at !== null && isSlow(title, state, at);
  return { points: slowed ? slowedDown(speed) : speed, slowed, paid: [] };
}

/** A step to a neighbour, or why the train cannot take it. */
export function stepTo(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  journey: Journey,
  to: MilepostId,
): Step | Objection<MoveReason> {
  const { board } = title;
  const { at, cameFrom } = trainOf(state, seat);
  if (!board.mileposts[to]) return { reason: 'noSuchMilepost', params: { at: to } };
  const edge = at === null ? undefined : board.between(at, to);
  if (at === null || !edge) return { reason: 'noStep', params: { from: at ?? to, to } };
  const owner = state.track[edge.id];
  if (edge.kind !== 'city' && owner === undefined) return { reason: 'noTrack', params: { from: at, to } };
  const incident = closes(title, state, edge);
  if (incident) return { reason: 'closedEdge', params: { incident } };
  const figures = figuresOf(title, state);
  if (figures.turnsInCitiesOnly && to === cameFrom && !board.mileposts[at]!.city)
    return { reason: 'noTurning', params: { at } };
  const cost = stepCost(title, state, to);
  if (cost > journey.points) return { reason: 'noPoints', params: { cost, left: journey.points } };
  const isFree = owner === undefined || owner === seat || journey.paid.includes(owner);
  const amount = isFree ? 0 : feeFor(title, state, seat, owner);
  const owed = amount > 0 && cashOf(state, seat) < amount;
  if (owed && !figures.feeOnCredit) {
    const waits = journey.paid.length === 0 && hostsOf(title, state, seat).length > 0;
    const params = { owner: owner ?? seat, fee: amount, cash: cashOf(state, seat), waits };
    return { reason: 'noFee', params };
  }
  const left = journey.points - cost;
  const slows = !journey.slowed && isSlow(title, state, to);
  return {
    edge,
    fee: isFree ? null : { owner, amount, owed },
    after: {
      points: slows ? slowedDown(left) : left,
      slowed: journey.slowed || slows,
      paid: isFree ? journey.paid : [...journey.paid, owner],
    },
  };
}

/** A train that stands only on others' track, and could not pay to leave it in its next turn: it would wait there. */
export function isStranded(title: CrayonTitle, state: CrayonState, seat: Seat): boolean {
  if (figuresOf(title, state).feeOnCredit) return false;
  const hosts = hostsOf(title, state, seat);
  const cash = cashOf(state, seat);
  return (
    hosts.length > 0 && hosts.every((owner) => feeFor(title, state, seat, owner, state.round + 1) > cash)
  );
}

/** The others on whose track alone a train stands: nobody where it has track of its own, or in a large city. */
function hostsOf({ board }: CrayonTitle, state: CrayonState, seat: Seat): readonly Seat[] {
  const { at } = trainOf(state, seat);
  const milepost = at === null ? undefined : board.mileposts[at];
  if (!milepost || milepost.city?.kind === 'large') return [];
  const owners = new Set(milepost.edges.map((edge) => state.track[edge]).filter((one) => one !== undefined));
  return owners.has(seat) ? [] : [...owners];
}
