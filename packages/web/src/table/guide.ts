/**
 * The guide through a first game: the adviser's word told slowly, with words around it. At every decision that is met for the first
 * time it says what it is about, and what the adviser would do; who has met it once is told only that. When every kind of decision
 * of the title was met it hands over to the hint, and speaks only of what is new.
 */

import { adviceAt } from '@kursbuch/screens/advice/counsel.ts';
import type { Shown, Topic, Topics } from '@kursbuch/screens/game/shown.ts';
import { pointAt, speakAt } from '@kursbuch/screens/parts/pointed.ts';
import { guideSeen, topicsMet } from '@kursbuch/screens/settings/settings.ts';
import type { Advice, Seat } from '@kursbuch/table';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

interface TopicNow {
  readonly topic: Topic;
  /** Met for the first time by whoever is asked. */
  readonly isNew: boolean;
  /** Somebody else is to move. */
  readonly waits: boolean;
  /** What is suggested, to be taken into the hand. */
  readonly advice: Advice | null;
}

/** What the adviser has said, and to what. */
interface Heard {
  readonly state: object;
  readonly seat: Seat;
  readonly advice: Advice | null;
}

export class GuideCourse {
  /** What is told now; null while the guide has nothing to say, or is closed. */
  readonly told: ReadonlySignal<TopicNow | null>;
  readonly #shown: Shown;
  readonly #topics = signal<Topics | null>(null);
  readonly #heard = signal<Heard | null>(null);
  /** Brought back by hand, at whatever moment of the game. */
  readonly #isAsked = signal(false);
  readonly #stops: readonly (() => void)[];
  #isLoading = false;
  /** What was told last to somebody who was to decide. */
  #said: Topic | null = null;
  /** The reasons each has heard last, by topic. */
  readonly #reasons = new Map<string, string>();
  /** So many steps have been looked at. */
  #seen: number;

  constructor(shown: Shown) {
    this.#shown = shown;
    this.#seen = shown.game.steps.value.length;
    let last: TopicNow | null = null;
    this.told = computed(() => {
      const next = this.#now(last);
      last = next;
      return next;
    });
    this.#stops = [
      effect(() => {
        if (!guideSeen.value) this.#load();
      }),
      effect(() => this.#ask()),
      effect(() => this.#learn()),
      effect(() => {
        const told = this.told.value;
        const { isTalk = false, pointsAt = [] } = (told?.waits ? null : told?.topic) ?? {};
        if (!told?.waits) this.#said = told?.topic ?? null;
        pointAt(isTalk ? [] : pointsAt);
        speakAt(isTalk ? pointsAt : []);
      }),
    ];
  }

  get title(): string {
    return this.#shown.game.info.title;
  }

  /** Bring it back, from the beginning. */
  begin(): void {
    topicsMet.value = [];
    guideSeen.value = false;
    this.#isAsked.value = true;
  }

  /** What is told has been read. */
  next(): void {
    const seat = this.#shown.game.seat.value;
    const told = this.told.value;
    if (told && seat !== null) this.#meet(told.topic, seat);
  }

  /** What is suggested is laid out on the table: nothing happens yet. */
  async take(): Promise<void> {
    const { game } = this.#shown;
    const seat = game.seat.value;
    const advice = this.told.value?.advice;
    if (advice && seat !== null) await game.choose(seat, advice.action);
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
      (topics) => {
        this.#topics.value = topics;
      },
      () => {
        // Without a network there is no guide yet.
        this.#isLoading = false;
      },
    );
  }

  /** The adviser is asked while somebody listens; until it has answered the topic stands without a suggestion. */
  #ask(): void {
    const { game } = this.#shown;
    const seat = game.seat.value;
    const state = game.now.value;
    if (!this.#topics.value || guideSeen.value || game.isPast.value || seat === null || state.result) return;
    if (!this.#isAdvised) return;
    void adviceAt(game, seat, game.steps.value.length).then((advice) => {
      if (game.now.peek() === state) this.#heard.value = { state, seat, advice };
    });
  }

  /** Against people elsewhere nobody is whispered to: there the guide only teaches. */
  get #isAdvised(): boolean {
    return this.#shown.game.host.adviser?.isOpen() === true;
  }

  #now(last: TopicNow | null): TopicNow | null {
    const { game } = this.#shown;
    const topics = this.#topics.value;
    if (!topics || guideSeen.value || game.isPast.value || game.now.value.result) return null;
    // Somebody who sits down in the middle of a game without having met the guide is left alone.
    if (!topics.isEarly() && !this.#isAsked.value && topicsMet.value.length === 0) return null;
    const farewell = topics.farewell(this.#isAdvised);
    const seat = game.seat.value;
    if (seat === null) {
      const isOver = game.persons.every((one) => this.#isMet(farewell, one));
      return last && !isOver ? { ...last, waits: true } : null;
    }
    // While the host is being asked what was told stands.
    if (game.offers.value === null) return last;
    const heard = this.#heard.value;
    const advice = heard?.state === game.now.value && heard.seat === seat ? heard.advice : null;
    const all = topics.now(advice);
    const isThrough = this.#isMet(farewell, seat);
    const hasMetAll = topics.decisions.every((kind) => this.#has(decided(kind), seat));
    const parting = hasMetAll && !isThrough ? [farewell] : [];
    const fresh = [...parting, ...all].find((topic) => !this.#isMet(topic, seat));
    if (fresh) return { topic: fresh, isNew: true, waits: false, advice: fresh.isTalk ? null : advice };
    const again = all.findLast(({ isTalk }) => !isTalk);
    if (!again || isThrough) return null;
    // Who is asked the same again and again is not told the very same reasons each time.
    const isRepeated = again.why != null && again.why === this.#reasons.get(this.#key(again.id, seat));
    const topic = isRepeated ? { ...again, why: null } : again;
    return { topic, isNew: false, waits: false, advice };
  }

  /** Whatever was told when somebody acted has been met. */
  #learn(): void {
    const { game } = this.#shown;
    const done = game.steps.value.slice(this.#seen);
    this.#seen = game.steps.value.length;
    const by = done.find(({ seat, action }) => action !== null && game.isHere(seat));
    if (!by || !this.#said) return;
    this.#meet(this.#said, by.seat);
    const { id, why } = this.#said;
    if (why) this.#reasons.set(this.#key(id, by.seat), why);
  }

  #isMet({ id }: Topic, seat: number): boolean {
    return this.#has(id, seat);
  }

  #has(name: string, seat: number): boolean {
    return topicsMet.value.includes(this.#key(name, seat));
  }

  /** Each person at the screen meets them for himself. */
  #key(name: string, seat: number): string {
    return `${name} ${this.#shown.game.sitter(seat).name}`;
  }

  #meet({ id, decision }: Topic, seat: number): void {
    const names = decision === undefined ? [id] : [id, decided(decision)];
    const met = topicsMet.peek();
    const fresh = names.map((name) => this.#key(name, seat)).filter((key) => !met.includes(key));
    if (fresh.length > 0) topicsMet.value = [...met, ...fresh];
  }
}

/** The name under which it is remembered that a kind of decision was met. */
const decided = (kind: string): string => `decided ${kind}`;
