/** Schedules: how many turns a train takes from stop to stop, what is drawn for it, and which fees are paid. */
import type { Seat } from '@kursbuch/table';
import type { CityData, MilepostId } from './board.ts';
import { isSpentOut, type Spending } from './building.ts';
import { NOBODY } from './grid.ts';
import { bonusFor, closes, closesCity, forbidsSegment, isSlow, stepCost } from './incidents.ts';
import { cashOf } from './money.ts';
import { feeFor, type Journey, journeyOf, slowedDown } from './moving.ts';
import { type CrayonTitle, figuresOf, trainOf } from './title.ts';
import type { Ground, TripStep } from './trips.ts';
import type { CrayonState, TurnTask } from './types.ts';

/** What a train does in a city. */
export interface Stop {
  readonly city: CityData;
  readonly does: 'load' | 'deliver';
  readonly good: string;
  /** What a delivery brings. */
  readonly pays: number;
}

/** A stop and the trip to it from the stop before. */
export interface Leg {
  readonly stop: Stop;
  readonly steps: readonly TripStep[];
}

/** From what a seat starts: the rest of its turn, or its next one. */
export interface Outset {
  readonly journey: Journey;
  readonly spending: Spending;
  readonly cash: number;
  readonly speed: number;
  /** What it finds in its first turn and in the one after; later nothing special is known. */
  readonly weather: readonly CrayonState[];
  /** What is agreed for coming rounds is looked up for each turn; else what is agreed for this round stays so. */
  readonly looksAhead?: boolean;
}

export interface Schedule {
  /** Turns until the last stop, in parts of a turn. */
  readonly turns: number;
  /** Spent on track, and on others' track. */
  readonly track: number;
  readonly fees: number;
  /** What its deliveries pay. */
  readonly pays: number;
  /** Left in the purse at the end. */
  readonly cash: number;
  /** Whose track is paid for in the first turn, in the one after, and so on. */
  readonly lenders: readonly (readonly Seat[])[];
}

/** The turn of a seat, if it is on turn. */
export const turnOf = ({ agenda }: CrayonState, seat: Seat): TurnTask | undefined =>
  agenda.find((task): task is TurnTask => task.kind === 'turn' && 'seat' in task && task.seat === seat);

/** `type`: with another train than its own. */
export function outsetOf(title: CrayonTitle, state: CrayonState, seat: Seat, type?: string): Outset {
  const turn = turnOf(state, seat);
  const figures = figuresOf(title, state);
  const own = trainOf(state, seat).type;
  const speed = figures.speed[type ?? own] ?? 0;
  const faster = speed - (figures.speed[own] ?? 0);
  const journey = turn ?? journeyOf(title, state, seat);
  const moves = turn ? turn.part === 'moving' : state.round > 1;
  const points = moves ? Math.max(0, journey.points + faster) : 0;
  const calm = { ...state, incidents: [] };
  // What this seat has drawn in its turn acts in its next one; what acts now is over by then.
  const drawn = state.incidents.filter((one) => turn && one.seat === seat && !one.acts);
  const then = { ...state, incidents: drawn.map((one) => ({ ...one, acts: true, rests: false })) };
  return {
    journey: { points, slowed: journey.slowed, paid: journey.paid },
    spending: turn ?? { spent: 0, out: {} },
    cash: cashOf(state, seat),
    speed,
    weather: [state, drawn.length > 0 ? then : calm, calm],
  };
}

/** Longer than anybody plans. */
const MOST_TURNS = 40;

/** The turns of these legs, or undefined if the train would not get through: for want of money, or of a way. */
export function scheduleOf(
  title: CrayonTitle,
  seat: Seat,
  ground: Ground,
  legs: readonly Leg[],
  outset: Outset,
): Schedule | undefined {
  const { weather, speed, looksAhead = false } = outset;
  const figures = figuresOf(title, weather[0]!);
  const { board } = title;
  const steps = legs.flatMap((leg) => leg.steps);
  const drawn = new Set<number>();
  const missing = steps.map(({ edge, cost }) => {
    // A segment is drawn once, however often the train goes there.
    if (cost === 0 || drawn.has(edge)) return false;
    drawn.add(edge);
    return true;
  });
  let { points, slowed } = outset.journey;
  let paid: readonly Seat[] = outset.journey.paid;
  let { spent, out } = outset.spending;
  let { cash } = outset;
  let [track, fees, pays] = [0, 0, 0];
  let [on, built, leg] = [0, 0, 0];
  /** Where the steps of this leg end. */
  let end = legs[0]?.steps.length ?? 0;
  let idle = 0;
  const lenders: (readonly Seat[])[] = [];
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const state = weather[Math.min(turn, weather.length - 1)]!;
    const isCalm = state.incidents.length === 0;
    let progress = false;
    if (turn > 0) {
      const at = steps[on - 1]?.to ?? steps[0]?.from;
      slowed = !isCalm && at !== undefined && isSlow(title, state, at);
      points = slowed ? slowedDown(speed) : speed;
      paid = [];
      spent = 0;
      out = {};
    }
    moving: while (leg < legs.length) {
      while (on === end) {
        const { stop } = legs[leg]!;
        if (!isCalm && closesCity(title, state, stop.city.id)) break moving;
        if (figures.handling > points) break moving;
        points -= figures.handling;
        if (stop.does === 'deliver') {
          const income = stop.pays + (isCalm ? 0 : bonusFor(title, state, stop.city.id, stop.good));
          pays += income;
          cash += income;
        }
        progress = true;
        leg++;
        if (leg === legs.length) break moving;
        end += legs[leg]!.steps.length;
      }
      if (missing[on]) break;
      const { to, edge } = steps[on]!;
      if (!isCalm && closes(title, state, board.edges[edge]!)) break;
      const cost = isCalm ? 1 : stepCost(title, state, to);
      if (cost > points) break;
      const owner = ground.owners[edge]!;
      if (owner !== NOBODY && owner !== seat && !paid.includes(owner)) {
        const fee = feeFor(title, state, seat, owner, state.round + (looksAhead ? turn : 0));
        if (fee > cash) break;
        cash -= fee;
        fees += fee;
        paid = [...paid, owner];
      }
      points -= cost;
      if (!isCalm && !slowed && isSlow(title, state, to)) {
        slowed = true;
        points = slowedDown(points);
      }
      on++;
      progress = true;
    }
    lenders.push(paid);
    if (leg === legs.length) return { turns: turn + 1 - points / speed, track, fees, pays, cash, lenders };
    for (built = Math.max(built, on); built < steps.length; built++) {
      if (!missing[built]) continue;
      const { from, to, edge, cost } = steps[built]!;
      if (cost > figures.buildLimit - spent || cost > cash) break;
      const large = largeAt(title, from);
      if (large !== undefined && isSpentOut(figures, out, large)) break;
      if (!isCalm && forbidsSegment(title, state, board.edges[edge]!, to)) break;
      if (large !== undefined) out = { ...out, [large]: (out[large] ?? 0) + 1 };
      spent += cost;
      cash -= cost;
      track += cost;
      missing[built] = false;
      progress = true;
    }
    idle = progress ? 0 : idle + 1;
    // Two turns of bad weather may pass; after that nothing changes any more.
    if (idle > 2) return undefined;
  }
  return undefined;
}

const largeAt = ({ board }: CrayonTitle, at: MilepostId): string | undefined => {
  const { city } = board.mileposts[at]!;
  return city?.kind === 'large' ? city.id : undefined;
};
