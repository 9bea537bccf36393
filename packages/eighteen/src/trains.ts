/** Trains: what is on sale, who owns what, and what a first purchase sets off. */
import { type Objection, type Seat, taskOf } from '@kursbuch/table';
import { hasRoute } from './hasRoute.ts';
import { recently } from './recent.ts';
import { noteDone } from './rounds/turn.ts';
import type { RunTrain } from './routes/rules.ts';
import { type Facts, type KitMove, phaseOf, type Title } from './title.ts';
import type {
  CompanyId,
  EighteenState,
  Holder,
  PhaseFacts,
  Train,
  TrainFacts,
  TrainId,
  TrainKind,
} from './types.ts';

/** A train the bank sells, new or given back, and its price. */
export interface TrainOffer {
  readonly from: 'bank' | 'pool';
  readonly kind: TrainKind;
  readonly price: number;
}

export interface FleetPolicy<Own extends string = string> {
  /** What the bank sells to a company now, and at what price. */
  onSale(title: Title, state: EighteenState, company: CompanyId): readonly TrainOffer[];
  /** Why the bank does not sell this company such a train, or not for so much; without a word of the title's the kit has its own. */
  bankProblem(
    state: EighteenState,
    company: CompanyId,
    offer: { readonly from: string; readonly kind: TrainKind; readonly price: number },
  ): Objection<Own> | undefined;
  /** Must a company that has no train buy one, if there is one on sale? */
  mustOwnTrain(state: EighteenState, company: CompanyId): boolean;
  /** How many trains a company may own. */
  trainLimit(state: EighteenState, company: CompanyId): number;
  /** Companies above the limit give trains back one after the other, in the order in which they act; otherwise as they like. */
  discardsInOrder(state: EighteenState): boolean;
  /** Where trains above the limit go. */
  discardsTo(state: EighteenState): 'pool' | 'scrap';
  /** Where a train goes that is scrapped: out of the game, or where some may still buy it. */
  rustsTo(state: EighteenState, train: Train): 'pool' | 'scrap';
  /** Why a company may not buy such a train from another one at all. */
  tradeProblem(
    state: EighteenState,
    buyer: CompanyId,
    seller: CompanyId,
    kind: TrainKind,
  ): Objection<Own> | undefined;
  /** The number of trains of a kind in the supply; where play decides on it, the state of a game that goes on says more. */
  trainCount(state: Pick<EighteenState, 'options'> & Partial<EighteenState>, kind: TrainKind): number;
  /** Are the later kinds of its pile held back while the bank has trains of this kind? */
  holdsBack(state: EighteenState, kind: TrainKind): boolean;
  /** Trains that come on sale with the first of this kind: are they on sale now? */
  hasComeOnSale(state: EighteenState, first: TrainKind): boolean;
  /** The phase that begins when a train of this kind leaves the bank, if any. */
  phaseOn(state: EighteenState, kind: TrainKind): PhaseFacts | undefined;
  /** A company at its limit may buy (a train of this kind) all the same, and then gives one back. */
  buyAboveLimit(title: Title, state: EighteenState, company: CompanyId, kind?: TrainKind): boolean;
  /** The director may pay what the treasury lacks for any train, though nobody forces the company to buy one. */
  helpsFreely(state: EighteenState, company: CompanyId, from: 'bank' | 'company'): boolean;
  /** What may be offered in the same turn for a train of another company that has declined: nothing, more, or any other price. */
  asksAgain(state: EighteenState): 'never' | 'more' | 'other';
  /** The least one company may pay another for a train. */
  leastPrice(state: EighteenState): number;
  /** The director may help to any train the company could use, not only to the cheapest. */
  helpsToCostlier(state: EighteenState, company: CompanyId): boolean;
  /** The most a director may help to pay for another company's train, of this face price, while the bank asks so much at least; 0 if he never helps. */
  helpUpTo(state: EighteenState, company: CompanyId, face: number, cheapest: number): number;
  /** What a director could raise for a train beside his shares. */
  alsoRaises(state: EighteenState, director: Seat): number;
  /** What the director sells of a company for a train is sold at once: why no second sale, or null where there may be one. */
  oneForcedBlock(state: EighteenState): Own | null;
  /** What the director sells for a train may cost nobody the direction of a company; otherwise only his of this one. */
  sparesOffices(state: EighteenState): boolean;
  /** The director may always help to another company's train, even if the treasury could pay the bank's cheapest. */
  helpsToForeignTrains(state: EighteenState): boolean;
  /**
   * After a forced sale another company's train must cost more than there was before the last share sold, and so must the bank's
   * while a costlier one can be had: less would have done.
   */
  raisedMoneyIsSpent(state: EighteenState): boolean;
  /** The bank has no train for a company that must own one: must it buy from another company of its director, if that has one? */
  dutyAmongOwn(state: EighteenState, company: CompanyId): boolean;
  /**
   * Ruin comes last: nobody is bankrupt who can buy from another company of his, and nothing is sold if the duty could be
   * fulfilled before and not after. The word for such a sale; null where this does not hold.
   */
  ruinousSale(state: EighteenState): Own | null;
}

