/** A player of crayon games that plans: orders by what they bring a turn, then the end of the game. */
import {
  type CityData,
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  capacityOf,
  changeTo,
  cityOf,
  closes,
  type EdgeId,
  feeFor,
  figuresOf,
  forbidsSegment,
  type Ground,
  groundOf,
  handOf,
  isSlow,
  isSpentOut,
  known,
  linesOf,
  type Order,
  type Pair,
  scheduleOf,
  slowedDown,
  stepCost,
  type Tastes,
  type TrainType,
  type TripStep,
  type TurnTask,
  trainOf,
  tripsFrom,
  turnOf,
  waysOf,
} from '@kursbuch/crayon';
import { type Budget, type Choice, type Compared, isOffered, type Seat, stepsOf } from '@kursbuch/table';
import { answerOffer } from './bargaining.ts';
import { type Joining, joiningOf } from './joining.ts';
import {
  bestPlan,
  isJustLeft,
  type Judgement,
  type Plan,
  plansOf,
  type Situation,
  situationOf,
} from './plans.ts';

/** How a planner plays. */
export interface Manner {
  readonly judgement: Judgement;
  /** Present: its judgement changes with the game. */
  readonly judging?: (title: CrayonTitle, state: CrayonState, seat: Seat) => Judgement;
  /** A hand that brings less a turn is thrown away. */
  readonly hopeless: number;
  /** What is kept when track is drawn for nothing but the end. */
  readonly reserve: number;
  /** What room for one more load is worth beside speed. */
  readonly room: number;
  /** Of what a better train promises so much comes true. */
  readonly trust: number;
  /** It takes along what may be wanted later. */
  readonly spare: boolean;
  /** What it costs to begin a step farther from all other cities, as a rule. */
  readonly remote?: number;
  /** It reckons with what is agreed for turns to come, and with what lies with its offers. */
  readonly looksAhead?: boolean;
}

/** What a planner is asked, and by what it answers. */
export interface PlannerQuestion {
  readonly title: CrayonTitle;
  readonly state: CrayonState;
  readonly seat: Seat;
  readonly choices: readonly Choice<CrayonAction>[];
  readonly budget: Budget;
  readonly manner: Manner;
}

type ActionOf<T extends CrayonAction['type']> = Extract<CrayonAction, { readonly type: T }>;

/** What is done, and the plan it follows if there is one. */
export interface Thought {
  readonly action: CrayonAction | undefined;
  readonly plan?: Plan | undefined;
  /** Before the first round: the cities to begin in, the best first, or the cards to keep. */
  readonly starts?: readonly RatedStart[];
  readonly kept?: readonly KeptCard[];
  /** It draws for the end of the game: so much is missing there. */
  readonly joins?: number;
  /** What other plans would begin with, and what they bring a turn; worked out if somebody asks. */
  readonly others?: () => readonly Compared<CrayonAction>[];
}

export function thoughtOf(asking: PlannerQuestion): Thought {
  const { title, state, seat, manner, budget } = asking;
  const answered = answerOffer(asking, () => planFor(title, state, seat, manner, budget));
  const thought = answered ? { action: answered } : decided(asking);
  const { action } = thought;
  return action && isOffered(asking.choices, action) ? thought : { ...thought, action: lastResort(asking) };
}

function decided(asking: PlannerQuestion): Thought {
  switch (asking.state.agenda.at(-1)?.kind) {
    case 'outset':
      return settleIn(asking);
    case 'loss':
      return { action: giveUp(asking) };
    case 'turn':
      return turnOf(asking.state, asking.seat) ? takeTurn(asking) : { action: undefined };
    default:
      return { action: undefined };
  }
}

/** Nothing better is known: the turn is ended, or whatever else is asked for is done. */
function lastResort({ choices, state, seat }: PlannerQuestion): CrayonAction | undefined {
  const end: CrayonAction = { type: 'endTurn' };
  if (isOffered(choices, end)) return end;
  const kind = state.agenda.at(-1)?.kind;
  if (kind !== 'outset' && kind !== 'loss') return undefined;
  if (kind === 'loss' && trainOf(state, seat).loads.length === 0) return undefined;
  for (const choice of choices) {
    const action = choice.type === 'many' ? choice.list()[0] : choice.action;
    if (action) return action;
  }
  return undefined;
}

