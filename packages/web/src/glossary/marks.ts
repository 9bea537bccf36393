/**
 * The first place of every term that is new to somebody, on the table as it stands. Nothing of the table is changed for it: the
 * places are ranges of its text, which a style underlines (`::highlight(term)`), and what is touched is found by where it lies.
 */
import type { Explained, KnownTerm, Shown } from '@kursbuch/screens/game/shown.ts';
import { termsSeen } from '@kursbuch/screens/settings/settings.ts';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { finderOf } from './find.ts';

/** Where terms are looked for, what is read first before the rest. */
const AREAS = ['.bar-place', '.strip-place', '.stage-body', '.panel', '.table-head'];
/** And where not: drawings, what has words of its own, and what nobody sees. */
const PASSED = 'svg, dialog, .rules, .log, .guide-card, .unseen, [aria-hidden="true"]';
/** What somebody presses has to keep its touch for itself. */
const PRESSED = 'button, a, input, select, textarea, label, summary, [role="tab"]';
/** A term that has stood through so many of somebody's decisions is not new any more. */
export const TIMES = 3;
/** A finger does not meet a word exactly. */
const SLACK = 8;

/** The first place of a new term. */
export interface Mark {
  readonly term: KnownTerm;
  readonly range: Range;
}

const isNew = (id: string): boolean => (termsSeen.value[id] ?? 0) < TIMES;

/** It was explained, or stood there once more. */
export function seen(ids: readonly string[], times = 1): void {
  const before = termsSeen.peek();
  const now = ids.map((id) => [id, Math.min(TIMES, (before[id] ?? 0) + times)] as const);
  if (now.length > 0) termsSeen.value = { ...before, ...Object.fromEntries(now) };
}

export class TermMarks {
  readonly marks: ReadonlySignal<readonly Mark[]>;
  readonly #marks = signal<readonly Mark[]>([]);
  readonly #root: HTMLElement;
  readonly #terms: ReadonlySignal<readonly KnownTerm[]>;
  readonly #stops: (() => void)[] = [];
  #due: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, { game }: Pick<Shown, 'game'>, explained: Explained) {
    this.#root = root;
    this.marks = this.#marks;
    this.#terms = computed(() => explained.terms());
    const changes = new MutationObserver(() => this.#later());
    let steps = game.steps.peek().length;
    this.#stops.push(
      () => changes.disconnect(),
      effect(() => {
        // Whoever knows all of them is left alone.
        changes.disconnect();
        if (this.#terms.value.some(({ id }) => isNew(id)))
          changes.observe(root, { subtree: true, childList: true, characterData: true });
        this.#later();
      }),
      effect(() => {
        const { value: all } = game.steps;
        // What somebody has decided he has read.
        const own = all.slice(steps).some(({ seat, action }) => action !== null && game.isHere(seat));
        steps = all.length;
        if (own) seen(this.#marks.peek().map(({ term }) => term.id));
      }),
    );
  }

  close(): void {
    clearTimeout(this.#due);
    for (const stop of this.#stops) stop();
    underline([]);
  }

  /** The mark at a place of the screen, as near as a finger comes. */
  at(x: number, y: number, isFinger: boolean): Mark | undefined {
    const slack = isFinger ? SLACK : 0;
    return this.#marks
      .peek()
      .find(({ range }) =>
        [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack,
        ),
      );
  }

  /** A table is drawn in many small changes: it is read when they are over. */
  #later(): void {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.#look(), 80);
  }

  #look(): void {
    const fresh = this.#terms.peek().filter(({ id }) => isNew(id));
    const terms = new Map(fresh.map((term) => [term.id, term]));
    // Of all of them: a form of one may be part of another's.
    const find = finderOf(this.#terms.peek());
    const marks = new Map<string, Mark>();
    for (const text of textsOf(this.#root))
      for (const { term: id, from, to } of find(text.data)) {
        const term = terms.get(id);
        if (!term || marks.has(id) || text.parentElement?.closest(PRESSED)) continue;
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        if (range.getClientRects().length > 0) marks.set(id, { term, range });
      }
    this.#marks.value = [...marks.values()];
    underline(this.#marks.value.map(({ range }) => range));
  }
}

/** The terms that stand on a table, new or not, also where they are pressed. */
export function standingOn(table: HTMLElement, terms: readonly KnownTerm[]): readonly string[] {
  const find = finderOf(terms);
  const found = new Set<string>();
  for (const text of textsOf(table)) for (const { term } of find(text.data)) found.add(term);
  return [...found];
}

/** What is written on a table, in the order it is read. */
function* textsOf(table: HTMLElement): Generator<Text> {
  for (const area of AREAS) for (const part of table.querySelectorAll(area)) yield* textsIn(part);
}

function* textsIn(part: Element): Generator<Text> {
  const walk = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element
      ? node.matches(PASSED)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walk.nextNode(); node; node = walk.nextNode()) yield node as Text;
}

/** Browsers that cannot underline ranges show none; words are explained all the same. */
function underline(ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined') return;
  if (ranges.length === 0) CSS.highlights.delete('term');
  else CSS.highlights.set('term', new Highlight(...ranges));
}
