/**
 * The guide through the first rounds: at every decision that is met for the first time it says what it is about, and
 * what one might do. Who has met it once is told only the suggestion, and after the first rounds nothing any more.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Lesson, Lessons, Shown } from '../game/shown.ts';
import { pointAt, speakAt } from '../parts/pointed.ts';
import { guideSeen, lessonsMet } from '../settings/settings.ts';

interface Told {
  readonly lesson: Lesson;
  /** Met for the first time by whoever is asked. */
  readonly isNew: boolean;
  /** Somebody else is to move. */
  readonly waits: boolean;
}

export class GuideCourse {
  /** What is told now; null while the guide has nothing to say, or is closed. */
  readonly told: ReadonlySignal<Told | null>;
  readonly #shown: Shown;
  readonly #lessons = signal<Lessons | null>(null);
  /** Brought back by hand, at whatever moment of the game. */
  readonly #isAsked = signal(false);
  readonly #stops: readonly (() => void)[];
  #isLoading = false;
  /** What was told last to somebody who was to decide. */
  #said: Lesson | null = null;
  /** So many steps have been looked at. */
  #seen: number;

  constructor(shown: Shown) {
    this.#shown = shown;
    this.#seen = shown.game.steps.value.length;
    let last: Told | null = null;
    this.told = computed(() => {
      const next = this.#now(last);
      last = next;
      return next;
    });
    this.#stops = [
      effect(() => {
        if (!guideSeen.value) this.#load();
      }),
      effect(() => this.#learn()),
      effect(() => {
        const told = this.told.value;
        const { isTalk = false, pointsAt = [] } = (told?.waits ? null : told?.lesson) ?? {};
        if (!told?.waits) this.#said = told?.lesson ?? null;
        pointAt(isTalk ? [] : pointsAt);
        speakAt(isTalk ? pointsAt : []);
      }),
    ];
  }

  /** Bring it back, from the beginning. */
  begin(): void {
    lessonsMet.value = [];
    guideSeen.value = false;
    this.#isAsked.value = true;
  }

  /** What is told has been read. */
  next(): void {
    const seat = this.#shown.game.seat.value;
    const told = this.told.value;
    if (told && seat !== null) this.#meet(told.lesson, seat);
  }

  /** Closed until somebody brings it back. */
  end(): void {
    guideSeen.value = true;
    this.#isAsked.value = false;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    pointAt([]);
    speakAt([]);
  }

  #load(): void {
    if (this.#isLoading || !this.#shown.guide) return;
    this.#isLoading = true;
    this.#shown.guide.load().then(
      (lessons) => {
        this.#lessons.value = lessons;
      },
      () => {
        // Without a network there is no guide yet.
        this.#isLoading = false;
      },
    );
  }

  #now(last: Told | null): Told | null {
    const { game } = this.#shown;
    const lessons = this.#lessons.value;
    if (!lessons || guideSeen.value || game.isPast.value || game.now.value.result) return null;
    const isFirst = lessons.isFirst();
    // Somebody who sits down in the middle of a game without having met the guide is left alone.
    if (!isFirst && !this.#isAsked.value && lessonsMet.value.length === 0) return null;
    const farewell = lessons.farewell();
    const seat = game.seat.value;
    if (seat === null)
      return last && isFirst && last.lesson.id !== farewell.id ? { ...last, waits: true } : null;
    // While the host is being asked what was told stands.
    if (game.offers.value === null) return last;
    const isThrough = this.#isMet(farewell, seat);
    const all = lessons.now();
    const parting = !isFirst && !isThrough && !this.#isAsked.value ? [farewell] : [];
    const fresh = [...parting, ...all].find((lesson) => !this.#isMet(lesson, seat));
    if (fresh) return { lesson: fresh, isNew: true, waits: false };
    const again = all.findLast(({ isTalk }) => !isTalk);
    return again && isFirst && !isThrough ? { lesson: again, isNew: false, waits: false } : null;
  }

  /** Whatever was told when somebody acted has been met. */
  #learn(): void {
    const { game } = this.#shown;
    const done = game.steps.value.slice(this.#seen);
    this.#seen = game.steps.value.length;
    const by = done.find(({ seat, action }) => action !== null && game.isHere(seat));
    if (by && this.#said) this.#meet(this.#said, by.seat);
  }

  /** Each person at the screen meets them for himself. */
  #key({ id }: Lesson, seat: number): string {
    return `${id} ${this.#shown.game.sitter(seat).name}`;
  }

  #isMet(lesson: Lesson, seat: number): boolean {
    return lessonsMet.value.includes(this.#key(lesson, seat));
  }

  #meet(lesson: Lesson, seat: number): void {
    const key = this.#key(lesson, seat);
    if (!lessonsMet.peek().includes(key)) lessonsMet.value = [...lessonsMet.peek(), key];
  }
}