// ---------------------------------------------------------------- before the first round

/** The city from which the dealt orders promise most; then the orders themselves. */
function settleIn(asking: PlannerQuestion): Thought {
  const { state, seat, choices } = asking;
  if (state.starts[seat] === null) {
    const starts = ratedStarts(asking);
    const [best] = starts;
    return { action: best && { type: 'chooseStart', city: best.city.id }, plan: best?.plan, starts };
  }
  if (!choices.some((choice) => choice.type === 'many' && choice.kind === 'keepOrders'))
    return { action: undefined };
  const kept = bestHand(asking);
  return { action: { type: 'keepOrders', cards: kept.map(({ card }) => card) }, kept };
}

export interface RatedStart {
  readonly city: CityData;
  readonly plan: Plan | undefined;
}

/** A card with the order it is kept for, if a plan serves one of it. */
export interface KeptCard {
  readonly card: string;
  readonly order?: Order;
}

type Outlook = Pick<PlannerQuestion, 'title' | 'state' | 'seat' | 'manner' | 'budget'>;

/** The large city from which the cards at hand promise most. */
export const bestStart = (outlook: Outlook): CityData | undefined => ratedStarts(outlook)[0]?.city;

/** Every large city with the best plan from there, the best first. */
export const ratedStarts = ({
  title,
  state,
  seat,
  manner,
  budget,
}: Outlook): readonly {
  readonly city: CityData;
  readonly plan: Plan | undefined;
}[] =>
  title.board.cities
    .filter(({ kind }) => kind === 'large')
    .map((city) => {
      const there = startingIn(state, seat, city);
      const plan = planFor(title, there, seat, manner, budget);
      const far = manner.remote ? manner.remote * stepsFrom(title, there, seat, city) : 0;
      return { city, plan, merit: (plan?.merit ?? 0) - far };
    })
    .toSorted((one, other) => other.merit - one.merit);

/** How far it is from a city to the others, on average. */
function stepsFrom(title: CrayonTitle, state: CrayonState, seat: Seat, from: CityData): number {
  const { cities } = title.board;
  const trips = tripsFrom(groundOf(title, state, seat), from.at[0]!, STEPS);
  return cities.reduce((sum, city) => sum + trips.price(city), 0) / cities.length;
}

/** Nothing but the way. */
const STEPS: Tastes = { step: 1, money: 0, rent: 0 };

/** The cards to keep. */
export function bestHand({ title, state, seat, manner, budget }: Outlook): readonly KeptCard[] {
  const { hand } = figuresOf(title, state);
  const kept: KeptCard[] = [];
  // The best plan, then the best one with what is left, until there are enough.
  for (let left = handOf(state, seat); kept.length < hand && left.length > 0; ) {
    const plan = planFor(title, holding(state, seat, left), seat, manner, budget);
    const wanted = plan?.errands ?? [];
    kept.push(...(wanted.length > 0 ? wanted : left.map((card) => ({ card }))));
    left = left.filter((one) => !kept.some(({ card }) => card === one));
  }
  return kept.slice(0, hand);
}

/** As if the seat had chosen this city. */
export function startingIn(state: CrayonState, seat: Seat, city: CityData): CrayonState {
  const at = city.at[0] ?? null;
  return {
    ...state,
    starts: state.starts.with(seat, city.id),
    trains: state.trains.map((train, one) => (one === seat ? { ...train, at } : train)),
  };
}

const holding = (state: CrayonState, seat: Seat, cards: readonly string[]): CrayonState => ({
  ...state,
  secrets: { ...state.secrets, [seat]: { cards, below: [] } },
});

