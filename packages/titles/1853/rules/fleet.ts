/** What the bank sells: standard trains in order, metre trains beside them, cards that are a 2 or a 1M, engine tokens (4.8). */
import {
  type CompanyId,
  cardOf,
  type EighteenState,
  type KitMove,
  kindsHeld,
  sold,
  type Title,
  type TrainKind,
  type TrainOffer,
  trainFacts,
  trainOfKind,
  trainsOf,
} from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import { creditOf, creditProblem } from './credit.ts';
import { changeOwn, isFirstOperatingRound, ownOf } from './own.ts';
import { isLarge } from './size.ts';

const STANDARD: readonly TrainKind[] = ['2', '3', '4', '5'];
/** Metre trains by the phase that brings them (4.10). */
export const METRE: Readonly<Record<string, TrainKind>> = { 3: '2M', 4: '3M', 5: '4M' };
const SMALLEST: TrainKind = '1M';

export const isMetre = (kind: TrainKind): boolean => kind.endsWith('M');

/** 2s beyond those of the roster, out of the game unless the first operating round needs them (4.8.17). */
export const isSpare = (id: string): boolean => id.startsWith('spare');
/** As many as all eight companies could hold at once. */
const SPARES = 25;
export const spareTrains = (): EighteenState['trains'] =>
  Array.from({ length: SPARES }, (_, index) => ({ id: `spare-${index}`, kind: '2', holder: 'scrap' }));

/** 4.8.17: in the very first operating round there is always one more 2, until the first 3. */
const needsSpare = (title: Title, state: EighteenState): boolean =>
  isFirstOperatingRound(state) && ownOf(state).smallTrains && !sold(title, state, '3');

/** Lay one more 2 out, or put it aside again. */
export function supplySpares(title: Title, move: KitMove): void {
  const { state } = move;
  const open = needsSpare(title, state);
  const twos = trainsOf(state, 'bank').filter(({ kind }) => kind === '2');
  if (open && twos.length === 0) {
    const spare = trainsOf(state, 'scrap').find(({ id }) => isSpare(id));
    if (spare) move.emit({ type: 'trainMoved', train: spare.id, to: 'bank', why: 'added' });
  }
  if (!open) putSparesAside(move);
}

/** The first operating round is over, or the first 3 is sold: nobody can buy them any more (R57). */
export function putSparesAside(move: KitMove): void {
  for (const { id } of trainsOf(move.state, 'bank'))
    if (isSpare(id)) move.emit({ type: 'trainMoved', train: id, to: 'scrap', why: 'putAside' });
}

const hasNew = (state: EighteenState, kind: TrainKind): boolean =>
  trainOfKind(state, 'bank', kind) !== undefined;

/** Standard trains on sale (4.8.3): the first that is left; with spare 2s the 3s beside them, after the first 5 the 6s. */
function standardKinds(title: Title, state: EighteenState): readonly TrainKind[] {
  const kinds: TrainKind[] = [];
  for (const kind of STANDARD) {
    if (!hasNew(state, kind)) continue;
    kinds.push(kind);
    const onlySpares = trainsOf(state, 'bank').every((one) => one.kind !== kind || isSpare(one.id));
    if (!onlySpares) break;
  }
  if (sold(title, state, '5') && hasNew(state, '6')) kinds.push('6');
  return kinds;
}

/** Metre trains on sale: those of this phase and before (4.8.12, 4.8.13). */
const metreKinds = (state: EighteenState): readonly TrainKind[] =>
  Object.entries(METRE).flatMap(([phase, kind]) =>
    Number(state.phase) >= Number(phase) && hasNew(state, kind) ? [kind] : [],
  );

/** May a company have such a train at all now? (4.8.15, 4.8.18) */
function sizeProblem(
  state: EighteenState,
  company: CompanyId,
  kind: TrainKind,
  seller: 'bank' | 'company' = 'bank',
): Objection<'smallOnly' | 'metreNotYet'> | undefined {
  if (!isLarge(state, company)) return undefined;
  if (kind === SMALLEST) return { reason: 'smallOnly', params: { kind, seller } };
  return isMetre(kind) && state.phase === '2' ? { reason: 'metreNotYet', params: { kind } } : undefined;
}

/** Without engine tokens. */
function plainOffers(title: Title, state: EighteenState, company: CompanyId): readonly TrainOffer[] {
  const fresh = [...standardKinds(title, state), ...metreKinds(state)];
  if (ownOf(state).smallTrains && fresh.includes('2')) fresh.push(SMALLEST);
  const offer = (from: TrainOffer['from']) => (kind: TrainKind) => ({
    from,
    kind,
    price: trainFacts(title, kind).price,
  });
  return [...fresh.map(offer('bank')), ...kindsHeld(state, 'pool').map(offer('pool'))].filter(
    ({ kind }) => !sizeProblem(state, company, kind),
  );
}

