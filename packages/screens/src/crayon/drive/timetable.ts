/** A timetable: where a train goes in this turn, and what it loads and delivers in the cities on its way. */
import {
  afterPayment,
  bonusFor,
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  capacityOf,
  closesCity,
  evolve,
  figuresOf,
  handOf,
  isStranded,
  lyingIn,
  type MilepostId,
  type Step,
  stepTo,
  type TurnTask,
  trainOf,
  type Way,
  waysOf,
} from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';

/** Something that can be done with a good in a city on the way. */
type Handling =
  | {
      readonly type: 'load';
      readonly good: string;
      readonly from: 'lying' | 'supply';
      readonly rounds: number | null;
    }
  | {
      readonly type: 'deliver';
      readonly good: string;
      readonly card: string;
      readonly pays: number;
      readonly isOpen: boolean;
    };

export const handlingKey = (handling: Handling): string =>
  handling.type === 'load'
    ? `load ${handling.good} ${handling.from}`
    : `deliver ${handling.good} ${handling.card}`;

export interface Offered {
  readonly handling: Handling;
  readonly isChosen: boolean;
  /** It can be chosen: there is room, or the good is aboard by then. */
  readonly isPossible: boolean;
  /** An order that wants the good, for what is loaded. */
  readonly wanted: { readonly card: string; readonly city: string; readonly pays: number } | null;
  /** The other order of its card whose good is aboard and pays more: it goes with the card. */
  readonly instead: { readonly good: string; readonly pays: number } | null;
}

/** A city where the train passes or stands. */
export interface Stop {
  readonly city: string;
  readonly at: MilepostId;
  /** Steps from the beginning of the way. */
  readonly steps: number;
  readonly offered: readonly Offered[];
  /** What is aboard when the train leaves. */
  readonly loads: readonly string[];
}

/** A fee on the way: at which step, to whom, how much. */
export interface FeeOnWay {
  readonly steps: number;
  readonly owner: Seat;
  readonly amount: number;
  /** The money is missing and the table gives credit: it becomes a debt. */
  readonly isOwed: boolean;
}

export interface Timetable {
  readonly way: readonly MilepostId[];
  readonly stops: readonly Stop[];
  readonly fees: readonly FeeOnWay[];
  /** Points used for steps and, in the fast game, for goods. */
  readonly points: number;
  readonly fee: number;
  readonly income: number;
  /** What is in the purse at its end. */
  readonly cash: number;
  /** At its end the train stands on others' track alone, without the money to leave it. */
  readonly strands: boolean;
  /** The actions, one after the other. */
  readonly actions: readonly CrayonAction[];
}

/** The way to a milepost as far as it goes in this turn; `whole`: all of it. */
export interface TurnWay {
  readonly steps: readonly MilepostId[];
  readonly whole: Way;
  /** Turns until it is there, this one included. */
  readonly turns: number;
}

/** Further than any way on a board. */
const FAR = 400;

/** The way to a milepost, with as many steps as this turn allows. */
export function wayTo(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  turn: TurnTask,
  to: MilepostId,
): TurnWay | undefined {
  const near = waysOf(title, state, seat, turn).to(to);
  if (near) return { steps: near.steps, whole: near, turns: 1 };
  const whole = waysOf(title, state, seat, turn, FAR).to(to);
  if (!whole) return undefined;
  const steps = stepsNow(title, state, seat, turn, whole.steps);
  const speed = figuresOf(title, state).speed[trainOf(state, seat).type] ?? 1;
  return { steps, whole, turns: 1 + Math.ceil((whole.steps.length - steps.length) / speed) };
}

function stepsNow(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  turn: TurnTask,
  steps: readonly MilepostId[],
): readonly MilepostId[] {
  let now = state;
  let journey: Pick<TurnTask, 'points' | 'slowed' | 'paid'> = turn;
  const taken: MilepostId[] = [];
  for (const to of steps) {
    const step = stepTo(title, now, seat, journey, to);
    if ('reason' in step) break;
    journey = step.after;
    now = stepped(now, seat, to, step.fee);
    taken.push(to);
  }
  return taken;
}

/** The state after a step, as far as the next one asks. */
function stepped(state: CrayonState, seat: Seat, to: MilepostId, fee: Step['fee']): CrayonState {
  const train = trainOf(state, seat);
  const moved = { ...state, trains: state.trains.with(seat, { ...train, at: to, cameFrom: train.at }) };
  if (!fee) return moved;
  const { owner, amount, owed } = fee;
  if (!owed) return afterPayment(moved, seat, owner, amount);
  return evolve(moved, { type: 'debtMade', debt: { debtor: seat, creditor: owner, amount } });
}

/**
 * The timetable of a way. `chosen` says of each handling, by stop and key, whether it is wanted; what is not said is
 * chosen as somebody would at first sight: deliveries that do not cost a better one, and goods that an own order wants
 * and that were not just left by whoever runs.
 */
