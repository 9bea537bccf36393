/** Keys of the bar: Enter does what is in the hand, P passes and Shift+P says for how long, V covers the screen, wherever the focus is, unless the key means something there. */
import { useEffect } from 'preact/hooks';

/** A game, as far as keys go. */
interface Looked {
  readonly isPast: { readonly value: boolean };
}

/** Keys that lead the focus from one thing to the next. */
const LEADING = /^(Tab|Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/;

/** Was the screen touched since keys led to a thing? Then the focus stands where the finger was, and nobody means it. */
let isByPointer = false;

/** Hear from the beginning on by what hand the focus moves. */
function followFocus(): () => void {
  let leads = false;
  const touched = () => {
    isByPointer = true;
    leads = false;
  };
  const pressed = ({ key }: KeyboardEvent) => {
    leads = LEADING.test(key);
  };
  const focused = () => {
    if (leads) isByPointer = false;
  };
  addEventListener('pointerdown', touched, true);
  addEventListener('keydown', pressed, true);
  addEventListener('focusin', focused);
  return () => {
    removeEventListener('pointerdown', touched, true);
    removeEventListener('keydown', pressed, true);
    removeEventListener('focusin', focused);
  };
}

/**
 * Does Enter belong to the thing that has the focus? Only where keys have led to it: a button that was clicked has the
 * focus too. A chosen thing gives it away: choosing it twice means nothing.
 */
function keepsEnter(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const thing = target.closest(
    'button, a, input, select, textarea, summary, [role="button"], [contenteditable]',
  );
  if (!thing) return false;
  // A place on the map that has a use for the key has taken it already.
  if (thing.matches('input:is([type="range"], [data-gives-enter]), [data-hex], [data-at]')) return false;
  const isTyped = thing.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]');
  if (isByPointer && !isTyped) return false;
  return thing.getAttribute('aria-pressed') !== 'true';
}

/** Are letters typed there? */
const keepsLetters = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="range"]), select, textarea, [contenteditable]') !== null;

/** The button of the bar that a key presses. */
function pressedBy({ key, shiftKey, target }: KeyboardEvent): string | null {
  if (key === 'Enter') return keepsEnter(target) ? null : '.btn.go';
  if (keepsLetters(target)) return null;
  if (key.toLowerCase() === 'v' && !shiftKey) return '.btn[data-act="cover"]';
  if (key.toLowerCase() !== 'p') return null;
  return shiftKey ? '.standing-acts > .btn' : '.btn[data-act="pass"]';
}

export function useActKeys(game: Looked): void {
  useEffect(followFocus, []);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const wanted = pressedBy(event);
      if (wanted === null || document.querySelector('dialog[open]') || game.isPast.value) return;
      const act = document.querySelector<HTMLButtonElement>(`.decision ${wanted}`);
      if (!act) return;
      event.preventDefault();
      act.click();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [game]);
}