/** One kind after the other is on sale to everybody; whoever has a route must own a train; the phase says how many. */
export const usualFleet = (facts: Pick<Facts, 'board' | 'phases' | 'trains'>): FleetPolicy<never> => ({
  onSale: bankOffers,
  bankProblem: () => undefined,
  mustOwnTrain: (state, company) => hasRoute(facts.board, state, company),
  trainLimit: (state) => phaseOf(facts, state).trainLimit,
  discardsInOrder: () => false,
  discardsTo: () => 'pool',
  rustsTo: () => 'scrap',
  tradeProblem: () => undefined,
  trainCount: (_state, kind) => facts.trains.get(kind)?.count ?? 0,
  // What comes on sale beside the others holds nothing back.
  holdsBack: (_state, kind) => {
    const { stack, availableOn } = facts.trains.get(kind) ?? {};
    return stack !== undefined || availableOn === undefined;
  },
  hasComeOnSale: (state, first) => sold(facts, state, first),
  phaseOn: (state, kind) => {
    const { phases } = facts;
    const next = phases[phases.findIndex((phase) => phase.name === state.phase) + 1];
    return next?.on === kind ? next : undefined;
  },
  buyAboveLimit: () => false,
  helpsFreely: () => false,
  asksAgain: () => 'never',
  leastPrice: () => 1,
  helpsToCostlier: () => false,
  helpUpTo: (_state, _company, face) => face,
  alsoRaises: () => 0,
  oneForcedBlock: () => null,
  sparesOffices: () => false,
  helpsToForeignTrains: () => false,
  raisedMoneyIsSpent: () => false,
  dutyAmongOwn: () => false,
  ruinousSale: () => null,
});

const NO_TRAINS: readonly Train[] = [];

/** Who owns what: asked many times before a train moves. */
const byHolder = recently((trains: readonly Train[]): ReadonlyMap<Holder, readonly Train[]> => {
  const lists = new Map<Holder, Train[]>();
  for (const train of trains) {
    const list = lists.get(train.holder);
    if (list) list.push(train);
    else lists.set(train.holder, [train]);
  }
  return lists;
});

export const trainsOf = (state: EighteenState, holder: Holder): readonly Train[] =>
  byHolder(state.trains).get(holder) ?? NO_TRAINS;

export const trainFacts = ({ trains }: Pick<Facts, 'trains'>, kind: TrainKind): TrainFacts =>
  trains.get(kind) as TrainFacts;

/** A train of this kind, if the holder has one. */
export const trainOfKind = (state: EighteenState, holder: Holder, kind: TrainKind): Train | undefined =>
  trainsOf(state, holder).find((train) => train.kind === kind);

/** The kinds of card that have left the bank: asked at every step about trains, and the same until one moves. */
const soldCards = recently(
  (facts: Facts['trains'], trains: readonly Train[]): ReadonlySet<TrainKind> =>
    new Set(
      trains.filter(({ holder }) => holder !== 'bank').map(({ kind }) => facts.get(kind)?.card ?? kind),
    ),
);

