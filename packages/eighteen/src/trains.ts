/** Trains: what is on sale, who owns what, and what a first purchase sets off. */
import { byMarketOrder } from './market.ts';
import { recently } from './recent.ts';
import type { RunTrain } from './routes/rules.ts';
import type { KitMove, Title } from './title.ts';
import type { CompanyId, EighteenState, Holder, Train, TrainFacts, TrainId, TrainKind } from './types.ts';

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

export const trainFacts = (title: Title, kind: TrainKind): TrainFacts => title.trains.get(kind) as TrainFacts;

/** A train of this kind, if the holder has one. */
export const trainOfKind = (state: EighteenState, holder: Holder, kind: TrainKind): Train | undefined =>
  trainsOf(state, holder).find((train) => train.kind === kind);

/** Has the bank sold one of this kind yet? */
export const sold = (title: Title, state: EighteenState, kind: TrainKind): boolean => {
  let inBank = 0;
  for (const train of trainsOf(state, 'bank')) if (train.kind === kind) inBank++;
  return inBank < title.policies.trainCount(state, kind);
};

/** The kinds the bank sells new: the first that is not sold out, and those that come on sale beside it. */
export function newKinds(title: Title, state: EighteenState): readonly TrainKind[] {
  const left = new Set<TrainKind>();
  for (const train of trainsOf(state, 'bank')) left.add(train.kind);
  const kinds: TrainKind[] = [];
  let next: TrainKind | undefined;
  for (const { name, card, availableOn } of title.trains.values()) {
    if (card !== undefined) {
      if (kinds.includes(card)) kinds.push(name);
    } else if (left.has(name)) {
      if (availableOn === undefined ? next === undefined : title.policies.hasComeOnSale(state, availableOn))
        kinds.push(name);
      if (availableOn === undefined) next ??= name;
    }
  }
  return kinds;
}

/** The kinds that were given back and can be bought at face price. */
export function pooledKinds(state: EighteenState): readonly TrainKind[] {
  return [...new Set(trainsOf(state, 'pool').map((train) => train.kind))];
}

/** The lowest price the bank asks for a train, new or given back; undefined when it has none. */
export function cheapest(title: Title, state: EighteenState): number | undefined {
  let lowest: number | undefined;
  for (const kind of [...newKinds(title, state), ...pooledKinds(state)]) {
    const { price } = trainFacts(title, kind);
    if (lowest === undefined || price < lowest) lowest = price;
  }
  return lowest;
}

/** The kind whose cards a train is printed on: its own, or the other side's. */
export const cardOf = (title: Title, kind: TrainKind): TrainKind => trainFacts(title, kind).card ?? kind;

/** Trains that count against the limit and for the duty to own one. */
export const countedTrains = (title: Title, state: EighteenState, company: CompanyId): readonly Train[] =>
  trainsOf(state, company).filter((train) => !trainFacts(title, train.kind).beside);

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
  title.policies.trainAcquired(move, company);
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
        move.emit({ type: 'trainMoved', train: train.id, to: 'scrap', why: 'scrapped' });
  const phase = title.policies.phaseOn(move.state, kind);
  if (phase) {
    move.emit({ type: 'phaseBegan', phase: phase.name });
    if (surplusNow && companiesOverLimit(title, move.state).length > 0) move.push({ kind: 'discardTrains' });
  }
  if (first) title.policies.firstTrain(move, kind);
}

/** Companies with more trains than allowed: the acting one first, then in market order. */
export function companiesOverLimit(title: Title, state: EighteenState): readonly CompanyId[] {
  const counts = new Map<CompanyId, number>();
  for (const { holder, kind } of state.trains)
    if (typeof holder === 'string' && title.companies.has(holder) && !trainFacts(title, kind).beside)
      counts.set(holder, (counts.get(holder) ?? 0) + 1);
  const over = [...counts.keys()].filter(
    (one) => (counts.get(one) as number) > title.policies.trainLimit(state, one),
  );
  if (over.length < 2) return over;
  const acting = actingCompany(state);
  const order = byMarketOrder(title.market, state);
  return over.sort((a, b) => Number(b === acting) - Number(a === acting) || order(a, b));
}

/** The company whose turn it is in the operating round. */
export function actingCompany(state: EighteenState): CompanyId | null {
  const turn = state.agenda.find(
    (task): task is { kind: 'companyTurn'; company: CompanyId } => task.kind === 'companyTurn',
  );
  return turn?.company ?? null;
}

/** A company's trains as the route rules see them. */
export const runTrainsOf = (title: Title, state: EighteenState, company: CompanyId): readonly RunTrain[] =>
  trainsOf(state, company).map(({ id, kind }) => {
    const { range, counts, gaugeChanges, express } = trainFacts(title, kind);
    return {
      id,
      kind,
      range,
      ...(counts && { counts }),
      ...(gaugeChanges && { gaugeChanges }),
      ...(express !== undefined && { express }),
    };
  });
