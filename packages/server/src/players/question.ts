/** What is asked of a computer player, and what it answers: it goes from one thread to another. */
import type { PlayerName } from '@kursbuch/bots';
import type { Seat, TableState } from '@kursbuch/table';

export interface Asked {
  readonly id: number;
  readonly title: string;
  readonly player: PlayerName;
  readonly seat: Seat;
  /** What the seat sees: a player in another thread cannot know more. */
  readonly view: TableState;
  readonly seed: string;
}

export interface Answered {
  readonly id: number;
  /** Undefined: it has found nothing, or something went wrong. */
  readonly action: unknown;
  /** What went wrong, if so; another player has answered in its place where there was one. */
  readonly trouble: string | null;
}