/** Has one of these cards left the bank, whichever side it is used with? */
export const sold = (facts: Pick<Facts, 'trains'>, state: EighteenState, kind: TrainKind): boolean =>
  soldCards(facts.trains, state.trains).has(kind);

const kindsLeft = recently((trains: EighteenState['trains']): ReadonlySet<TrainKind> => {
  const left = new Set<TrainKind>();
  for (const train of trains) if (train.holder === 'bank') left.add(train.kind);
  return left;
});

/** The kinds the bank sells new: of every pile the first that is not sold out, and those that come on sale beside it. */
export const newKinds = recently((title: Title, state: EighteenState): readonly TrainKind[] => {
  const left = kindsLeft(state.trains);
  const kinds: TrainKind[] = [];
  const begun = new Set<string>();
  for (const { name, card, stack, availableOn } of title.trains.values()) {
    if (card !== undefined) {
      if (kinds.includes(card)) kinds.push(name);
    } else if (left.has(name)) {
      const holdsBack = title.fleet.holdsBack(state, name);
      if (holdsBack && begun.has(stack ?? '')) continue;
      if (holdsBack) begun.add(stack ?? '');
      if (availableOn === undefined || title.fleet.hasComeOnSale(state, availableOn)) kinds.push(name);
    }
  }
  return kinds;
});

/** The kinds of train somebody has, each once. */
export function kindsHeld(state: EighteenState, holder: Holder): readonly TrainKind[] {
  const kinds: TrainKind[] = [];
  for (const { kind } of trainsOf(state, holder)) if (!kinds.includes(kind)) kinds.push(kind);
  return kinds;
}

/** The kinds that were given back and can be bought at face price. */
export const pooledKinds = (state: EighteenState): readonly TrainKind[] => kindsHeld(state, 'pool');

/** New trains and those given back, at the price that is printed on them. */
export const bankOffers = recently((title: Title, state: EighteenState): readonly TrainOffer[] => {
  const offer = (from: TrainOffer['from']) => (kind: TrainKind) => ({
    from,
    kind,
    price: trainFacts(title, kind).price,
  });
  return [...newKinds(title, state).map(offer('bank')), ...pooledKinds(state).map(offer('pool'))];
});

/** What the bank sells a company that would do for its duty to own a train. */
export const usefulOffers = (title: Title, state: EighteenState, company: CompanyId): readonly TrainOffer[] =>
  title.fleet
    .onSale(title, state, company)
    .filter(({ kind }) => !trainFacts(title, kind).beside && title.runs.mayUse(state, company, kind));

/** The lowest price the bank asks of a company for a train that counts; undefined when it has none. */
export function cheapest(title: Title, state: EighteenState, company: CompanyId): number | undefined {
  let lowest: number | undefined;
  for (const { price } of usefulOffers(title, state, company))
    if (lowest === undefined || price < lowest) lowest = price;
  return lowest;
}

/** The kind whose cards a train is printed on: its own, or the other side's. */
export const cardOf = (facts: Pick<Facts, 'trains'>, kind: TrainKind): TrainKind =>
  trainFacts(facts, kind).card ?? kind;

/** Trains that count against the limit. */
export const countedTrains = (title: Title, state: EighteenState, company: CompanyId): readonly Train[] =>
  trainsOf(state, company).filter((train) => !trainFacts(title, train.kind).beside);

/** Trains that fulfil the duty to own one. */
export const usefulTrains = (title: Title, state: EighteenState, company: CompanyId): readonly Train[] =>
  countedTrains(title, state, company).filter(({ kind }) => title.runs.mayUse(state, company, kind));

/** A company gets a train from wherever it lies, on the side it chose; the first of its kind from the bank begins a phase. */
export function acquireTrain(
  title: Title,
  move: KitMove,
  company: CompanyId,
  id: TrainId,
  side?: TrainKind,
): void {
  const train = move.state.trains.find((one) => one.id === id) as Train;
  const first = train.holder === 'bank' && !sold(title, move.state, train.kind);
  const turned = side !== undefined && side !== train.kind ? { kind: side } : {};
  move.emit({ type: 'trainMoved', train: id, to: company, why: 'bought', ...turned });
  noteDone(move, company, 'bought');
  title.on.trainAcquired(title, move, company, train.holder, side ?? train.kind);
  if (train.holder === 'bank') leftTheBank(title, move, train.kind, first, true);
}

