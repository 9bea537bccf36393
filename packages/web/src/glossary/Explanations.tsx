/** Terms explained where they stand: at a touch or under the pointer, and for the keyboard all that are new at once. */
import type { KnownTerm, Shown } from '@kursbuch/screens/game/shown.ts';
import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { ui, words } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { LessonLink } from '../learn/LessonLink.tsx';
import './explanations.css';
import { seen, TermMarks, TIMES } from './marks.ts';
import { placedBeside } from './place.ts';

interface Opened {
  readonly terms: readonly KnownTerm[];
  /** Where the word stands. */
  readonly beside: DOMRect;
  /** It stays until it is closed; otherwise it goes with the pointer. */
  readonly stays: boolean;
  readonly byKey: boolean;
}

export function Explanations({
  shown,
  table,
  onAll,
}: {
  readonly shown: Shown;
  /** What holds the words. */
  readonly table: RefObject<HTMLElement | null>;
  /** Show all words, and this one among them. */
  readonly onAll: (term: string) => void;
}) {
  const marks = useSignal<TermMarks | null>(null);
  const opened = useSignal<Opened | null>(null);
  const text = ui().glossary;
  useEffect(() => {
    const { current: root } = table;
    let left = false;
    shown.explained().then(
      (explained) => {
        if (!left && root) marks.value = new TermMarks(root, shown, explained);
      },
      // Without its words the table stands unmarked.
      () => {},
    );
    return () => {
      left = true;
      marks.value?.close();
      marks.value = null;
    };
  }, [shown]);

  useEffect(() => {
    const { current: root } = table;
    const markAt = ({ target, clientX, clientY, pointerType }: PointerEvent) => {
      const isFree =
        target instanceof Element && !target.closest('button, a, input, select, textarea, svg, label');
      return isFree ? marks.peek()?.at(clientX, clientY, pointerType === 'touch') : undefined;
    };
    const isInside = ({ target }: Event): boolean =>
      target instanceof Element && target.closest('.explanation, .explain-here') !== null;
    const open = (event: PointerEvent, stays: boolean): boolean => {
      const mark = markAt(event);
      if (!mark) return false;
      const [beside = mark.range.getBoundingClientRect()] = mark.range.getClientRects();
      opened.value = { terms: [mark.term], beside, stays, byKey: false };
      return true;
    };
    const touch = (event: PointerEvent): void => {
      if (!isInside(event) && !open(event, true)) opened.value = null;
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || opened.peek()?.stays || isInside(event)) return;
      const mark = markAt(event);
      if (mark?.term.id === opened.peek()?.terms[0]?.id) return;
      if (!open(event, false)) opened.value = null;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || opened.peek() === null) return;
      opened.value = null;
      // Nothing else is let go of by it.
      event.preventDefault();
      event.stopPropagation();
    };
    root?.addEventListener('click', touch);
    root?.addEventListener('pointermove', move);
    addEventListener('keydown', key, { capture: true });
    return () => {
      root?.removeEventListener('click', touch);
      root?.removeEventListener('pointermove', move);
      removeEventListener('keydown', key, { capture: true });
    };
  }, []);

  const fresh = marks.value?.marks.value.map(({ term }) => term) ?? [];
  return (
    <>
      {fresh.length > 0 && (
        <button
          type="button"
          class="explain-here"
          onClick={({ currentTarget }) => {
            const beside = currentTarget.getBoundingClientRect();
            opened.value = { terms: fresh, beside, stays: true, byKey: true };
          }}
        >
          {text.explain(words().list(fresh.map(({ name }) => name)))}
        </button>
      )}
      {opened.value && (
        <Explanation
          key={opened.value.terms.map(({ id }) => id).join(' ')}
          title={shown.game.info.title}
          opened={opened.value}
          table={table}
          close={() => {
            opened.value = null;
          }}
          onAll={(term) => {
            opened.value = null;
            onAll(term);
          }}
        />
      )}
    </>
  );
}

function Explanation({
  title,
  opened: { terms, beside, stays, byKey },
  table,
  close,
  onAll,
}: {
  readonly title: string;
  readonly opened: Opened;
  readonly table: RefObject<HTMLElement | null>;
  readonly close: () => void;
  readonly onAll: (term: string) => void;
}) {
  const text = ui().glossary;
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: own } = card;
    if (!own) return undefined;
    const place = () => placedBeside(own, beside, table.current?.querySelector('.bar-place') ?? null);
    place();
    // It grows when the way to a lesson comes.
    const grown = new ResizeObserver(place);
    grown.observe(own);
    return () => grown.disconnect();
  }, [beside]);
  useEffect(() => {
    if (byKey) card.current?.focus();
    return () => {
      // What the pointer has only passed over is still new.
      if (!stays) return;
      seen(
        terms.map(({ id }) => id),
        TIMES,
      );
      if (byKey) table.current?.querySelector<HTMLElement>('.decision .acts button')?.focus();
    };
  }, []);
  const [first] = terms;
  return (
    <section
      class="explanation"
      ref={card}
      role="dialog"
      tabIndex={-1}
      aria-label={words().list(terms.map(({ name }) => name))}
    >
      <dl>
        {terms.map(({ id, name, also = [], means }) => (
          <div key={id}>
            <dt>
              {name}
              {also.length > 0 && <small>{text.also(also.join(', '))}</small>}
            </dt>
            <dd>
              {means} {stays && <LessonLink title={title} term={id} />}
            </dd>
          </div>
        ))}
      </dl>
      {stays && first && (
        <footer>
          <button type="button" class="btn small line-btn" onClick={() => onAll(first.id)}>
            {text.all}
          </button>
          <button type="button" class="icon" aria-label={ui().table.close} onClick={close}>
            <Icon name="close" />
          </button>
        </footer>
      )}
    </section>
  );
}
