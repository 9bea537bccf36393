/** Keys that move a map wherever nothing else has the focus, and the arrows. */
import { useEffect } from 'preact/hooks';
import type { PanZoom } from './panZoom.ts';
import type { Point } from './plane.ts';

/** Pixels a key moves the map. */
export const STRIDE = 90;
export const ZOOM = 1.35;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const directionOf = (key: string): Point | undefined => DIRECTIONS[key];

interface Ref<T> {
  readonly current: T | null;
}

/** `other` hears the keys that do not move the map: true if it had a use for one. */
export function useMapKeys(
  moves: Ref<PanZoom>,
  owner: unknown,
  other: (event: KeyboardEvent) => boolean = () => false,
): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const moving = moves.current;
      if (
        !moving ||
        moving.isInert() ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      const target = event.target as Element;
      if (target.closest('input, textarea, select, dialog, [contenteditable]')) return;
      const direction = target === document.body ? directionOf(event.key) : undefined;
      if (direction) moving.pan(-direction[0] * STRIDE, -direction[1] * STRIDE);
      else if (event.key === '+' || event.key === '=') moving.zoom(ZOOM);
      else if (event.key === '-') moving.zoom(1 / ZOOM);
      else if (event.key === '0') moving.fit();
      else if (!other(event)) return;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [owner]);
}
