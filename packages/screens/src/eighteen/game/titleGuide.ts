/** What a title gives the guide through a first game: sentences where they are its own. */
import type { EighteenState, Title } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { Game, Offer } from './game.ts';

/** Who is asked, and what he may do. */
export interface SeatAsked {
  readonly title: Title;
  readonly state: EighteenState;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

/** A headline and what it is about. */
export interface Said {
  readonly title: string;
  readonly text: string;
}

export interface TitleGuide {
  /** The kinds of decisions that everybody meets in this title, beside those of every title. */
  readonly decisions: readonly string[];
  /** What is said of its own tasks, or in the place of what the family says; null leaves it to the family. */
  readonly tasks?: Readonly<Record<string, (game: Game, seat: Seat) => Said | null>>;
  /** What is said in the place of one of the family's topics, by the topic's name, where the title has it otherwise. */
  instead?(topic: string, game: Game): Said | null;
  /** A sentence after what the family says in one of its topics, by the topic's name. */
  besides?(topic: string, game: Game): string | null;
}
