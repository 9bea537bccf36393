/**
 * Tables of Benelux for tests: positions put together, and played on from there.
 *
 *   position({ track: [[P1, 593, 565, 537, 509]], cash: [20], at: [509] }).do(P1, move(537, 565))
 *
 * Whatever is not said is usual: three players who start in Brussels, Amsterdam and Bremen with 50 M, round 5, P1 on turn. Every
 * card and chip lies somewhere: what a position names is taken from the deck and the supply.
 */
import {
  type CrayonAction,
  type CrayonEvent,
  type CrayonState,
  type Hand,
  type Hidden,
  handOf,
  type Lying,
  linesOf,
  type MilepostId,
  type Pair,
  type Rate,
  type RoundsTask,
  type TurnTask,
  trainOf,
} from '@kursbuch/crayon';
import { conservation, isRefusal, type Refusal, type Seat, type TableEvent } from '@kursbuch/table';
import { expect } from 'vitest';
import { game, table, title } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';

export const [P1, P2, P3] = [0, 1, 2];
export const { board } = title;

const NAMES = ['Anna', 'Ben', 'Chiara'];
const STARTS = ['bruessel', 'amsterdam', 'bremen'];

/** A table before anybody has chosen anything, seats as listed. */
export function newTable({
  players = 3,
  seed = 'test',
  ...options
}: { players?: number; seed?: string } & Partial<Options> = {}): Play {
  const start = table.setup({
    players: NAMES.slice(0, players),
    seed,
    options: { drawSeats: false, ...options },
  });
  if (isRefusal(start)) throw new Error(start.reason);
  return new Play(start);
}

/** The first round: everybody has kept his first three orders and stands in his city; P1 was ready first. */
export function firstRound(how: Parameters<typeof newTable>[0] & { starts?: readonly string[] } = {}): Play {
  const { starts = STARTS, ...options } = how;
  let play = newTable(options);
  for (const seat of play.state.players.keys())
    play = play
      .do(seat, { type: 'keepOrders', cards: play.hand(seat).slice(0, 3) })
      .do(seat, { type: 'chooseStart', city: starts[seat] ?? 'bruessel' });
  return play;
}

export interface Position {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly turn?: Seat;
  /** The turn has come to building. */
  readonly building?: boolean;
  readonly starts?: readonly string[];
  /** Segments: whose, and the mileposts of a line. */
  readonly track?: readonly (readonly [Seat, ...MilepostId[]])[];
  readonly cash?: readonly number[];
  /** Where the trains stand; in the start cities, unless told. */
  readonly at?: readonly MilepostId[];
  readonly trains?: readonly string[];
  readonly loads?: readonly (readonly string[])[];
  /** Cards in the hands, filled up to three. */
  readonly hands?: readonly (readonly string[])[];
  /** Cards on top of the deck. */
  readonly deck?: readonly string[];
  /** The whole deck: all other cards lie on the discards. */
  readonly onlyDeck?: readonly string[];
  readonly open?: readonly string[];
  /** Event cards that act, drawn by a seat. */
  readonly acting?: readonly (readonly [card: string, by: Seat])[];
  readonly lying?: readonly Lying[];
  readonly rates?: readonly Rate[];
  readonly debts?: CrayonState['debts'];
}

/** A table in the middle of a game. */
export function position(how: Position = {}): Play {
  const { players = 3, options = {}, round = 5, turn = P1, track = [] } = how;
  const { state } = firstRound({
    players,
    ...options,
    ...(how.starts ? { starts: how.starts } : {}),
  });
  const seats = [...state.players.keys()];
  const { acting = [], lying = [], loads = [] } = how;
  const supply: Record<string, number> = { ...title.chips };
  for (const good of [...loads.flat(), ...lying.map((one) => one.good)])
    supply[good] = (supply[good] ?? 0) - 1;
  const edges = track.flatMap(([seat, ...way]) =>
    linked(way).map(([a, b]) => [board.between(a, b)?.id ?? missing(a, b), seat] as const),
  );
  const begun = Array.from({ length: turn }, (_, seat) => seat);
  /** Whoever has had his turn since this seat drew it. */
  const metSince = (drawer: Seat): readonly Seat[] =>
    seats
      .slice(1)
      .map((step) => (drawer + step) % players)
      .slice(0, (turn - drawer - 1 + players) % players);
  const rounds: RoundsTask = { kind: 'rounds', begun };
  const made: CrayonState = {
    ...state,
    ...cardsFor(how, state),
    agenda: [rounds],
    round,
    track: Object.fromEntries(edges),
    purses: seats.map((seat) => how.cash?.[seat] ?? 50),
    trains: seats.map((seat) => ({
      type: how.trains?.[seat] ?? 'A',
      at: how.at?.[seat] ?? trainOf(state, seat).at,
      cameFrom: null,
      loads: loads[seat] ?? [],
    })),
    supply,
    lying,
    incidents: acting.map(([card, seat]) => ({ card, seat, acts: true, met: metSince(seat), rests: false })),
    rates: how.rates ?? [],
    debts: how.debts ?? [],
  };
  const play = new Play(table.settled(made));
  return how.building ? play.do(turn, { type: 'endMovement' }) : play;
}

const missing = (a: MilepostId, b: MilepostId): never => {
  throw new Error(`${a} and ${b} are no neighbours`);
};

