/** Agreements: a rate for track, or a good brought to a city. One offers, the other accepts, the program keeps to it. */
import type { Choice, Objection, Seat, Shapes } from '@kursbuch/table';
import { amount, oneOf, text, whole } from '@kursbuch/table';
import { type CrayonMove, cashOf, pay } from './money.ts';
import { type CrayonTitle, figuresOf } from './title.ts';
import type { CrayonAction, CrayonState, DealOffer, RoundsTask, Terms, TurnTask } from './types.ts';

export type DealReason =
  | 'noPartner'
  | 'rateTooHigh'
  | 'badRounds'
  | 'nothingToLend'
  | 'noMoneyToLay'
  | 'noMoneyForRate'
  | 'noSuchGood'
  | 'noSuchCity'
  | 'offerGone'
  | 'notYourOffer';

type DealAction = Extract<
  CrayonAction,
  {
    readonly type: 'proposeRate' | 'proposeSupply' | 'acceptOffer' | 'declineOffer' | 'withdrawOffer';
  }
>;

export const dealShapes: Shapes<DealAction> = {
  proposeRate: {
    partner: whole,
    side: oneOf('owner', 'user'),
    kind: oneOf('perTurn', 'flat'),
    amount,
    rounds: whole,
  },
  proposeSupply: { partner: whole, side: oneOf('carrier', 'receiver'), good: text, city: text },
  acceptOffer: { offer: whole },
  declineOffer: { offer: whole },
  withdrawOffer: { offer: whole },
};

const DEALS: readonly string[] = Object.keys(dealShapes);

export const isDeal = (action: CrayonAction): action is DealAction => DEALS.includes(action.type);

/** What two players may agree on: nobody can be refused at the usual fee, so no rate is higher. */
function rateProblem(
  title: CrayonTitle,
  state: CrayonState,
  { kind, amount, rounds }: Extract<CrayonAction, { type: 'proposeRate' }>,
): Objection<DealReason> | undefined {
  const { fee, rateRounds: longest } = figuresOf(title, state);
  if (rounds < 1 || rounds > longest)
    return { reason: 'badRounds', params: { rounds, most: longest, isTooLong: rounds > 0 } };
  const most = kind === 'flat' ? fee * rounds : fee;
  return amount > most ? { reason: 'rateTooHigh', params: { amount, most } } : undefined;
}

/** The terms of a proposal and the money that is laid down with it, or what is wrong with it. */
function termsOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  action: Extract<CrayonAction, { type: 'proposeRate' | 'proposeSupply' }>,
): { readonly terms: Terms; readonly laid: number } | Objection<DealReason> {
  const { partner } = action;
  if (partner === seat || state.players[partner] === undefined)
    return { reason: 'noPartner', params: { seat: partner, type: action.type } };
  if (action.type === 'proposeSupply') {
    const { good, city, side } = action;
    if (!Object.hasOwn(title.chips, good)) return { reason: 'noSuchGood', params: { good } };
    if (!title.board.city(city)) return { reason: 'noSuchCity', params: { city } };
    return { terms: { type: 'supply', carrier: side === 'carrier' ? seat : partner, good, city }, laid: 0 };
  }
  const problem = rateProblem(title, state, action);
  if (problem) return problem;
  const { side, kind, amount, rounds } = action;
  const [owner, user] = side === 'owner' ? [seat, partner] : [partner, seat];
  const nothing = lendingProblem(title, state, owner);
  if (nothing) return nothing;
  // A user who offers a sum lays it down: whether he still has it must not show when the other accepts.
  const laid = kind === 'flat' && side === 'user' ? amount : 0;
  const before = offerTo(state, seat, partner)?.laid ?? 0;
  if (laid > cashOf(state, seat) + before) return { reason: 'noMoneyToLay', params: { amount } };
  return { terms: { type: 'rate', owner, user, kind, amount, rounds }, laid };
}

