/** What a planner would tell somebody who asks for a hint: its plan, and the others it thought of. */
import {
  afterPayment,
  type BuildReason,
  type CrayonAction,
  type CrayonAdvice,
  type CrayonAdviceReason,
  type CrayonAdviceUnit,
  type CrayonState,
  type CrayonTitle,
  cashOf,
  deliveryOf,
  evolve,
  figuresOf,
  handlings,
  handOf,
  known,
  loadingOf,
  type Order,
  segmentAt,
  trainOf,
  turnOf,
} from '@kursbuch/crayon';
import { type Compared, isOffered, type Seat, sameData, stepsOf } from '@kursbuch/table';
import type { PlannerQuestion } from './asking.ts';
import { bestHand, type KeptCard, startingIn } from './outset.ts';
import { type Thought, thoughtOf } from './planner.ts';
import type { Plan } from './plans.ts';

const UNIT: CrayonAdviceUnit = 'turn';

/** What is spent on what will be asked next. */
const NEXT_STEPS = 500;

/** So many of the things it thought of are told. */
const TOLD = 4;

export function adviceFor(asking: PlannerQuestion): CrayonAdvice | undefined {
  const thought = thoughtOf(asking);
  const { action } = thought;
  if (!action) return undefined;
  const reasons = reasonsFor(asking, action, thought);
  const compared = comparedFor(asking, action, thought);
  const next = nextHere(asking, action);
  return {
    action,
    reasons: reasons.length > 0 ? reasons : [{ kind: 'anyOfThem' }],
    compared,
    ...(compared.length > 0 && { unit: UNIT }),
    ...(next.length > 0 && { next }),
  };
}

/** What is loaded and delivered here after this, each thought over as it will be then. */
function nextHere(asking: PlannerQuestion, first: CrayonAction): readonly CrayonAction[] {
  const { title, seat } = asking;
  const found: CrayonAction[] = [];
  let action: CrayonAction | undefined = first;
  for (let { state } = asking; action; ) {
    const after = afterHandling(title, state, seat, action);
    const turn = after && turnOf(after, seat);
    if (!after || !turn) break;
    const choices = handlings(title, after, seat, turn.points).map((one) => ({
      type: 'one' as const,
      action: one,
    }));
    const then = { ...asking, state: after, choices, budget: stepsOf(NEXT_STEPS) };
    const thought = choices.length > 0 ? thoughtOf(then).action : undefined;
    action = thought && choices.some((one) => sameData(one.action, thought)) ? thought : undefined;
    if (action) found.push(action);
    state = after;
  }
  return found;
}

/** The table after something was loaded or delivered. The card that comes for a delivery is not known. */
function afterHandling(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  action: CrayonAction,
): CrayonState | undefined {
  const turn = turnOf(state, seat);
  if (!turn) return undefined;
  const points = turn.points - figuresOf(title, state).handling;
  const agenda = state.agenda.map((task) => (task === turn ? { ...turn, points, acted: true } : task));
  if (action.type === 'load') {
    const loading = loadingOf(title, state, seat, turn.points, action);
    if ('reason' in loading) return undefined;
    return evolve({ ...state, agenda }, { type: 'loaded', seat, good: action.good, ...loading });
  }
  if (action.type !== 'deliver') return undefined;
  const { card, good } = action;
  const delivery = deliveryOf(title, state, seat, turn.points, action);
  if ('reason' in delivery) return undefined;
  const cards = handOf(state, seat).filter((one) => one !== card);
  const open = state.open.filter((one) => one !== card);
  const secrets = { ...state.secrets, [seat]: { cards, below: [] } };
  const { order, pays } = delivery;
  const paid = afterPayment({ ...state, agenda, secrets, open }, 'bank', seat, pays);
  return evolve(paid, { type: 'delivered', seat, good, city: order.city, card, pays });
}

const ordersOf = (plan: Plan): readonly Order[] => plan.errands.map(({ order }) => order);

/** A plan in two reasons at most: the end of the game, and what it is made of. */
function planReasons(plan: Plan | undefined): readonly CrayonAdviceReason[] {
  if (!plan) return [];
  const { turns, track, fees, pays, cash } = plan.schedule;
  return [
    ...(plan.wins ? [{ kind: 'endsGame' as const, turns, cash }] : []),
    { kind: 'plan', orders: ordersOf(plan), pays, cost: track + fees, turns },
  ];
}

const keptReasons = (kept: readonly KeptCard[]): readonly CrayonAdviceReason[] => [
  {
    kind: 'keepsFor',
    cards: kept.map(({ card }) => card),
    orders: kept.flatMap(({ order }) => (order ? [order] : [])),
  },
];

