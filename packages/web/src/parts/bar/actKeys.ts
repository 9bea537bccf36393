/** Keys of the bar: Enter does what is in the hand, P passes and Shift+P says for how long, V covers the screen, wherever the focus is, unless the key means something there. */
import { useEffect } from 'preact/hooks';

/** A game, as far as keys go. */
interface Looked {
  readonly isPast: { readonly value: boolean };
}

/** Does Enter belong to the thing that has the focus? A chosen thing gives it away: choosing it twice means nothing. */
function keepsEnter(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const thing = target.closest(
    'button, a, input, select, textarea, summary, [role="button"], [contenteditable]',
  );
  if (!thing) return false;
  // A place on the map that has a use for the key has taken it already.
  if (thing.matches('input[type="range"], [data-hex], [data-at]')) return false;
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