function planFor(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  manner: Manner,
  budget: Budget,
): Plan | undefined {
  const situation = situationOf(
    title,
    state,
    seat,
    (ground) => joiningOf(title, state, ground),
    new Set(),
    manner.looksAhead,
  );
  return bestPlan(situation, judgementOf(title, state, seat, manner), budget);
}

const judgementOf = (title: CrayonTitle, state: CrayonState, seat: Seat, manner: Manner): Judgement =>
  manner.judging?.(title, state, seat) ?? manner.judgement;

// ---------------------------------------------------------------- a load lost

/** What no plan wants, else what is wanted last. */
function giveUp({ title, state, seat, manner, budget }: PlannerQuestion): CrayonAction | undefined {
  const { loads } = trainOf(state, seat);
  const wanted = planFor(title, state, seat, manner, budget)?.calls ?? [];
  const isWanted = (good: string): number => wanted.findIndex(({ stop }) => stop.good === good);
  const good =
    loads.find((one) => isWanted(one) < 0) ??
    loads.toSorted((one, other) => isWanted(other) - isWanted(one))[0];
  return good === undefined ? undefined : { type: 'giveUpLoad', good };
}

// ---------------------------------------------------------------- a turn

function takeTurn(asking: PlannerQuestion): Thought {
  const { title, state, seat, manner, budget } = asking;
  const turn = turnOf(state, seat)!;
  // Segments that would close somebody's way: another line is looked for.
  const closed = new Set<EdgeId>();
  let plan: Plan | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const joining = (ground: Ground): Joining => joiningOf(title, state, ground);
    const situation = situationOf(title, state, seat, joining, closed, manner.looksAhead);
    plan = bestPlan(situation, judgementOf(title, state, seat, manner), budget);
    const others = (): readonly Compared<CrayonAction>[] => firstActs(asking, turn, situation);
    if (!turn.acted && isHopeless(asking, turn, plan))
      return { action: { type: 'discardHand' }, plan, others };
    if (turn.part === 'moving') {
      const moved = handle(asking, turn, plan) ?? (plan && run(asking, turn, plan));
      if (moved) return { action: moved, plan, others };
    }
    const before = closed.size;
    const developed = develop(asking, turn, situation, plan, closed);
    if (developed) {
      const joins = isJoining(developed, plan) ? situation.joining.cost : 0;
      return { action: developed, plan, others, ...(joins > 0 && { joins }) };
    }
    if (closed.size === before) break;
  }
  return { action: { type: 'endTurn' }, plan };
}

const TRIES = 4;

/** Is nothing of this drawn for the plan? */
const isJoining = (action: CrayonAction, plan: Plan | undefined): boolean =>
  action.type === 'build' &&
  !plan?.legs.some(({ steps }) =>
    steps.some(({ from, to, cost }) => cost > 0 && action.segments.some(([a, b]) => a === from && b === to)),
  );

/** So many other plans are asked what they would begin with. */
const OTHERS = 8;

function firstActs(
  asking: PlannerQuestion,
  turn: TurnTask,
  situation: Situation,
): readonly Compared<CrayonAction>[] {
  const judgement = judgementOf(asking.title, asking.state, asking.seat, asking.manner);
  const plans = plansOf(situation, judgement, stepsOf(judgement.looks));
  return plans
    .toSorted((one, other) => other.rate - one.rate)
    .slice(0, OTHERS)
    .flatMap((plan) => {
      const moved =
        turn.part === 'moving' ? (handle(asking, turn, plan) ?? run(asking, turn, plan)) : undefined;
      const action = moved ?? develop(asking, turn, situation, plan, new Set());
      return action ? [{ action, worth: plan.rate }] : [];
    });
}

function isHopeless({ manner }: PlannerQuestion, { part }: TurnTask, plan: Plan | undefined): boolean {
  if (!plan) return true;
  return part === 'moving' && plan.rate < manner.hopeless && !plan.wins;
}

const offeredOf = <T extends CrayonAction['type']>(
  choices: readonly Choice<CrayonAction>[],
  type: T,
): readonly ActionOf<T>[] =>
  choices.flatMap((choice) =>
    choice.type === 'one' && choice.action.type === type ? [choice.action as ActionOf<T>] : [],
  );

