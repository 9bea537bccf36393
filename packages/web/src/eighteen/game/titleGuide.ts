/** What a title gives the guide through a first game: advice and sentences where they are its own. */
import type { CompanyId, EighteenState, Title } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import type { Game, Offer } from './game.ts';

/** Who is asked, and what he may do. */
export interface Asking {
  readonly title: Title;
  readonly state: EighteenState;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

/** The choices to suggest for a task, best first; empty if there is nothing sensible to say. */
export type Advise = (asking: Asking) => readonly EighteenAction[];

export interface TitleAdvice {
  /** Companies that are easy to begin with, the easiest first; those not named are not suggested. */
  readonly companies?: readonly CompanyId[];
  /** Advice for its own tasks, or in the place of the family's. */
  readonly tasks?: Readonly<Record<string, Advise>>;
}

/** A headline and what it is about. */
export interface Said {
  readonly title: string;
  readonly text: string;
}

export interface TitleGuide {
  readonly advice: TitleAdvice;
  /** What is said of its own tasks, or in the place of what the family says; null leaves it to the family. */
  readonly tasks?: Readonly<Record<string, (game: Game, seat: Seat) => Said | null>>;
  /** A sentence after what the family says in one of its lessons, by the lesson's name. */
  besides?(lesson: string, game: Game): string | null;
}
