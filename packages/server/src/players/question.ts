/** What is asked of a computer player, and what it answers: it goes from one thread to another. */
import type { Question } from '@kursbuch/bots';

/** A player in another thread cannot know more than it is asked with. */
export interface SentQuestion extends Question {
  readonly id: number;
  readonly title: string;
}

export interface Answered {
  readonly id: number;
  /** Undefined: it has found nothing, or something went wrong. */
  readonly action: unknown;
  /** What went wrong, if so; another player has answered in its place where there was one. */
  readonly trouble: string | null;
}
