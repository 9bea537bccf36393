/** Trains: what is on sale, who owns what, and what a first purchase sets off. */
import { byMarketOrder } from './market.ts';
import type { RunTrain } from './routes/rules.ts';
import type { KitMove, Title } from './title.ts';
import type { CompanyId, EighteenState, Holder, Train, TrainFacts, TrainId, TrainKind } from './types.ts';

export const trainsOf = (state: EighteenState, holder: Holder): readonly Train[] =>
  state.trains.filter((train) => train.holder === holder);

export const trainFacts = (title: Title, kind: TrainKind): TrainFacts => title.trains.get(kind) as TrainFacts;

/** A train of this kind, if the holder has one. */
export const trainOfKind = (state: EighteenState, holder: Holder, kind: TrainKind): Train | undefined =>
  state.trains.find((train) => train.holder === holder && train.kind === kind);

/** Has the bank sold one of this kind yet? */
const sold = (title: Title, state: EighteenState, kind: TrainKind): boolean => {
  let inBank = 0;
  for (const train of state.trains) if (train.kind === kind && train.holder === 'bank') inBank++;
  return inBank < title.policies.trainCount(state, kind);
};

/** The kinds the bank sells new: the first that is not sold out, and those that come on sale beside it. */
export function newKinds(title: Title, state: EighteenState): readonly TrainKind[] {
  const left = new Set<TrainKind>();
  for (const train of state.trains) if (train.holder === 'bank') left.add(train.kind);
  const kinds: TrainKind[] = [];
  for (const { name, availableOn } of title.trains.values()) {
    if (!left.has(name)) continue;
    if (kinds.length === 0 || (availableOn !== undefined && sold(title, state, availableOn)))
      kinds.push(name);
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

/** A company gets a train from wherever it lies; the first of its kind from the bank begins a phase. */
export function acquireTrain(title: Title, move: KitMove, company: CompanyId, id: TrainId): void {
  const train = move.state.trains.find((one) => one.id === id) as Train;
  const first = train.holder === 'bank' && !sold(title, move.state, train.kind);
  move.emit({ type: 'trainMoved', train: id, to: company, why: 'bought' });
  title.policies.trainAcquired(move, company);
  if (first) firstOfKind(title, move, train.kind);
}

/** Old kinds are scrapped, then the phase brings its limits; whoever owns too many must give some back. */
export function firstOfKind(title: Title, move: KitMove, kind: TrainKind): void {
  for (const train of move.state.trains)
    if (train.holder !== 'scrap' && trainFacts(title, train.kind).rustsOn === kind)
      move.emit({ type: 'trainMoved', train: train.id, to: 'scrap', why: 'scrapped' });
  const phase = title.phases.find((one) => one.on === kind);
  if (!phase) return;
  move.emit({ type: 'phaseBegan', phase: phase.name });
  if (phase.privatesClose)
    for (const [one, { closed }] of Object.entries(move.state.privates))
      if (!closed) move.emit({ type: 'privateClosed', private: one });
  if (companiesOverLimit(title, move.state).length > 0) move.push({ kind: 'discardTrains' });
}

/** Companies with more trains than allowed: the acting one first, then in market order. */
export function companiesOverLimit(title: Title, state: EighteenState): readonly CompanyId[] {
  const counts = new Map<CompanyId, number>();
  for (const { holder } of state.trains)
    if (typeof holder === 'string' && title.companies.has(holder))
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
  trainsOf(state, company).map(({ id, kind }) => ({ id, kind, range: trainFacts(title, kind).range }));
