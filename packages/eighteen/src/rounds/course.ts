/** The course of a game: which rounds there are, how each begins and which follows which. */
import type { Seat } from '@kursbuch/table';
import { unsold } from '../privates.ts';
import { recently } from '../recent.ts';
import { type Facts, type KitMove, phaseOf, type Title } from '../title.ts';
import type { EighteenState, RoundState } from '../types.ts';
import type { OperatingRoundTask } from './operatingRound.ts';
import type { PrivateSaleTask } from './privateSale.ts';
import type { StockRoundTask } from './stockRound.ts';

export interface GameTask {
  readonly kind: 'game';
  /** The round that was played last; null before the first. */
  readonly over: string | null;
  /** The stock round goes on behind the private sale: its last normal buyer. */
  readonly opening?: Seat | null;
}

/** Announce a round and push its task. */
export type BeginRound = (title: Title, move: KitMove, game: GameTask) => void;

export interface CoursePolicy {
  /** The seats in the order in which they sit, clockwise. */
  seating(state: EighteenState): readonly Seat[];
  /** Has anybody the priority yet? Without an answer somebody has it from the start. */
  hasPriority?(state: EighteenState): boolean;
  /** The round that opens the game. */
  readonly first: string;
  /** The rounds by name: the kit's, and those a title adds between them. */
  readonly rounds: Readonly<Record<string, BeginRound>>;
  /** The round that follows when this one is over. */
  next(state: EighteenState, over: string): string;
  /** Does the game end here if there is a cause for it, now that this round is over? */
  endsAfter(state: EighteenState, over: string): boolean;
  /** How many operating rounds a set has that begins now. */
  operatingRounds(state: EighteenState): number;
}

/** The privates, if there are any, are sold; then stock rounds and sets of operating rounds take turns. A sale that stopped goes on after a set. */
export const usualCourse = (facts: Pick<Facts, 'phases' | 'privates'>): CoursePolicy => {
  const isSetOver = ({ round }: EighteenState, over: string): boolean =>
    over === 'operating' && round.number >= round.of;
  return {
    seating: ({ players }) => clockwise(players),
    first: facts.privates.size > 0 ? 'privateSale' : 'stock',
    rounds: { privateSale: beginPrivateSale, stock: beginStockRound, operating: beginOperatingRound },
    next(state, over) {
      const isOpen = unsold(facts, state).length > 0;
      if (over === 'privateSale') return isOpen ? 'operating' : 'stock';
      if (over === 'stock' || !isSetOver(state, over)) return 'operating';
      return isOpen ? 'privateSale' : 'stock';
    },
    endsAfter: isSetOver,
    operatingRounds: (state) => phaseOf(facts, state).operatingRounds,
  };
};

/** Everybody as they came to the table. */
const clockwise = recently((players: EighteenState['players']): readonly Seat[] => [...players.keys()]);

/** Who sits to the left of a player. */
export function nextSeat(title: Title, state: EighteenState, seat: Seat): Seat {
  const seats = title.course.seating(state);
  return seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
}

/** A round ends: its task goes, and the course says what follows. */
export function roundOver(move: KitMove, round: string, opening?: Seat | null): void {
  move.pop();
  move.update<GameTask>({ kind: 'game', over: round, ...(opening !== undefined && { opening }) });
}

/** A round about papers is announced; after operating rounds it opens a new set. */
function announce(move: KitMove, kind: RoundState['kind']): void {
  const { round } = move.state;
  if (round.kind === kind) return;
  const set = round.kind === 'operating' ? round.set + 1 : round.set;
  move.emit({ type: 'roundBegan', round: { kind, set, number: 0, of: 0 } });
}

const beginPrivateSale: BeginRound = (_title, move) => {
  announce(move, 'privateSale');
  move.push({
    kind: 'privateSale',
    seat: move.state.priority,
    passes: 0,
    lastBuyer: null,
    sold: false,
  } satisfies PrivateSaleTask);
};

const beginStockRound: BeginRound = (title, move, { opening = null }) => {
  announce(move, 'stock');
  move.push({
    kind: 'stockRound',
    seat: opening === null ? move.state.priority : nextSeat(title, move.state, opening),
    passes: 0,
    sold: {},
    lastTrader: opening,
  } satisfies StockRoundTask);
};

/** The next of a set, or the first of a new one. It is announced by its task, when whoever may act before it has been asked. */
const beginOperatingRound: BeginRound = (title, move) => {
  const { round } = move.state;
  const number = round.kind === 'operating' ? round.number + 1 : 1;
  const of = round.kind === 'operating' ? round.of : title.course.operatingRounds(move.state);
  move.push({
    kind: 'operatingRound',
    number,
    of: Math.max(number, of),
    stage: 'before',
    eligible: [],
    acted: [],
  } satisfies OperatingRoundTask);
};