/**
 * A train has left the bank: the first of its kind scraps old ones and may begin a phase; whoever then owns too many gives
 * some back, now or (not `surplusNow`) when a train step asks for it.
 */
export function leftTheBank(
  title: Title,
  move: KitMove,
  kind: TrainKind,
  first: boolean,
  surplusNow: boolean,
): void {
  if (first)
    for (const train of move.state.trains)
      if (train.holder !== 'scrap' && trainFacts(title, train.kind).rustsOn === kind)
        move.emit({
          type: 'trainMoved',
          train: train.id,
          to: title.fleet.rustsTo(move.state, train),
          why: 'scrapped',
        });
  const phase = title.fleet.phaseOn(move.state, kind);
  if (phase) {
    move.emit({ type: 'phaseBegan', phase: phase.name });
    if (surplusNow && companiesOverLimit(title, move.state).length > 0) move.push({ kind: 'discardTrains' });
  }
  if (!first) return;
  if (title.phases.some(({ on, privatesClose }) => on === kind && privatesClose))
    title.on.privatesClose(title, move);
  title.on.firstTrain(title, move, kind);
}

/** Companies with more trains than allowed: the acting one first (unless all keep the order), then in the order in which they act. */
export function companiesOverLimit(title: Title, state: EighteenState): readonly CompanyId[] {
  const over: CompanyId[] = [];
  for (const company of title.companies.keys())
    if (countedTrains(title, state, company).length > title.fleet.trainLimit(state, company))
      over.push(company);
  if (over.length < 2) return over;
  const acting = actingCompany(state);
  const order = title.operating.order(state, over);
  if (title.fleet.discardsInOrder(state)) return order;
  return [...order.filter((one) => one === acting), ...order.filter((one) => one !== acting)];
}

/** What becomes of a company's trains before its next turn, as far as it is known today. */
export interface FleetAhead {
  /** Trains that the next new kind scraps, the kind that does it, and whether the very next train the bank sells is one. */
  readonly loses: readonly Train[];
  readonly by: TrainKind | null;
  readonly isNext: boolean;
}

export function fleetAhead(title: Title, state: EighteenState, company: CompanyId): FleetAhead {
  const onSale = newKinds(title, state);
  let next: TrainKind | undefined;
  for (const { name, card, availableOn } of title.trains.values()) {
    if (card !== undefined || sold(title, state, name) || title.fleet.trainCount(state, name) === 0) continue;
    // Kinds sold beside others are bought for themselves: they come whenever somebody likes.
    if (availableOn === undefined ? next !== undefined : !onSale.includes(name)) continue;
    const loses = trainsOf(state, company).filter(({ kind }) => trainFacts(title, kind).rustsOn === name);
    if (loses.length > 0) return { loses, by: name, isNext: onSale[0] === name };
    if (availableOn === undefined) next = name;
  }
  return { loses: [], by: null, isNext: false };
}

/** The company whose turn it is in the operating round. */
export const actingCompany = (state: EighteenState): CompanyId | null =>
  taskOf<{ kind: 'companyTurn'; company: CompanyId }>(state, 'companyTurn')?.company ?? null;

/** The trains a company can run, as the route rules see them. */
export const runTrainsOf = (title: Title, state: EighteenState, company: CompanyId): readonly RunTrain[] =>
  trainsOf(state, company)
    .filter(({ kind }) => title.runs.mayUse(state, company, kind))
    .map(({ id, kind }) => runTrain(title, id, kind));

/** A train as the route rules see it. */
export function runTrain(title: Title, id: TrainId, kind: TrainKind): RunTrain {
  const { range, counts, gauge, gaugeChanges, express, skips } = trainFacts(title, kind);
  return {
    id,
    kind,
    range,
    ...(counts && { counts }),
    ...(gauge && { gauge }),
    ...(gaugeChanges && { gaugeChanges }),
    ...(express !== undefined && { express }),
    ...(skips && { skips }),
  };
}
