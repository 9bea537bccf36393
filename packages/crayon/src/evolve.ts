/** The bookkeeping: what each event changes. It knows no rules, and works on views as on the state itself. */
import type { Seat } from '@kursbuch/table';
import { lyingIn } from './loading.ts';
import type { CrayonEvent, CrayonState, Hand, Hidden, Lying, Promised, Purse } from './types.ts';

export function evolve(state: CrayonState, event: CrayonEvent): CrayonState {
  switch (event.type) {
    case 'paid':
      return event.amount === null
        ? state
        : booked(booked(state, event.from, -event.amount), event.to, event.amount);
    case 'ordersKept': {
      const { seat, cards } = event;
      return withHand(state, seat, ({ cards: dealt }) => ({
        cards: cards ?? [],
        below: dealt.filter((card) => !cards?.includes(card)),
      }));
    }
    case 'startChosen': {
      const { seat, city, at } = event;
      const trains = withTrain(state, seat, { at });
      return { ...state, trains, starts: state.starts.with(seat, city) };
    }
    case 'starterNamed':
      return { ...state, starter: event.seat };
    case 'deckLaid': {
      const { secrets, players, pile } = state;
      const hands = players.map((_, seat) => secrets[seat] as Hand | undefined);
      const below = hands.flatMap((hand) => hand?.below ?? []);
      let laid = state;
      for (const seat of hands.keys()) laid = withHand(laid, seat, ({ cards }) => ({ cards, below: [] }));
      return withHidden({ ...laid, pile: pile + event.cards }, ({ deck, chance }) => ({
        deck: [...deck, ...below],
        chance,
      }));
    }
    case 'roundBegan':
      return { ...state, round: event.round };
    case 'turnBegan': {
      const { seat, spares = [] } = event;
      if (state.incidents.length === 0) return state;
      const incidents = state.incidents.map((one) => {
        const rests = spares.includes(one.card);
        return { ...one, rests, met: one.acts && !rests ? [...one.met, seat] : one.met };
      });
      return { ...state, incidents };
    }
    case 'trainMoved': {
      const cameFrom = state.trains[event.seat]?.at ?? null;
      return { ...state, trains: withTrain(state, event.seat, { at: event.to, cameFrom }) };
    }
    case 'loaded': {
      const { seat, good, city, from } = event;
      const loads = [...(state.trains[seat]?.loads ?? []), good];
      const after = { ...state, trains: withTrain(state, seat, { loads }) };
      if (from === 'supply') return supplied(after, good, -1);
      return { ...after, lying: without(state.lying, lyingIn(state, city, good)) };
    }
    case 'unloaded': {
      const { seat, good, city, due } = event;
      const lying: readonly Lying[] = [...state.lying, { city, good, by: seat, due }];
      return { ...state, trains: unladen(state, seat, good), lying };
    }
    case 'delivered':
    case 'loadLost':
      return supplied({ ...state, trains: unladen(state, event.seat, event.good) }, event.good, 1);
    case 'goodExpired': {
      const { city, good, by, due } = event;
      const gone = state.lying.find(
        (one) => one.city === city && one.good === good && one.by === by && one.due === due,
      );
      return supplied({ ...state, lying: without(state.lying, gone) }, good, 1);
    }
    case 'wealthTold':
      return { ...state, told: state.told.with(event.seat, event.round) };
    case 'segmentBuilt':
      return { ...state, track: { ...state.track, [event.edge]: event.seat } };
    case 'segmentsLost': {
      const gone = new Set(event.edges);
      const kept = Object.entries(state.track).filter(([edge]) => !gone.has(Number(edge)));
      return { ...state, track: Object.fromEntries(kept) };
    }
    case 'trainChanged':
      return { ...state, trains: withTrain(state, event.seat, { type: event.train }) };
    case 'orderTaken': {
      const { seat, card } = event;
      return withHand(fromDeck(state), seat, ({ cards, below }) => ({
        cards: card === null ? cards : [...cards, card],
        below,
      }));
    }
    case 'orderLaidOpen':
      return { ...fromDeck(state), open: [...state.open, event.card] };
    case 'orderDiscarded': {
      const { seat, from, card } = event;
      const after = { ...state, discard: [...state.discard, card] };
      if (from === 'open') return { ...after, open: state.open.filter((one) => one !== card) };
      return withHand(after, seat, ({ cards, below }) => ({
        cards: cards.filter((one) => one !== card),
        below,
      }));
    }
    case 'incidentDrawn': {
      const { card, seat } = event;
      return {
        ...fromDeck(state),
        incidents: [...state.incidents, { card, seat, acts: false, met: [], rests: false }],
      };
    }
    case 'incidentBegan':
      return {
        ...state,
        incidents: state.incidents.map((one) => (one.card === event.card ? { ...one, acts: true } : one)),
      };
    case 'incidentOver':
      return {
        ...state,
        incidents: state.incidents.filter(({ card }) => card !== event.card),
        discard: [...state.discard, event.card],
      };
    case 'deckShuffled': {
      const { of, hidden } = event;
      const after =
        of === 'discards' ? { ...state, pile: state.pile + state.discard.length, discard: [] } : state;
      return hidden === null ? after : withHidden(after, () => hidden);
    }
    case 'offerMade':
      // The money that lies with it is booked by a payment of its own.
      return {
        ...state,
        offers: [...state.offers, { ...event.offer, laid: 0 }],
        offered: event.offer.id + 1,
      };
    case 'offerGone':
      return withoutOffer(state, event);
    case 'rateAgreed':
      return { ...state, rates: [...state.rates, event.rate] };
    case 'supplyPromised':
      return { ...state, promises: [...state.promises, event.promise] };
    case 'promiseKept':
      return { ...state, promises: without(state.promises, samePromise(state, event.promise)) };
    case 'debtMade':
      return { ...state, debts: [...state.debts, event.debt] };
    case 'debtPaid': {
      const { debtor, creditor, amount } = event.debt;
      const index = state.debts.findIndex((one) => one.debtor === debtor && one.creditor === creditor);
      const debt = state.debts[index];
      if (!debt) return state;
      const rest = debt.amount - amount;
      const debts =
        rest > 0 ? state.debts.with(index, { ...debt, amount: rest }) : state.debts.toSpliced(index, 1);
      return { ...state, debts };
    }
  }
}

