/** What a lesson says. Every figure in it comes from the engine, told as the game tells its money. */

/** Figures by their names in the lesson, marked to stand out. */
export type Figures = Readonly<Record<string, string>>;

/** A sentence, made of the figures of this moment, and of those before the answer where one was given. */
export type LessonSentence = string | ((now: Figures, was: Figures) => string);

interface AnswerText {
  /** What its button says. */
  readonly label: LessonSentence;
  /** What has come of it. */
  readonly after: LessonSentence;
}

export interface StepText {
  /** A word for the line of steps. */
  readonly stop: string;
  readonly title: string;
  /** The question. */
  readonly what: LessonSentence;
  /** Why the right answer is right, told after it. */
  readonly why: LessonSentence;
  /** By the names of the answers. */
  readonly answers: Readonly<Record<string, AnswerText>>;
}

export interface LessonText {
  readonly title: string;
  /** What it is about, in a line of the list. */
  readonly about: string;
  /** By the names of the steps. */
  readonly steps: Readonly<Record<string, StepText>>;
}

/** The lessons of a title by their names. */
export type LessonTexts = Readonly<Record<string, LessonText>>;

export const said = (sentence: LessonSentence, now: Figures, was: Figures = now): string =>
  typeof sentence === 'string' ? sentence : sentence(now, was);