/** What is done with goods where the train stands. */
function handle(asking: PlannerQuestion, turn: TurnTask, plan: Plan | undefined): CrayonAction | undefined {
  const { title, state, seat, choices, manner } = asking;
  const city = cityOf(title, state, seat);
  if (!city) return undefined;
  const { loads } = trainOf(state, seat);
  const calls = plan?.calls ?? [];
  const [first] = calls;
  const isHere = first?.stop.city === city;
  if (first && isHere && first.stop.does === 'deliver') {
    const action: CrayonAction = { type: 'deliver', good: first.stop.good, card: first.errand.card };
    if (isOffered(choices, action)) return action;
  }
  // Money now, unless the piece is meant for something better.
  const sum = ({ good, card }: ActionOf<'deliver'>): number =>
    known(title.orders, card).orders.find((one) => one.good === good && one.city === city.id)?.pays ?? 0;
  const meant = (good: string): number =>
    calls.filter(
      ({ stop, errand }) => stop.does === 'deliver' && stop.good === good && errand.source.from === 'aboard',
    ).length;
  const pieces = (good: string): number => loads.filter((load) => load === good).length;
  const deliveries = offeredOf(choices, 'deliver')
    .filter(({ good }) => pieces(good) > meant(good))
    .toSorted((one, other) => sum(other) - sum(one));
  if (deliveries[0]) return deliveries[0];
  const room = capacityOf(title, state, seat) - loads.length;
  if (first && isHere && first.stop.does === 'load') {
    const { good } = first.stop;
    if (room > 0) {
      const action: CrayonAction = { type: 'load', good };
      const offered = offeredOf(choices, 'load').filter((one) => one.good === good);
      return offered.find(({ from }) => from === first.errand.source.from) ?? offered[0] ?? action;
    }
    const spare = loads.find((load) => pieces(load) > meant(load));
    if (spare !== undefined) return { type: 'unload', good: spare };
  }
  if (!manner.spare || room <= 0 || turn.points < figuresOf(title, state).handling) return undefined;
  return spareLoad(asking, plan, room);
}

/** Something to take along: for an order at hand that the plan does not serve. */
function spareLoad(
  { title, state, seat, choices }: PlannerQuestion,
  plan: Plan | undefined,
  room: number,
): CrayonAction | undefined {
  // Room that the plan needs is not given away.
  let most = 0;
  let needed = 0;
  for (const { stop } of plan?.calls ?? []) {
    needed += stop.does === 'load' ? 1 : -1;
    most = Math.max(most, needed);
  }
  if (room <= most) return undefined;
  const { loads } = trainOf(state, seat);
  const isBack = (good: string, here: CityData): boolean =>
    state.lying.some((one) => one.city === here.id && one.good === good) &&
    isJustLeft(title, state, seat, here, good);
  const cards = [...handOf(state, seat), ...state.open];
  const served = new Set(plan?.errands.map(({ card }) => card));
  const orders = cards
    .filter((card) => !served.has(card))
    .flatMap((card) => known(title.orders, card).orders);
  const city = cityOf(title, state, seat);
  const worth = (good: string): number =>
    loads.includes(good) || (city && isBack(good, city))
      ? 0
      : Math.max(0, ...orders.filter((order) => order.good === good).map(({ pays }) => pays));
  return offeredOf(choices, 'load')
    .filter(({ good }) => worth(good) > 0)
    .toSorted((one, other) => worth(other.good) - worth(one.good))[0];
}

