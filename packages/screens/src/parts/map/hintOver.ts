/** The part of a map that a hint lies over, in pixels of the map's window: it hangs over the upper edge, or stands on the lower one. */
import type { Part } from './viewport.ts';

export function hintOver(frame: HTMLElement | null): Part | null {
  const hint = frame?.closest('.table')?.querySelector('.advice')?.getBoundingClientRect();
  const map = frame?.getBoundingClientRect();
  if (!hint || !map || hint.bottom <= map.top || hint.top >= map.bottom) return null;
  return {
    left: hint.left - map.left,
    top: hint.top - map.top,
    right: hint.right - map.left,
    bottom: hint.bottom - map.top,
  };
}