/** Offers that are asked about, on turn or not; only what stands on top of a turn comes first. */
export const openOffers = ({ offers, agenda }: CrayonState): readonly DealOffer[] =>
  agenda.at(-1)?.kind === 'turn' ? offers : [];

/** The offer that one has made to the other; a new one takes its place. */
const offerTo = ({ offers }: CrayonState, from: Seat, to: Seat): DealOffer | undefined =>
  offers.find((offer) => offer.from === from && offer.to === to);

export function performDeal(
  title: CrayonTitle,
  move: CrayonMove,
  seat: Seat,
  action: DealAction,
): Objection<DealReason> | undefined {
  const { state } = move;
  if (action.type === 'proposeRate' || action.type === 'proposeSupply') {
    const proposed = termsOf(title, state, seat, action);
    if ('reason' in proposed) return proposed;
    const { terms, laid } = proposed;
    const replaced = offerTo(state, seat, action.partner);
    if (replaced) remove(title, move, replaced, 'replaced');
    const id = state.offered;
    move.emit({ type: 'offerMade', offer: { id, from: seat, to: action.partner, terms, laid } });
    pay(title, move, seat, { offer: id }, laid, 'offer');
    return undefined;
  }
  const offer = state.offers.find(({ id }) => id === action.offer);
  if (!offer) return { reason: 'offerGone', params: { offer: action.offer } };
  const side = action.type === 'withdrawOffer' ? offer.from : offer.to;
  if (side !== seat) return { reason: 'notYourOffer', params: { offer: action.offer } };
  if (action.type !== 'acceptOffer') {
    remove(title, move, offer, action.type === 'declineOffer' ? 'declined' : 'withdrawn');
    return undefined;
  }
  const problem = acceptProblem(title, state, offer);
  if (problem) return problem;
  accept(title, move, offer);
  return undefined;
}

/** Why the one it is made to cannot accept an offer: the money, or the track that he would pay for, is not there. */
function acceptProblem(
  title: CrayonTitle,
  state: CrayonState,
  offer: DealOffer,
): Objection<DealReason> | undefined {
  const { terms, to } = offer;
  if (isPaidOnAccepting(offer) && offer.terms.amount > cashOf(state, to))
    return { reason: 'noMoneyForRate', params: { amount: offer.terms.amount } };
  return terms.type === 'rate' ? lendingProblem(title, state, terms.owner) : undefined;
}

/** Who owns no track has none that others could pay for. */
const lendingProblem = (
  title: CrayonTitle,
  state: CrayonState,
  owner: Seat,
): Objection<'nothingToLend'> | undefined =>
  figuresOf(title, state).earlierRulings || Object.values(state.track).includes(owner)
    ? undefined
    : { reason: 'nothingToLend', params: { seat: owner } };

/** A flat sum that the one who accepts pays. */
const isPaidOnAccepting = (
  offer: DealOffer,
): offer is DealOffer & { readonly terms: Extract<Terms, { readonly type: 'rate' }> } =>
  offer.terms.type === 'rate' && offer.terms.kind === 'flat' && offer.terms.user === offer.to;

function remove(
  title: CrayonTitle,
  move: CrayonMove,
  offer: DealOffer,
  how: 'declined' | 'withdrawn' | 'replaced',
): void {
  // Back to whoever laid it down, before the offer is gone with it.
  pay(title, move, { offer: offer.id }, offer.from, offer.laid, 'offer');
  move.emit({ type: 'offerGone', id: offer.id, how });
}

/** Whoever has to pay more than is in his purse takes back what he has laid down: it is his own. */
export function takeBackFor(title: CrayonTitle, move: CrayonMove, seat: Seat, due: number): void {
  for (const offer of move.state.offers)
    if (offer.from === seat && offer.laid > 0 && cashOf(move.state, seat) < due)
      remove(title, move, offer, 'withdrawn');
}

