/** After an act or a choice by key the focus goes to the next decision, when the thing that had it is gone. */
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../game/game.ts';

/** Where the next decision may be, the most telling first. */
const PLACES = [
  '.decision .btn.go:not([aria-disabled])',
  '.decision-tray button:not(.no)',
  '.surface .chip-btn:not(.no)',
  '.map [data-hex][tabindex="0"]',
  '.decision .acts > .btn:not([aria-disabled])',
];

/** So long the screen may take to show what is asked next. */
const MOMENT = 60;

export function useFocusAhead(game: Game): void {
  /** Something had the focus, and nobody has touched the screen since. */
  const isByKey = useRef(false);
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      isByKey.current = (target as Element).matches(':focus-visible');
    };
    const touched = () => {
      isByKey.current = false;
    };
    // A key held down must not run through the decisions.
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat && (event.target as Element).closest('button'))
        event.preventDefault();
    };
    addEventListener('focusin', focused);
    addEventListener('pointerdown', touched);
    addEventListener('keydown', pressed, true);
    return () => {
      removeEventListener('focusin', focused);
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', pressed, true);
    };
  }, []);
  const { value: offers } = game.offers;
  const inHand = game.draft.value?.action;
  useEffect(() => {
    if (!isByKey.current || offers === null || game.seat.value === null) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
      for (const place of PLACES) {
        const found = document.querySelector<HTMLElement | SVGElement>(place);
        if (!found) continue;
        found.focus({ preventScroll: found instanceof SVGElement });
        return;
      }
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [offers, inHand]);
}