/** As far along the plan as track, points and purse allow; on the way it stops where something can be delivered. */
function run(
  { title, state, seat, choices }: PlannerQuestion,
  turn: TurnTask,
  { legs }: Plan,
): CrayonAction | undefined {
  const { board } = title;
  const steps = legs.find((leg) => leg.steps.length > 0)?.steps ?? [];
  if (legs[0]?.steps.length === 0 && cityOf(title, state, seat) === legs[0].stop.city) {
    // It waits for the city to open.
    return undefined;
  }
  let { points, slowed } = turn;
  let paid = turn.paid;
  let cash = state.purses[seat] ?? 0;
  const way: number[] = [];
  for (const { to, edge } of steps) {
    const owner = state.track[edge];
    if (owner === undefined && board.edges[edge]!.kind !== 'city') break;
    const cost = stepCost(title, state, to);
    if (cost > points || closes(title, state, board.edges[edge]!)) break;
    if (owner !== undefined && owner !== seat && !paid.includes(owner)) {
      const fee = feeFor(title, state, seat, owner);
      if (fee > cash) break;
      cash -= fee;
      paid = [...paid, owner];
    }
    points -= cost;
    if (!slowed && isSlow(title, state, to)) {
      slowed = true;
      points = slowedDown(points);
    }
    way.push(to);
    if (servesIn(title, state, seat, board.mileposts[to]!.city)) break;
  }
  if (way.length === 0) return undefined;
  const action: CrayonAction = { type: 'move', way };
  return isOffered(choices, action) ? action : roundabout(title, state, seat, turn, steps);
}

/** Where trains turn in cities only, the way the train can go may be another than the plan's. */
function roundabout(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  turn: TurnTask,
  steps: readonly TripStep[],
): CrayonAction | undefined {
  const stands = steps.findIndex(({ cost }) => cost > 0);
  const last = steps.at(stands < 0 ? -1 : stands - 1);
  const way = last && waysOf(title, state, seat, turn, FAR).to(last.to)?.steps.slice(0, turn.points);
  return way && way.length > 0 ? { type: 'move', way } : undefined;
}

/** More points than any way takes. */
const FAR = 200;

/** Could something aboard be delivered in this city? */
function servesIn(title: CrayonTitle, state: CrayonState, seat: Seat, city: CityData | undefined): boolean {
  if (!city || city === cityOf(title, state, seat)) return false;
  const { loads } = trainOf(state, seat);
  return [...handOf(state, seat), ...state.open].some((card) =>
    known(title.orders, card).orders.some((one) => one.city === city.id && loads.includes(one.good)),
  );
}

// ---------------------------------------------------------------- track and trains

function develop(
  asking: PlannerQuestion,
  turn: TurnTask,
  situation: Situation,
  plan: Plan | undefined,
  closed: Set<EdgeId>,
): CrayonAction | undefined {
  const { title, state, seat, manner } = asking;
  const cash = state.purses[seat] ?? 0;
  const wanted = (plan?.legs ?? []).flatMap(({ steps }) => steps.filter(({ cost }) => cost > 0));
  const need = wanted.reduce((sum, { cost }) => sum + cost, 0) + (plan?.schedule.fees ?? 0);
  const { joining, goal } = situation;
  // Near the end: what is left to join is drawn at once, as it then ends the game.
  if (joining.steps.length > 0 && cash - joining.cost >= goal - (plan?.schedule.pays ?? 0)) {
    const last = drawn(asking, turn, joining.steps, closed);
    if (last) return last;
  }
  const better = upgrade(asking, turn, situation, plan, need);
  if (better) return better;
  const track = drawn(asking, turn, wanted, closed);
  if (track) return track;
  if (!plan) return rescue(asking, turn);
  const isLast = betterTrain(title, state, seat, manner) === undefined;
  const left = cash - need - manner.reserve - (isLast ? 0 : figuresOf(title, state).upgrade);
  if (left <= 0) return undefined;
  return drawn(asking, turn, joining.steps, closed, left);
}