/** A purse that is not in sight stays so. */
function booked(state: CrayonState, purse: Purse, amount: number): CrayonState {
  if (purse === 'bank') return state;
  if (typeof purse === 'number') {
    const cash = state.purses[purse];
    return typeof cash === 'number' ? { ...state, purses: state.purses.with(purse, cash + amount) } : state;
  }
  return {
    ...state,
    offers: state.offers.map((one) => (one.id === purse.offer ? { ...one, laid: one.laid + amount } : one)),
  };
}

function withTrain(
  { trains }: CrayonState,
  seat: Seat,
  change: Partial<CrayonState['trains'][number]>,
): CrayonState['trains'] {
  return trains.map((train, one) => (one === seat ? { ...train, ...change } : train));
}

/** The train of a seat with one piece of this good less. */
function unladen(state: CrayonState, seat: Seat, good: string): CrayonState['trains'] {
  const loads = state.trains[seat]?.loads ?? [];
  return withTrain(state, seat, { loads: loads.toSpliced(loads.indexOf(good), 1) });
}

const supplied = (state: CrayonState, good: string, count: number): CrayonState => ({
  ...state,
  supply: { ...state.supply, [good]: (state.supply[good] ?? 0) + count },
});

function without<T>(items: readonly T[], item: T | undefined): readonly T[] {
  return item === undefined ? items : items.filter((one) => one !== item);
}

const samePromise = ({ promises }: CrayonState, { carrier, good, city }: Promised): Promised | undefined =>
  promises.find((one) => one.carrier === carrier && one.good === good && one.city === city);

/** One card less in the deck, which nobody sees. */
const fromDeck = (state: CrayonState): CrayonState =>
  withHidden({ ...state, pile: state.pile - 1 }, ({ deck, chance }) => ({ deck: deck.slice(1), chance }));

/** A hand, where it is in sight. */
function withHand(state: CrayonState, seat: Seat, change: (hand: Hand) => Hand): CrayonState {
  const hand = state.secrets[seat] as Hand | undefined;
  return hand ? { ...state, secrets: { ...state.secrets, [seat]: change(hand) } } : state;
}

function withHidden(state: CrayonState, change: (hidden: Hidden) => Hidden): CrayonState {
  const hidden = state.secrets.table as Hidden | undefined;
  return hidden ? { ...state, secrets: { ...state.secrets, table: change(hidden) } } : state;
}

function withoutOffer(
  state: CrayonState,
  { id, how }: Extract<CrayonEvent, { type: 'offerGone' }>,
): CrayonState {
  const gone = state.offers.find((offer) => offer.id === id);
  const left = { ...state, offers: state.offers.filter((offer) => offer !== gone) };
  if (!gone || how !== 'declined') return left;
  const { from, to } = gone;
  const others = state.declined.filter((one) => one.from !== from || one.to !== to);
  return { ...left, declined: [...others, { from, to, round: state.round }] };
}
