/** Term: what a deal brings both sides. Nobody is given anything: what it brings the other side has to be paid for. */
import {
  type Deal,
  type EighteenState,
  type PrivateId,
  type Title,
  type TrainKind,
  trainFacts,
} from '@kursbuch/eighteen';
import { gainOf, lossOf } from './fleet.ts';
import { comingKinds, type Outlook, privateBrings, roundsLeft } from './forecast.ts';

/** Rounds in which a train still runs. */
function roundsOf(outlook: Outlook, kind: TrainKind): number {
  const { rustsOn } = trainFacts(outlook.title, kind);
  const gone = comingKinds(outlook).find((coming) => coming.kind === rustsOn)?.rounds;
  return Math.min(roundsLeft(outlook), gone ?? Number.POSITIVE_INFINITY);
}

const kindOf = (state: EighteenState, train: string): TrainKind | undefined =>
  state.trains.find(({ id }) => id === train)?.kind;

/** The least a company should get for a train: what it cost, what its own runs lose, and what the buyer's gain. */
export function trainAsks(
  outlook: Outlook,
  { seller, buyer, train }: Extract<Deal, { item: 'train' }>,
): number {
  const { title, state } = outlook;
  const kind = kindOf(state, train);
  if (kind === undefined) return Number.POSITIVE_INFINITY;
  const face = trainFacts(title, kind).price;
  const purchase = { type: 'buyTrain', from: seller, kind, price: 0 } as const;
  const runs = Math.max(lossOf(title, state, purchase), gainOf(title, state, buyer, purchase));
  return Math.max(face, Math.ceil(runs * roundsOf(outlook, kind)));
}

/** What a private brings its owner, whatever comes with it included. */
function worthOf(outlook: Outlook, one: PrivateId): number {
  const brings = privateBrings(outlook, one, roundsLeft(outlook), comingKinds(outlook));
  return Math.floor(brings + (outlook.own.alsoWorth?.[one] ?? 0));
}

/** What a private should bring its seller, in parts of its price. */
const PRIVATE_SALE = 1.5;

const faceOf = (title: Title, one: PrivateId): number => title.privates.get(one)?.price ?? 0;

/** The least somebody should get for a private. */
export const privateAsks = (outlook: Outlook, one: PrivateId): number =>
  Math.max(Math.ceil(PRIVATE_SALE * faceOf(outlook.title, one)), worthOf(outlook, one));

/** The most somebody should pay for one: what it brings him, and never more than its price. */
export const privateBids = (outlook: Outlook, one: PrivateId): number =>
  Math.min(faceOf(outlook.title, one), worthOf(outlook, one));
