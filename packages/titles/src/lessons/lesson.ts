/**
 * A lesson: prepared positions of real games, one question at a time. Data: what it says stands in the words of the title, and
 * `lessons.test.ts` plays every answer.
 */
import type { Action, RecordedAction, Seat, TableState } from '@kursbuch/table';

/** How a figure is told. */
type Unit = 'money' | 'percent' | 'number' | 'text';

/** Something that can be read off the table, and that sentences tell. */
export interface Figure<S extends TableState = TableState> {
  readonly unit: Unit;
  of(state: S): number | string;
}

export interface Answer<A extends Action = Action> {
  /** Its name in the words. */
  readonly id: string;
  /** What the learner does, in order. */
  readonly does: readonly A[];
  /** What others do then, so that the consequence can be seen. */
  readonly others?: readonly RecordedAction[];
  /** What can be touched in its place, by the name it is pointed at (`hex E19`). */
  readonly touch?: string;
}

/** How it is known that the right answer is right. */
export type Proof =
  /** After it this figure is higher than after any other, by at least so much. */
  | { readonly highest: string; readonly by: number }
  | { readonly lowest: string; readonly by: number }
  /** The strongest player stands better by at least so much, some rounds later, than after any other. */
  | { readonly player: number };

export interface Step<S extends TableState = TableState, A extends Action = Action> {
  /** Its name in the words. */
  readonly id: string;
  /** The game it is taken from, and after so many actions. */
  readonly game: string;
  readonly at: number;
  /** Who is asked. */
  readonly seat: Seat;
  /** What takes the middle of the table; left out: what the game brings there. */
  readonly stage?: string;
  /** What is lit besides what answers touch. */
  readonly lit?: readonly string[];
  /** What sentences tell, by name: in the position, and after an answer. */
  readonly figures: Readonly<Record<string, Figure<S>>>;
  readonly answers: readonly Answer<A>[];
  /** The name of the right one. */
  readonly right: string;
  readonly proof: Proof;
}

export interface Lesson {
  /** Its name in the words and, after the title's, in its address. */
  readonly id: string;
  /** About all games of the family, not about this title alone. */
  readonly isGeneral?: true;
  /** The rules it is about: it can be opened from there, and from a refusal that names one of them. */
  readonly rules: readonly string[];
  /** The topics of the guide it can be opened from, by their names. */
  readonly topics?: readonly string[];
  /** The terms of art it teaches, by their names in the glossary: it can be opened from what explains them. */
  readonly terms?: readonly string[];
  load(): Promise<{ readonly steps: readonly Step[] }>;
}

/** The lessons of a title in their order, and the games their positions are taken from. */
export interface TitleLessons {
  readonly lessons: readonly Lesson[];
  readonly games: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
}

/** These seats pass, one after the other. */
export const passing = (...seats: readonly Seat[]): readonly RecordedAction[] =>
  seats.map((seat) => ({ seat, action: { type: 'pass' } }));

/** What happens when this answer is given. */
export const entriesOf = ({ seat }: Pick<Step, 'seat'>, { does, others = [] }: Answer): RecordedAction[] => [
  ...does.map((action) => ({ seat, action })),
  ...others,
];
