/** Where somebody is in a lesson: the step, the answer given, and the game that belongs on the table. */

import { UNNAMED } from '@kursbuch/screens/host/sitters.ts';
import type { GameRecord } from '@kursbuch/table';
import { type Answer, entriesOf } from '@kursbuch/titles/src/lessons/lesson.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { markDone, type OpenLesson, type OpenStep } from './lessons.ts';

export class LessonWalk {
  /** Steps that are behind; after the last one the lesson is over. */
  readonly done = signal(0);
  /** The answer that was given to the question of this step. */
  readonly given = signal<Answer | null>(null);
  /** The step that is asked, or the last one. */
  readonly open: ReadonlySignal<OpenStep>;
  readonly isOver: ReadonlySignal<boolean>;
  readonly isRight: ReadonlySignal<boolean>;
  /** What lies on the table. */
  readonly record: ReadonlySignal<GameRecord>;
  readonly #lesson: OpenLesson;

  constructor(lesson: OpenLesson) {
    this.#lesson = lesson;
    const { steps } = lesson;
    this.isOver = computed(() => this.done.value >= steps.length);
    this.open = computed(() => steps[Math.min(this.done.value, steps.length - 1)] as OpenStep);
    this.isRight = computed(() => this.given.value?.id === this.open.value.step.right);
    this.record = computed(() => recordAt(this.open.value, this.given.value));
  }

  choose(answer: Answer): void {
    this.given.value = answer;
  }

  takeBack(): void {
    this.given.value = null;
  }

  /** The right answer, given for whoever would rather look. */
  doIt(): void {
    const { answers, right } = this.open.value.step;
    this.given.value = answers.find(({ id }) => id === right) ?? null;
  }

  next(): void {
    this.done.value += 1;
    // What was done last stays on the table at the end.
    if (this.isOver.value) markDone(this.#lesson);
    else this.given.value = null;
  }

  /** Before the answer, else to the step before. */
  back(): void {
    if (this.given.value === null) this.done.value = Math.max(0, this.done.value - 1);
    this.given.value = null;
  }
}

/** The game up to the position, and an answer in it. Whoever learns has the name of somebody who has given none. */
function recordAt({ step, game }: OpenStep, answer: Answer | null): GameRecord {
  const players = game.players.map((name, seat) => (seat === step.seat ? UNNAMED : name));
  const actions = [...game.actions.slice(0, step.at), ...(answer ? entriesOf(step, answer) : [])];
  return { ...game, players, actions };
}