export function timetableOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  turn: TurnTask,
  way: readonly MilepostId[],
  chosen: ReadonlyMap<string, boolean>,
): Timetable {
  const { board } = title;
  const { handling } = figuresOf(title, state);
  const room = capacityOf(title, state, seat);
  const start = trainOf(state, seat);
  let loads = [...start.loads];
  let cards = { hand: [...handOf(state, seat)], open: [...state.open] };
  let now = state;
  let journey: Pick<TurnTask, 'points' | 'slowed' | 'paid'> = turn;
  let income = 0;
  let fee = 0;
  const stops: Stop[] = [];
  const fees: FeeOnWay[] = [];
  const actions: CrayonAction[] = [];
  const taken: MilepostId[] = [];
  const left = { ...state.supply };
  const lying = [...state.lying];
  let pending: MilepostId[] = [];

  const stopAt = (at: MilepostId, steps: number, isLast: boolean): void => {
    const city = board.mileposts[at]?.city;
    if (!city || closesCity(title, state, city.id)) return;
    // Points of one large city are one stop: the last of them on the way.
    const next = way[steps];
    if (!isLast && next !== undefined && board.mileposts[next]?.city === city) return;
    const offered: Offered[] = [];
    const key = (one: Handling): string => `${steps} ${handlingKey(one)}`;
    const doIt = (action: CrayonAction): void => {
      if (pending.length > 0) actions.push({ type: 'move', way: pending });
      pending = [];
      actions.push(action);
      journey = { ...journey, points: journey.points - handling };
    };
    for (const isOpen of [false, true])
      for (const card of isOpen ? cards.open : cards.hand)
        for (const order of title.orders.get(card)?.orders ?? []) {
          if (order.city !== city.id) continue;
          const isAboard = loads.includes(order.good);
          if (!isAboard) continue;
          const others = (title.orders.get(card)?.orders ?? []).filter(
            (other) => other !== order && loads.includes(other.good) && other.pays > order.pays,
          );
          const better = others.toSorted((one, other) => other.pays - one.pays)[0];
          const pays = order.pays + bonusFor(title, state, city.id, order.good);
          const one: Handling = { type: 'deliver', good: order.good, card, pays, isOpen };
          const isPossible = journey.points >= handling;
          const isChosen = isPossible && (chosen.get(key(one)) ?? better === undefined);
          offered.push({
            handling: one,
            isChosen,
            isPossible,
            wanted: null,
            instead: better ? { good: better.good, pays: better.pays } : null,
          });
          if (!isChosen) continue;
          income += pays;
          // It pays for what comes after it.
          now = afterPayment(now, 'bank', seat, pays);
          loads = loads.toSpliced(loads.indexOf(order.good), 1);
          left[order.good] = (left[order.good] ?? 0) + 1;
          cards = isOpen
            ? { ...cards, open: cards.open.filter((other) => other !== card) }
            : { ...cards, hand: cards.hand.filter((other) => other !== card) };
          doIt({ type: 'deliver', good: order.good, card });
        }
    const here = lying.filter((one) => one.city === city.id).map(({ good }) => good);
    for (const good of new Set([...here, ...city.goods])) {
      const lies = here.includes(good);
      const sources: readonly ('lying' | 'supply')[] = [
        ...(lies ? (['lying'] as const) : []),
        ...(city.goods.includes(good) ? (['supply'] as const) : []),
      ];
      for (const from of sources) {
        if (from === 'supply' && (left[good] ?? 0) === 0) continue;
        const due = lyingIn(state, city.id, good)?.due;
        const rounds = from === 'lying' && due !== undefined ? due - state.round : null;
        const one: Handling = { type: 'load', good, from, rounds };
        const wanted = wantedFor(title, cards, loads, good);
        const isPossible = loads.length < room && journey.points >= handling;
        // What one has left here oneself is not taken up again unasked.
        const isOwnLeft =
          from === 'lying' &&
          lying.some((other) => other.city === city.id && other.good === good && other.by === seat);
        const isChosen =
          isPossible &&
          (chosen.get(key(one)) ?? (wanted?.isOwn === true && from === sources[0] && !isOwnLeft));
        offered.push({ handling: one, isChosen, isPossible, wanted: wanted?.order ?? null, instead: null });
        if (!isChosen) continue;
        loads = [...loads, good];
        if (from === 'supply') left[good] = (left[good] ?? 0) - 1;
        else
          lying.splice(
            lying.findIndex((other) => other.city === city.id && other.good === good),
            1,
          );
        doIt(lies && city.goods.includes(good) ? { type: 'load', good, from } : { type: 'load', good });
      }
    }
    stops.push({ city: city.id, at, steps, offered, loads });
  };

  if (start.at !== null) stopAt(start.at, 0, way.length === 0);
  for (const [index, to] of way.entries()) {
    const step = stepTo(title, now, seat, journey, to);
    if ('reason' in step) break;
    const { owner = seat, amount = 0, owed: isOwed = false } = step.fee ?? {};
    if (amount > 0) {
      fees.push({ steps: index, owner, amount, isOwed });
      fee += amount;
    }
    now = stepped(now, seat, to, step.fee);
    journey = step.after;
    taken.push(to);
    pending.push(to);
    stopAt(to, index + 1, index === way.length - 1);
  }
  if (pending.length > 0) actions.push({ type: 'move', way: pending });
  const strands = taken.length > 0 && isStranded(title, now, seat);
  const points = turn.points - journey.points;
  const cash = now.purses[seat] ?? 0;
  return { way: taken, stops, fees, points, fee, income, cash, strands, actions };
}

/** The best order that wants one more piece of this good. */
function wantedFor(
  title: CrayonTitle,
  { hand, open }: { readonly hand: readonly string[]; readonly open: readonly string[] },
  loads: readonly string[],
  good: string,
): { readonly order: NonNullable<Offered['wanted']>; readonly isOwn: boolean } | null {
  const wanting = [
    ...hand.map((card) => ({ card, isOwn: true })),
    ...open.map((card) => ({ card, isOwn: false })),
  ]
    .flatMap(({ card, isOwn }) =>
      (title.orders.get(card)?.orders ?? [])
        .filter((order) => order.good === good)
        .map(({ city, pays }) => ({ order: { card, city, pays }, isOwn })),
    )
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || other.order.pays - one.order.pays);
  const aboard = loads.filter((one) => one === good).length;
  return wanting[aboard] ?? null;
}