function reasonsFor(
  asking: PlannerQuestion,
  action: CrayonAction,
  { plan, joins, kept = [] }: Thought,
): readonly CrayonAdviceReason[] {
  const { title, state, seat } = asking;
  const figures = figuresOf(title, state);
  switch (action.type) {
    case 'chooseStart': {
      const city = title.board.city(action.city);
      // What will be asked next, thought over as it will be then.
      const then = city && { ...asking, state: startingIn(state, seat, city), budget: stepsOf(NEXT_STEPS) };
      const hand = then ? bestHand(then) : [];
      return plan
        ? [
            { kind: 'startsNear', city: action.city, orders: ordersOf(plan) },
            ...planReasons(plan),
            ...keptReasons(hand),
          ]
        : keptReasons(hand);
    }
    case 'keepOrders':
      return keptReasons(kept);
    case 'move': {
      const leg = plan?.legs.find(({ steps }) => steps.length > 0);
      const call = plan?.calls.find(({ stop }) => stop === leg?.stop);
      if (!call) return planReasons(plan);
      const { stop, errand } = call;
      const next: CrayonAdviceReason =
        stop.does === 'load'
          ? { kind: 'loadsNext', city: stop.city.id, order: errand.order }
          : { kind: 'deliversNext', order: errand.order };
      return [next, ...planReasons(plan)];
    }
    case 'load': {
      // Loads of the same good that are aboard are for the first of its orders.
      const orders = plan ? ordersOf(plan).filter(({ good }) => good === action.good) : [];
      const aboard = trainOf(state, seat).loads.filter((good) => good === action.good).length;
      const order = orders[aboard] ?? orders[0];
      return [
        order ? { kind: 'wanted', order } : { kind: 'wantedLater', good: action.good },
        ...planReasons(plan),
      ];
    }
    case 'deliver':
      return [...plainReasons(title, state, seat, action), ...planReasons(plan)];
    case 'unload':
    case 'giveUpLoad':
      return [
        {
          kind: 'makesRoom',
          good: action.good,
          needed: plan ? ordersOf(plan).filter(({ good }) => good === action.good).length : 0,
        },
        ...planReasons(plan),
      ];
    case 'build':
      return joins
        ? [{ kind: 'joinsCities', cities: figures.citiesToJoin, cost: joins }, ...planReasons(plan)]
        : planReasons(plan);
    case 'changeTrain':
      return [...plainReasons(title, state, seat, action), ...planReasons(plan)];
    case 'discardHand':
      return [{ kind: 'poorHand', rate: plan?.rate ?? null }];
    case 'endTurn':
    case 'endMovement':
      return [whyNothingIsDrawn(asking, plan), ...planReasons(plan)];
    case 'acceptOffer':
    case 'declineOffer': {
      const terms = state.offers.find(({ id }) => id === action.offer)?.terms;
      if (action.type === 'declineOffer' || terms?.type !== 'rate') return [{ kind: 'noGain' }];
      return terms.user === seat
        ? [{ kind: 'cheaperTrack', amount: terms.amount, fee: figures.fee }]
        : [{ kind: 'paidForTrack', amount: terms.amount }];
    }
    default:
      return [];
  }
}

/** What speaks for an action as everybody at the table sees it. */
export function plainReasons(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  action: CrayonAction,
): readonly CrayonAdviceReason[] {
  if (action.type === 'deliver') {
    const at = state.trains[seat]?.at ?? -1;
    const order = known(title.orders, action.card).orders.find(
      ({ good, city }) => good === action.good && title.board.city(city)?.at.includes(at),
    );
    return order ? [{ kind: 'paidNow', order }] : [];
  }
  if (action.type !== 'changeTrain') return [];
  const { train } = action;
  const levelOf = (type: string) => known(title.trains, type).level;
  const { upgrade, refit, speed } = figuresOf(title, state);
  const cost = levelOf(train) === levelOf(trainOf(state, seat).type) ? refit : upgrade;
  return [{ kind: 'betterTrain', train, speed: speed[train] ?? 0, cost }];
}

/** What forbids a piece of track in this turn and perhaps not in the next. */
const TURN_ONLY: readonly BuildReason[] = ['noBuilding', 'outOfCity', 'outOfCities'];

/** Why a turn ends without more track, and without another train. */
function whyNothingIsDrawn(
  { title, state, seat, choices }: PlannerQuestion,
  plan: Plan | undefined,
): CrayonAdviceReason {
  const turn = turnOf(state, seat);
  const { buildLimit: limit } = figuresOf(title, state);
  if (!turn) return { kind: 'nothingToDraw' };
  if (turn.spent >= limit) return { kind: 'turnSpent', limit };
  if (cashOf(state, seat) <= 0) return { kind: 'noMoneyToDraw' };
  const [next] = plan?.legs.flatMap(({ steps }) => steps.filter(({ cost }) => cost > 0)) ?? [];
  const segment = next && segmentAt(title, state, seat, turn, next.from, next.to);
  if (next && segment && 'reason' in segment) {
    const { cost } = next;
    if (segment.reason === 'overLimit') return { kind: 'trackOverLimit', cost, left: limit - turn.spent };
    if (segment.reason === 'noCredit') return { kind: 'trackTooExpensive', cost, cash: cashOf(state, seat) };
    if (TURN_ONLY.includes(segment.reason)) return { kind: 'trackWaits' };
  }
  const isPossible = choices.some((choice) =>
    choice.type === 'many'
      ? choice.kind === 'build' && choice.list().length > 0
      : choice.action.type === 'changeTrain',
  );
  return { kind: isPossible ? 'nothingToDraw' : 'cannotDraw' };
}

/** What else it thought of: other cities to begin in, or the first act of other plans. */
function comparedFor(
  asking: PlannerQuestion,
  action: CrayonAction,
  { plan, others, starts }: Thought,
): readonly Compared<CrayonAction>[] {
  // A new hand is nothing that could be weighed: nobody knows its cards.
  if (action.type === 'discardHand') return [];
  const rated: Compared<CrayonAction>[] = starts
    ? starts.map(({ city, plan: best }) => ({
        action: { type: 'chooseStart', city: city.id },
        worth: best?.rate ?? 0,
      }))
    : plan && others
      ? [{ action, worth: plan.rate }, ...others()]
      : [];
  const different = rated.filter(
    (one, index) =>
      isOffered(asking.choices, one.action) &&
      rated.findIndex((other) => sameData(other.action, one.action)) === index,
  );
  // One thing alone is compared with nothing.
  return different.length < 2
    ? []
    : different
        .toSorted(
          (one, other) =>
            Number(sameData(other.action, action)) - Number(sameData(one.action, action)) ||
            other.worth - one.worth,
        )
        .slice(0, TOLD);
}
