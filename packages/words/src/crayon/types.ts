/** The words of a crayon game. */
import type {
  CrayonAction,
  CrayonEvent,
  CrayonState,
  CrayonTitle,
  MilepostId,
  Order,
  Rate,
  Terms,
} from '@kursbuch/crayon';
import type { Seat, TableEvent } from '@kursbuch/table';
import type { FrameWords, GameWords } from '../types.ts';

export type Happening = CrayonEvent | TableEvent;

export interface RoundWords {
  /** "Round 5". */
  roundName(round: number): string;
}

/** Names and figures. */
export interface Names extends RoundWords {
  nameOf(state: CrayonState, seat: Seat): string;
  /** "46 M", "46 Mio.". */
  sum(amount: number): string;
  /** "1 step", "9 steps". */
  steps(count: number): string;
  /** "1 segment", "8 segments". */
  segments(count: number): string;
  cityName(title: CrayonTitle, city: string): string;
  /** As it stands alone: "Coffee". */
  goodName(title: CrayonTitle, good: string): string;
  /** In a sentence: "coffee". */
  good(title: CrayonTitle, good: string): string;
  /** On the card: "B 12". */
  trainName(title: CrayonTitle, train: string): string;
  /** What it is called: "Fast freight train". */
  trainKind(title: CrayonTitle, train: string): string;
  incidentName(title: CrayonTitle, card: string): string;
  incidentText(title: CrayonTitle, card: string): string;
  riverName(title: CrayonTitle, river: string): string;
  /** A river, a lake or a sea. */
  waterName(title: CrayonTitle, water: string): string;
  portName(title: CrayonTitle, port: string): string;
  /** "Utrecht", or "near Utrecht" for a milepost in the country. */
  place(title: CrayonTitle, at: MilepostId): string;
  /** "in Utrecht", or "near Utrecht" for a milepost in the country. */
  inPlace(title: CrayonTitle, at: MilepostId): string;
  /** "coffee to Maastricht for 13 M". */
  orderName(title: CrayonTitle, order: Order): string;
  /** All orders of a card: "coffee to Maastricht for 13 M, …". */
  cardName(title: CrayonTitle, card: string): string;
  /** What is offered or agreed: "Ben runs on Anna’s track for 2 M a turn, for three rounds". */
  termsName(title: CrayonTitle, state: CrayonState, terms: Terms): string;
  rateName(state: CrayonState, rate: Rate): string;
  causeOf(title: CrayonTitle, cause: string): string;
}

export interface Words
  extends Omit<FrameWords, 'money'>,
    Names,
    GameWords<CrayonTitle, CrayonState, CrayonAction, CrayonEvent> {
  /** What is asked of a seat now; empty if nothing. */
  question(title: CrayonTitle, state: CrayonState, seat: Seat): string;
}
