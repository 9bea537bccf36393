/**
 * The place of the bar. At the foot of narrow screens it is folded to its sentence and buttons while something else is looked
 * at, and says so when there is more of it below its edge.
 */

import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { ui } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** So many pixels hidden below are nothing to speak of. */
const SLIGHT = 12;

interface Props {
  /** The tab beside which it may be folded; null where it is what one is at. */
  readonly aside: string | null;
  readonly children: ComponentChildren;
}

export function BarPlace({ aside, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  /** The tab it was opened beside. */
  const opened = useSignal<string | null>(null);
  /** How high above the foot the hidden part ends; null if nothing is hidden. */
  const hidden = useSignal<number | null>(null);
  const isFolded = aside !== null && opened.value !== aside;
  const text = ui().table;

  useEffect(() => {
    const bar = place.current;
    if (!bar) return undefined;
    const look = (): void => {
      const left = bar.scrollHeight - bar.clientHeight - bar.scrollTop;
      const isLong = getComputedStyle(bar).overflowY === 'auto' && left > SLIGHT;
      hidden.value = isLong ? (bar.querySelector<HTMLElement>('.foot')?.offsetHeight ?? 0) : null;
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(bar);
    const watch = (): void => {
      for (const child of bar.children) sizes.observe(child);
      look();
    };
    const changes = new MutationObserver(watch);
    changes.observe(bar, { childList: true });
    watch();
    bar.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      bar.removeEventListener('scroll', look);
    };
  }, []);

  return (
    <>
      <div
        class={`bar-place${isFolded ? ' is-folded' : ''}`}
        style={{ '--above': `${hidden.value ?? 0}px` }}
        ref={place}
      >
        {children}
      </div>
      {aside !== null && (
        <button
          type="button"
          class="bar-fold icon"
          aria-expanded={!isFolded}
          aria-label={isFolded ? text.openBar : text.foldBar}
          title={isFolded ? text.openBar : text.foldBar}
          onClick={() => {
            opened.value = isFolded ? aside : null;
          }}
        >
          <Icon name={isFolded ? 'up' : 'down'} />
        </button>
      )}
      {hidden.value !== null && (
        <div class="more-below" style={{ '--above': `${hidden.value}px` }}>
          <button
            type="button"
            onClick={() => {
              const bar = place.current;
              bar?.scrollBy({ top: bar.clientHeight / 2, behavior: 'smooth' });
            }}
          >
            {text.moreBelow}
            <Icon name="down" size={16} />
          </button>
        </div>
      )}
    </>
  );
}