/** Each small company has one engine token, once a game. */
export const hasEngine = (state: EighteenState, company: CompanyId): boolean =>
  !isLarge(state, company) && !ownOf(state).enginesUsed.includes(company);

/** The metre train a small company may fetch with its engine token: the next phase's, if none is on sale to it (4.8.19, R58). */
export function engineTrain(title: Title, state: EighteenState, company: CompanyId): TrainKind | null {
  if (!hasEngine(state, company)) return null;
  if (state.round.kind !== 'operating' || isFirstOperatingRound(state)) return null;
  if (plainOffers(title, state, company).some(({ kind }) => isMetre(kind))) return null;
  const kind = METRE[Number(state.phase) + 1];
  return kind !== undefined && hasNew(state, kind) ? kind : null;
}

export function onSale(title: Title, state: EighteenState, company: CompanyId): readonly TrainOffer[] {
  const offers = plainOffers(title, state, company);
  const engine = engineTrain(title, state, company);
  return engine === null
    ? offers
    : [...offers, { from: 'bank', kind: engine, price: trainFacts(title, engine).price }];
}

/** A metre train that is not on sale yet was fetched with the engine token. */
export function noteEngine(move: KitMove, company: CompanyId, from: string | number, kind: TrainKind): void {
  const brought = Object.entries(METRE).find(([, one]) => one === kind)?.[0];
  if (from !== 'bank' || brought === undefined || Number(brought) <= Number(move.state.phase)) return;
  changeOwn(move, { enginesUsed: [...ownOf(move.state).enginesUsed, company] });
}

export type BankReason =
  | 'notOnSaleYet'
  | 'smallOnly'
  | 'metreNotYet'
  | 'creditFirst'
  | 'engineUsed'
  | 'engineNotYet'
  | 'metreOnSale'
  | 'metreNotThisPhase'
  | 'noOneMetre'
  | 'cardsGone';

/** Why nobody gets a new card as this: there are no 1Ms in this game, all cards are sold, or 2s and 1Ms come first (4.8.16, 4.8.17). */
function cardProblem(
  title: Title,
  state: EighteenState,
  kind: TrainKind,
): Objection<'noOneMetre' | 'cardsGone' | 'notOnSaleYet'> | undefined {
  const { smallTrains } = ownOf(state);
  if (smallTrains && kind === '3' && !standardKinds(title, state).includes(kind) && hasNew(state, kind))
    return { reason: 'notOnSaleYet', params: { kind, waits: 'cards' } }; // 4.8.16b
  if (cardOf(title, kind) !== '2') return undefined;
  if (!smallTrains) return kind === SMALLEST ? { reason: 'noOneMetre' } : undefined;
  const three = sold(title, state, '3') ? 'sold' : 'unsold';
  return hasNew(state, '2') ? undefined : { reason: 'cardsGone', params: { kind, three } };
}

/** Why the bank does not sell this company such a train. */
export function bankProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  { from, kind }: { readonly from: string; readonly kind: TrainKind },
): Objection<BankReason> | undefined {
  const unpaid = creditProblem(state, company);
  if (unpaid) return unpaid;
  const size =
    sizeProblem(state, company, kind) ?? (from === 'bank' ? cardProblem(title, state, kind) : undefined);
  if (size) return size;
  const brought = Object.entries(METRE).find(([, one]) => one === kind)?.[0];
  if (from !== 'bank' || brought === undefined || Number(brought) <= Number(state.phase)) return undefined;
  // 4.8.13: a kind of a phase to come, which only the engine token fetches
  if (isLarge(state, company) || Number(brought) > Number(state.phase) + 1)
    return { reason: 'metreNotThisPhase', params: { kind } };
  if (ownOf(state).enginesUsed.includes(company)) return { reason: 'engineUsed', params: { company } };
  if (isFirstOperatingRound(state)) return { reason: 'engineNotYet', params: { company } };
  return plainOffers(title, state, company).some((offer) => isMetre(offer.kind))
    ? { reason: 'metreOnSale', params: { kind } }
    : undefined;
}

export type TradeReason = 'smallOnly' | 'metreNotYet' | 'creditFirst' | 'creditUnpaid';

/** Why a company may not buy such a train from another one. */
export function tradeProblem(
  state: EighteenState,
  buyer: CompanyId,
  seller: CompanyId,
  kind: TrainKind,
): Objection<TradeReason> | undefined {
  if (creditOf(state, seller)) return { reason: 'creditUnpaid', params: { company: seller } }; // 3.4.5
  return creditProblem(state, buyer) ?? sizeProblem(state, buyer, kind, 'company');
}
