/** The guide through the first game: which step it is at, and when it is over. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Shown } from '../game/shown.ts';
import { guideSeen } from '../settings/settings.ts';

export const GUIDE_STEPS = ['aim', 'bar', 'papers', 'around', 'choose', 'confirm'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

export class GuideCourse {
  /** The step shown; null when the guide is not. */
  readonly step: ReadonlySignal<GuideStep | null>;
  readonly #at = signal<number | null>(null);
  readonly #shown: Shown;
  readonly #stop: () => void;
  /** What is done from this step on may end the guide. */
  #from = 0;

  constructor(shown: Shown) {
    this.#shown = shown;
    const { game } = shown;
    this.step = computed(() => (this.#at.value === null ? null : (GUIDE_STEPS[this.#at.value] ?? null)));
    const isFirst = shown.guide !== null && !guideSeen.value && game.steps.value.length === 0;
    if (isFirst && game.seat.value !== null) this.begin();
    this.#stop = effect(() => this.#follow());
  }

  /** What the step says. */
  get text() {
    const step = this.step.value;
    return step === null ? undefined : this.#shown.guide?.steps()[step];
  }

  begin(): void {
    this.#from = this.#shown.game.steps.value.length;
    this.#at.value = 0;
  }

  next(): void {
    if (this.#at.value !== null && this.#at.value < GUIDE_STEPS.length - 1) this.#at.value++;
  }

  end(): void {
    this.#at.value = null;
    guideSeen.value = true;
  }

  close(): void {
    this.#stop();
  }

  /** Choosing something and letting it go move between the last two steps; the first thing done ends the guide. */
  #follow(): void {
    const { game, guide } = this.#shown;
    const done = game.steps.value
      .slice(this.#from)
      .some(({ seat, action }) => game.isHere(seat) && action !== null && guide?.isOver(action));
    const holds = game.draft.value !== null;
    const at = this.#at.peek();
    if (at === null) return;
    if (done) {
      this.end();
      return;
    }
    const choosing = GUIDE_STEPS.indexOf('choose');
    if (holds && at <= choosing) this.#at.value = choosing + 1;
    else if (!holds && at > choosing) this.#at.value = choosing;
  }
}