/** Hands, deck, public orders and discards, in which every card lies once. */
function cardsFor(
  { hands = [], deck = [], onlyDeck, open = [], acting = [], round = 5 }: Position,
  { players, secrets }: CrayonState,
): Pick<CrayonState, 'secrets' | 'pile' | 'discard' | 'open'> {
  const named = new Set([
    ...hands.flat(),
    ...deck,
    ...(onlyDeck ?? []),
    ...open,
    ...acting.map(([card]) => card),
  ]);
  const free = [...title.orders.keys()].filter((card) => !named.has(card));
  const held = players.map((_, seat): Hand => {
    const cards = [...(hands[seat] ?? [])];
    while (cards.length < 3) cards.push(free.shift() ?? '');
    return { cards, below: [] };
  });
  const laid = [...open];
  while (round >= 4 && laid.length < 3) laid.push(free.shift() ?? '');
  const rest = [...free, ...[...title.incidents.keys()].filter((card) => !named.has(card))];
  const cards = onlyDeck ?? [...deck, ...rest];
  const hidden: Hidden = { ...(secrets.table as Hidden), deck: cards };
  return {
    secrets: { ...Object.fromEntries(held.entries()), table: hidden },
    pile: cards.length,
    discard: onlyDeck ? rest : [],
    open: round >= 4 ? laid : [],
  };
}

/** The pairs of a line of mileposts. */
export const linked = (way: readonly MilepostId[]): readonly Pair[] =>
  way.slice(1).map((to, index): Pair => [way[index] ?? to, to]);

/** The segments of the cheapest line between two mileposts on an empty board. */
export function lineBetween(from: MilepostId, to: MilepostId): readonly Pair[] {
  const start = board.mileposts[from]?.city?.id ?? 'bruessel';
  const { state } = firstRound({ starts: [start] });
  return linesOf(title, state, P1, { spent: 0, out: {} }, from).to(to)?.segments ?? missing(from, to);
}

// ---------------------------------------------------------------- actions

export const move = (...way: MilepostId[]): CrayonAction => ({ type: 'move', way });
/** Segments one after the other along this line. */
export const build = (...way: MilepostId[]): CrayonAction => ({ type: 'build', segments: linked(way) });
export const load = (good: string, from?: 'lying' | 'supply'): CrayonAction =>
  from ? { type: 'load', good, from } : { type: 'load', good };
export const unload = (good: string): CrayonAction => ({ type: 'unload', good });
export const deliver = (good: string, card: string): CrayonAction => ({ type: 'deliver', good, card });
export const change = (train: string): CrayonAction => ({ type: 'changeTrain', train });
export const endMovement: CrayonAction = { type: 'endMovement' };
export const endTurn: CrayonAction = { type: 'endTurn' };
export const discardHand: CrayonAction = { type: 'discardHand' };
export const giveUp = (good: string): CrayonAction => ({ type: 'giveUpLoad', good });

// ---------------------------------------------------------------- playing

/** A table that is played on with. States are frozen: rules that change one throw. */
export class Play {
  readonly state: CrayonState;
  /** What followed from the last action. */
  readonly events: readonly (CrayonEvent | TableEvent)[];

  constructor(state: CrayonState, events: readonly (CrayonEvent | TableEvent)[] = []) {
    this.state = frozen(state);
    this.events = events;
  }

  /** Carry an action out; nothing is made or lost by it. */
  do(seat: Seat, action: CrayonAction): Play {
    const outcome = table.act(this.state, seat, action);
    if (isRefusal(outcome))
      throw new Error(
        `${JSON.stringify(action)}: ${outcome.reason} (${outcome.rule}) ${JSON.stringify(outcome.params)}`,
      );
    expect(conservation(game, this.state)(outcome.state)).toEqual([]);
    return new Play(outcome.state, outcome.events);
  }

  /** Why an action is refused; what is not refused fails. */
  refused(seat: Seat, action: unknown): Refusal {
    const outcome = table.decide(this.state, seat, action);
    if (!isRefusal(outcome)) throw new Error(`${JSON.stringify(action)} is not refused`);
    return outcome;
  }

  /** The reason and the rule of a refusal. */
  why(seat: Seat, action: unknown): readonly [reason: string, rule: string] {
    const { reason, rule } = this.refused(seat, action);
    return [reason, rule];
  }

  /** End turns until it is this seat's turn of that round. */
  until(round: number, seat: Seat): Play {
    let play: Play = this;
    for (let guard = 0; guard < 60 && (play.state.round !== round || play.turn.seat !== seat); guard++)
      play = play.do(play.turn.seat, endTurn);
    expect([play.state.round, play.turn.seat]).toEqual([round, seat]);
    return play;
  }

  get turn(): TurnTask {
    const turn = this.state.agenda.find((task): task is TurnTask => task.kind === 'turn');
    if (!turn) throw new Error('nobody is on turn');
    return turn;
  }

  get top(): string | undefined {
    return this.state.agenda.at(-1)?.kind;
  }

  get deck(): readonly string[] {
    return (this.state.secrets.table as Hidden).deck;
  }

  hand = (seat: Seat): readonly string[] => handOf(this.state, seat);
  cash = (seat: Seat): number | null | undefined => this.state.purses[seat];
  train = (seat: Seat) => trainOf(this.state, seat);
  owner = (a: MilepostId, b: MilepostId): Seat | undefined => this.state.track[board.between(a, b)?.id ?? -1];
  /** The events of this type that followed from the last action. */
  told = <T extends (CrayonEvent | TableEvent)['type']>(type: T) =>
    this.events.filter(
      (event): event is Extract<CrayonEvent | TableEvent, { type: T }> => event.type === type,
    );
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
