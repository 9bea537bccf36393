/** Enter does what is in the hand, wherever the focus is, unless Enter means something there. */
import { useEffect } from 'preact/hooks';
import type { Game } from '../game/game.ts';

/** Does Enter belong to the thing that has the focus? A chosen thing gives it away: choosing it twice means nothing. */
function keepsEnter(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const thing = target.closest(
    'button, a, input, select, textarea, summary, [role="button"], [contenteditable]',
  );
  if (!thing) return false;
  // A hex that has a use for the key has taken it already.
  if (thing.matches('input[type="range"], [data-hex]')) return false;
  return thing.getAttribute('aria-pressed') !== 'true';
}

export function useEnterKey(game: Game): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || keepsEnter(event.target)) return;
      if (document.querySelector('dialog[open]') || game.isPast.value) return;
      const loud = document.querySelector<HTMLButtonElement>('.decision .btn.go');
      if (!loud) return;
      event.preventDefault();
      loud.click();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [game]);
}