/** The first of these steps, as many as this turn allows. */
function drawn(
  { title, state, seat, choices }: PlannerQuestion,
  turn: TurnTask,
  steps: readonly TripStep[],
  closed: Set<EdgeId>,
  most = Number.POSITIVE_INFINITY,
): CrayonAction | undefined {
  const figures = figuresOf(title, state);
  let left = Math.min(figures.buildLimit - turn.spent, state.purses[seat] ?? 0, most);
  let { out } = turn;
  const segments: Pair[] = [];
  for (const { from, to, edge, cost } of steps) {
    if (cost > left || segments.length >= LONGEST) break;
    const { city } = title.board.mileposts[from]!;
    if (city?.kind === 'large') {
      if (isSpentOut(figures, out, city.id)) break;
      out = { ...out, [city.id]: (out[city.id] ?? 0) + 1 };
    }
    if (forbidsSegment(title, state, title.board.edges[edge]!, to)) break;
    left -= cost;
    segments.push([from, to]);
  }
  // The way into a city may have to stay open: then as much as is allowed.
  for (let length = segments.length; length > 0; length--) {
    const action: CrayonAction = { type: 'build', segments: segments.slice(0, length) };
    if (isOffered(choices, action)) return action;
  }
  const [first] = segments;
  const edge = first && title.board.between(...first);
  if (edge) closed.add(edge.id);
  return undefined;
}

/** Longer than what one turn's money draws. */
const LONGEST = 60;

/** A better train, if it pays before the game is over and the plan can wait. */
function upgrade(
  { title, state, seat, choices, manner }: PlannerQuestion,
  turn: TurnTask,
  { outset, ground, goal, joining }: Situation,
  plan: Plan | undefined,
  need: number,
): CrayonAction | undefined {
  if (!plan || plan.wins) return undefined;
  const own = trainOf(state, seat).type;
  const next = betterTrain(title, state, seat, manner);
  if (next === undefined) return undefined;
  const action: CrayonAction = { type: 'changeTrain', train: next };
  const change = changeTo(title, state, seat, turn, next);
  if ('reason' in change || !isOffered(choices, action)) return undefined;
  const figures = figuresOf(title, state);
  const cash = outset.cash - change.cost;
  const speed = figures.speed[next] ?? outset.speed;
  const spending = change.isUpgrade && figures.upgradeInstead ? { ...turn, spent: figures.buildLimit } : turn;
  const after = scheduleOf(title, seat, ground, plan.legs, { ...outset, cash, speed, spending });
  if (!after) return undefined;
  const rate = Math.max(plan.rate, USUAL_RATE);
  const turnsLeft = Math.max(0, goal + joining.cost + need - outset.cash) / rate;
  const worth = (train: string): number => trainWorth(title, state, manner, train);
  const share = (worth(next) / worth(own) - 1) * manner.trust;
  const delay = Math.max(0, after.turns - plan.schedule.turns);
  return share * turnsLeft * rate > change.cost + delay * rate ? action : undefined;
}

const trainWorth = (title: CrayonTitle, state: CrayonState, { room }: Manner, train: string): number =>
  (figuresOf(title, state).speed[train] ?? 0) * (1 + room * known(title.trains, train).capacity);

/** The best train of the next level. */
function betterTrain(title: CrayonTitle, state: CrayonState, seat: Seat, manner: Manner): string | undefined {
  const { level } = known(title.trains, trainOf(state, seat).type);
  const next = title.levels[title.levels.indexOf(level) + 1];
  const worth = ({ id }: TrainType): number => trainWorth(title, state, manner, id);
  return [...title.trains.values()]
    .filter((one) => one.level === next)
    .toSorted((one, other) => worth(other) - worth(one))[0]?.id;
}

/** What a turn brings at least when things go as usual. */
const USUAL_RATE = 7;

/** The train stands where no plan reaches it: track is drawn to it. */
function rescue(asking: PlannerQuestion, turn: TurnTask): CrayonAction | undefined {
  const { title, state, seat } = asking;
  const { at } = trainOf(state, seat);
  const line = at === null ? undefined : linesOf(title, state, seat, turn).to(at);
  if (!line || line.segments.length === 0) return undefined;
  const steps = line.segments.map(([from, to], index) => ({
    from,
    to,
    edge: title.board.between(from, to)!.id,
    cost: line.costs[index] ?? 0,
  }));
  return drawn(asking, turn, steps, new Set());
}
