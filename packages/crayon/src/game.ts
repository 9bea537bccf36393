/** A crayon game for the table, made from a title. */
import {
  badPlayers,
  type Citation,
  completed,
  type Eye,
  evolving,
  type Game,
  isObjection,
  type Objection,
  type Rules,
  type Seat,
  type Setup,
  seated,
  secretOf,
  shuffle,
  type TableEvent,
  type TableReason,
  withoutSecrets,
} from '@kursbuch/table';
import { type DealReason, openOffers } from './deals.ts';
import { drawing, loss } from './drawing.ts';
import { evolve } from './evolve.ts';
import { invariants, inventory } from './invariants.ts';
import { moneyOf } from './money.ts';
import { type OutsetReason, outset } from './outset.ts';
import { rounds } from './rounds.ts';
import type { CrayonTitle } from './title.ts';
import { type TurnReason, turn } from './turn.ts';
import type {
  CrayonAction,
  CrayonEvent,
  CrayonState,
  Hand,
  Hidden,
  LossTask,
  OutsetTask,
  Train,
} from './types.ts';

/** Every reason that a crayon game can state. */
export type CrayonReason = OutsetReason | TurnReason | DealReason | 'loseFirst' | 'outsetFirst';

export type CrayonGame = Game<CrayonState, CrayonAction, CrayonEvent, CrayonReason>;

/** What a title has to say beside its facts. */
interface CrayonAnswers {
  readonly rules: Rules<CrayonReason>;
  /** How many may play. */
  readonly players: Readonly<Record<number, unknown>>;
  parseOptions(given: Setup['options']): Setup['options'] | Objection<TableReason>;
  /** Seats are drawn by lot. */
  drawsSeats(options: Setup['options']): boolean;
}

export function crayonGame(
  title: CrayonTitle,
  { rules, players, parseOptions, drawsSeats }: CrayonAnswers,
): CrayonGame {
  const evolveAll = evolving(evolve);
  return {
    title: title.id,
    rules,
    tasks: {
      outset: outset(title),
      rounds: rounds(title),
      turn: turn(title),
      drawing: drawing(title),
      loss: loss(),
    },
    setup(setup) {
      const options = parseOptions(setup.options);
      if (isObjection(options)) return options as Objection<TableReason>;
      if (!Object.hasOwn(players, setup.players.length)) return badPlayers(players, setup.players.length);
      const sitting = seated(setup, drawsSeats(options));
      if (isObjection(sitting)) return sitting;
      return dealt(title, options, sitting.players, sitting.chance);
    },
    evolve,
    view,
    seen: (event, state, eye) => seen(evolveAll, event, state, eye),
    addressed: (state) => openOffers(state).map(({ to }) => to),
    known: (action, seat, eye) => (action.type === 'keepOrders' && !eye.includes(seat) ? null : action),
    sealed: ({ result }) => result === null,
    redrawn(state, chance) {
      const [deck, next] = shuffle(chance, (secretOf(state, 'table') as Hidden).deck);
      return [{ type: 'deckShuffled', of: 'deck', hidden: { deck, chance: next } }];
    },
    scores: (state) => state.players.map((_, seat) => moneyOf(state, seat)),
    round: ({ round }) => String(round),
    notNow,
    notYours,
    inventory: (state) => inventory(state),
    invariants: (state) => invariants(title, state),
  };
}

/** The table before anybody has chosen anything. Orders are dealt first; the events come into the deck with the rest. */
function dealt(
  title: CrayonTitle,
  options: Setup['options'],
  players: readonly string[],
  chance: Hidden['chance'],
): CrayonState {
  const { dealt: each, startMoney } = title.figures(options);
  const [orders, afterOrders] = shuffle(chance, [...title.orders.keys()]);
  const hands = players.map(
    (_, seat): Hand => ({ cards: orders.slice(seat * each, (seat + 1) * each), below: [] }),
  );
  const rest = [...orders.slice(players.length * each), ...title.incidents.keys()];
  const [deck, afterAll] = shuffle(afterOrders, rest);
  const first = title.levels[0];
  const type = [...title.trains.values()].find(({ level }) => level === first)?.id ?? '';
  const train: Train = { type, at: null, cameFrom: null, loads: [] };
  const outsetTask: OutsetTask = { kind: 'outset', kept: players.map(() => false) };
  const hidden: Hidden = { deck, chance: afterAll };
  return {
    title: title.id,
    options,
    players,
    agenda: [outsetTask],
    secrets: { ...Object.fromEntries(hands.entries()), table: hidden },
    result: null,
    round: 0,
    starter: null,
    purses: players.map(() => startMoney),
    trains: players.map(() => train),
    starts: players.map(() => null),
    track: {},
    supply: title.chips,
    lying: [],
    pile: deck.length,
    discard: [],
    open: [],
    incidents: [],
    told: players.map(() => null),
    offers: [],
    offered: 0,
    declined: [],
    rates: [],
    promises: [],
    debts: [],
  };
}

/** What comes before an action that nobody is asked for now. */
function notNow({ round, agenda }: CrayonState): Objection<CrayonReason | TableReason> {
  const loss = agenda.find((task): task is LossTask => task.kind === 'loss');
  if (loss) return { reason: 'loseFirst', params: { cause: loss.cause } };
  return { reason: round === 0 ? 'outsetFirst' : 'notNow' };
}

/** What somebody has done before the first round, or need not do, though it is others' to do. */
function notYours(
  { starts, agenda }: CrayonState,
  seat: Seat,
  { type }: CrayonAction,
): Objection<CrayonReason> | undefined {
  if (type === 'keepOrders') return { reason: 'keptAlready' };
  if (type === 'chooseStart') return { reason: 'chosenAlready', params: { city: starts[seat] ?? '' } };
  const loss = agenda.find((task): task is LossTask => task.kind === 'loss');
  return loss && { reason: 'loseFirst', params: { cause: loss.cause } };
}

/** Purses and hands of others are not in sight until the game is over; the deck never is before. */
function view(state: CrayonState, eye: Eye): CrayonState {
  if (state.result) return state;
  const seen = withoutSecrets(state, eye);
  const isSeen = (cash: number | null, seat: Seat): boolean => cash === null || eye.includes(seat);
  return state.purses.every(isSeen)
    ? seen
    : { ...seen, purses: state.purses.map((cash, seat) => (isSeen(cash, seat) ? cash : null)) };
}

function seen(
  evolveAll: (state: CrayonState, event: CrayonEvent | TableEvent) => CrayonState,
  event: CrayonEvent | TableEvent,
  state: CrayonState,
  eye: Eye,
): CrayonEvent | TableEvent | null {
  switch (event.type) {
    case 'ordersKept':
      return eye.includes(event.seat) ? event : { ...event, cards: null };
    case 'orderTaken':
      return eye.includes(event.seat) ? event : { ...event, card: null };
    case 'deckShuffled':
      // A deck that is shuffled again looks as before: nobody hears of it.
      return event.of === 'deck' ? null : { ...event, hidden: null };
    case 'paid':
      // The tax depends on what somebody has.
      return event.for === 'tax' && !(typeof event.from === 'number' && eye.includes(event.from))
        ? { ...event, amount: null }
        : event;
    case 'gameEnded':
      return completed({ evolve: evolveAll, view }, event, state, eye);
    default:
      return event;
  }
}

/** A title's rules name every reason; this says so where they are written. */
export type CrayonRules = Readonly<Record<CrayonReason | TableReason, Citation>>;
