/** What lies over the map, in pixels of its window and in units of the map. */
import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PanZoom } from '../../parts/map/panZoom.ts';
import { type Part, toMap, type View } from '../../parts/map/viewport.ts';
import { isWide } from '../../parts/screen.ts';

/** It always stands there. */
const STANDING = ':scope > .map-view > :is(.zoom, .map-asides, .map-switch), :scope > .roster';

/** Each by itself, and trays with it: of a line of trains only the stops. */
const ALL = [
  '.map-view .zoom',
  '.map-asides',
  '.map-switch',
  '.map-key.in-hand',
  ':scope > .roster.below',
  ':scope > .roster:not(.below) li',
  ':scope > .decision-tray',
].join();

const found = (window: HTMLElement, which: string): readonly Element[] => [
  ...(window.parentElement?.querySelectorAll(which) ?? []),
];

function partsIn(window: HTMLElement, which: string): readonly Part[] {
  const bounds = window.getBoundingClientRect();
  return found(window, which)
    .map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return {
        left: left - bounds.left,
        top: top - bounds.top,
        right: right - bounds.left,
        bottom: bottom - bounds.top,
      };
    })
    .filter(({ left, right }) => right > left);
}

/** Everything that lies over the map, trays too. */
export const partsOver = (window: HTMLElement): readonly Part[] => partsIn(window, ALL);

function inUnits(view: View, part: Part): Part {
  const [left, top] = toMap(view, [part.left, part.top]);
  const [right, bottom] = toMap(view, [part.right, part.bottom]);
  return { left, top, right, bottom };
}

interface Ref<T> {
  readonly current: T | null;
}

/** The parts of the map that something stands over whatever is decided: looked at when the map has come to rest, and when one grows. */
export function useStandingOver(
  moves: Ref<PanZoom>,
  frame: Ref<HTMLElement>,
): { readonly over: ReadonlySignal<readonly Part[]>; look(view: View): void } {
  const over = useSignal<readonly Part[]>([]);
  const look = (view: View): void => {
    const window = frame.current;
    if (window) over.value = partsIn(window, STANDING).map((part) => inUnits(view, part));
  };
  useEffect(() => {
    const window = frame.current;
    if (!window) return undefined;
    const grown = new ResizeObserver(() => {
      if (moves.current) look(moves.current.heading());
    });
    for (const one of found(window, STANDING)) grown.observe(one);
    return () => grown.disconnect();
  }, [isWide.value]);
  return { over, look };
}