function accept(title: CrayonTitle, move: CrayonMove, offer: DealOffer): void {
  const { id, from, to, terms, laid } = offer;
  if (terms.type === 'supply') {
    move.emit({ type: 'offerGone', id, how: 'accepted' });
    const { carrier, good, city } = terms;
    move.emit({ type: 'supplyPromised', promise: { carrier, to: carrier === from ? to : from, good, city } });
    return;
  }
  const { owner, user, kind, amount, rounds } = terms;
  const first = firstRatedRound(title, move.state, user, owner);
  const rate = { owner, user, kind, amount, first, last: first + rounds - 1 };
  if (laid > 0) pay(title, move, { offer: id }, owner, laid, 'rate');
  move.emit({ type: 'offerGone', id, how: 'accepted' });
  move.emit({ type: 'rateAgreed', rate });
  if (kind === 'flat' && laid === 0) pay(title, move, user, owner, amount, 'rate');
}

/** The round of the user's first turn with a rate: this one, if he can still run in it and has not yet paid the owner. */
export function firstRatedRound(title: CrayonTitle, state: CrayonState, user: Seat, owner: Seat): number {
  const { round, agenda } = state;
  const rounds = agenda.find((task): task is RoundsTask => task.kind === 'rounds');
  const turn = agenda.find((task): task is TurnTask => task.kind === 'turn');
  const isEarlier = figuresOf(title, state).earlierRulings;
  const runs = ({ part, points }: TurnTask): boolean => isEarlier || (part === 'moving' && points > 0);
  const isOver =
    turn?.seat === user
      ? turn.over || turn.paid.includes(owner) || !runs(turn)
      : rounds?.begun.includes(user) === true;
  // In round 1 nobody runs.
  return Math.max(isOver ? round + 1 : round, isEarlier ? 1 : 2);
}

/** What a seat may do about agreements. A proposal can be anything within its limits: the list holds a few. */
export function dealChoices(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
): readonly Choice<CrayonAction>[] {
  const partners = [...state.players.keys()].filter((one) => one !== seat);
  const found: Choice<CrayonAction>[] = [];
  for (const offer of state.offers) {
    if (offer.to === seat) {
      if (!acceptProblem(title, state, offer))
        found.push({ type: 'one', action: { type: 'acceptOffer', offer: offer.id } });
      found.push({ type: 'one', action: { type: 'declineOffer', offer: offer.id } });
    }
    if (offer.from === seat) found.push({ type: 'one', action: { type: 'withdrawOffer', offer: offer.id } });
  }
  const includes = (action: CrayonAction): boolean =>
    (action.type === 'proposeRate' || action.type === 'proposeSupply') &&
    !('reason' in termsOf(title, state, seat, action));
  const { fee } = figuresOf(title, state);
  const rates = (): readonly CrayonAction[] =>
    partners.flatMap((partner) =>
      (['owner', 'user'] as const).flatMap((side) =>
        [1, 3].flatMap((rounds): readonly CrayonAction[] => [
          { type: 'proposeRate', partner, side, kind: 'perTurn', amount: fee / 2, rounds },
          { type: 'proposeRate', partner, side, kind: 'flat', amount: (fee / 2) * rounds, rounds },
        ]),
      ),
    );
  found.push({
    type: 'many',
    kind: 'proposeRate',
    list: () => rates().filter(includes),
    includes: (action) => action.type === 'proposeRate' && includes(action),
  });
  const supplies = (): readonly CrayonAction[] =>
    partners.flatMap((partner) =>
      title.board.cities
        .slice(0, 2)
        .flatMap(({ id: city, goods }) =>
          goods
            .slice(0, 1)
            .map((good): CrayonAction => ({ type: 'proposeSupply', partner, side: 'carrier', good, city })),
        ),
    );
  found.push({
    type: 'many',
    kind: 'proposeSupply',
    list: supplies,
    includes: (action) => action.type === 'proposeSupply' && includes(action),
  });
  return found;
}
