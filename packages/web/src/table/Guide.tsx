/** The card of the guide: what a decision is about, and what one might do. It has a place of its own and covers nothing. */

import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { GUIDE_HINT } from '@kursbuch/screens/parts/pointed.ts';
import { Rich } from '@kursbuch/screens/parts/strong.tsx';
import { ui } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { LessonLink } from '../learn/LessonLink.tsx';
import './guide.css';
import type { GuideCourse } from './guide.ts';
import type { TableView } from './tableView.ts';

/** So often it looks for what it means. */
const MOMENT = 250;

/** Brings what the guide means into sight. True: it is on another page of the table. */
function usePointing(names: string, view: TableView): boolean {
  const isElsewhere = useSignal(false);
  const place = `${view.stage.value} ${view.narrowPanel.value}`;
  useEffect(() => {
    isElsewhere.value = false;
    /** How high it was when it was brought into sight: a tile grows once it is known what it brings. */
    let height = -1;
    const look = () => {
      const found = document.querySelector('[data-suggested]');
      isElsewhere.value = found === null;
      const now = found instanceof HTMLElement ? found.offsetHeight : -1;
      if (now !== height && found instanceof HTMLElement)
        found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      height = now;
    };
    // Parts of the table come a little later, and what is meant may come into view by itself.
    const timer = names === '' ? undefined : setInterval(look, MOMENT);
    return () => clearInterval(timer);
  }, [names, place]);
  return isElsewhere.value;
}

export function Guide({ course, view }: { readonly course: GuideCourse; readonly view: TableView }) {
  const told = course.told.value;
  const text = ui().guide;
  const explained = useSignal('');
  const names = told && !told.waits && !told.topic.isTalk ? told.topic.pointsAt.join() : '';
  const isElsewhere = usePointing(names, view);
  /** The reasons that were told before what they are for was taken into the hand. */
  const reasoned = useRef<string | null>(null);
  if (!told) return null;
  const { topic, isNew, waits, advice } = told;
  const isLong = isNew || explained.value === topic.id;
  const hint = waits ? text.waits : topic.isTalk ? null : topic.hint;
  const why = waits ? null : topic.why;
  const reasons = `${topic.id} ${topic.why}`;
  if (!topic.isInHand && !topic.isTalk) reasoned.current = reasons;
  const isTaken = topic.isInHand === true && reasoned.current === reasons;
  const canTake = !waits && advice !== null && !topic.isTalk && !topic.isInHand;
  return (
    <aside
      class={`guide${isTaken ? ' is-taken' : ''}${topic.isTalk ? ' is-talk' : ''}`}
      aria-label={text.label}
      aria-live="polite"
    >
      <header>
        <h2>{topic.title}</h2>
        <button
          type="button"
          class="icon"
          aria-label={text.close}
          title={text.close}
          onClick={() => course.end()}
        >
          <Icon name="close" size={18} />
        </button>
      </header>
      {isLong && (
        <p class="guide-text">
          <Rich text={topic.text} />
        </p>
      )}
      {hint !== null && (
        <p class="guide-hint" id={GUIDE_HINT}>
          <Rich text={hint} />
        </p>
      )}
      {why && <p class="guide-why">{why}</p>}
      {!waits && (
        <div class="guide-acts">
          {isLong && <LessonLink title={course.title} topic={topic.id} />}
          {!isLong && (
            <button
              type="button"
              class="btn line-btn"
              onClick={() => {
                explained.value = topic.id;
              }}
            >
              {text.explain}
            </button>
          )}
          {canTake && (
            <button
              type="button"
              class="btn line-btn"
              onClick={() => {
                view.showStage(view.natural.value);
                void course.take();
              }}
            >
              {text.take}
            </button>
          )}
          {isElsewhere && !canTake && (
            <button type="button" class="btn line-btn" onClick={() => view.showStage(view.natural.value)}>
              {text.showWhere}
            </button>
          )}
          {topic.isTalk && (
            <button type="button" class="btn ink" onClick={() => course.next()}>
              {text.next}
            </button>
          )}
        </div>
      )}
    </aside>
  );
}
