/** Hands on a map: the wheel turns, one finger or the mouse drags, two fingers pinch. */
import type { Point } from './plane.ts';
import { moved, type Range, type View, zoomed } from './viewport.ts';

/** So many pixels a finger may slip in a touch that is no drag. */
const SLIP = 7;

interface Hands {
  /** Is a finger or the mouse on the map? */
  hold(): boolean;
  /** A point of the page in the window onto the map. */
  inWindow(clientX: number, clientY: number): Point;
  /** The window may stand elsewhere now. */
  forgetPlace(): void;
  /** Did the last touch drag the map? Then it chose nothing. */
  wasDrag(): boolean;
  close(): void;
}

interface Held {
  view(): View;
  readonly range: Range;
  /** A finger or the mouse begins something else than moving the map. */
  takes(event: PointerEvent): boolean;
  /** A hand comes: whatever moves by itself stops. */
  begin(): void;
  move(next: View): void;
  letGo(): void;
}

export function hearHands(frame: HTMLElement, map: Held): Hands {
  /** Fingers and mouse that have the map, where they were last. */
  const pointers = new Map<number, Point>();
  /** The finger that does something else, where it was last. */
  let taken: { readonly id: number; readonly at: Point } | null = null;
  let dragged = false;

  /**
   * Where the window stands on the page while it is being moved. To ask for it makes the browser lay out all that has changed
   * since the last frame, so a gesture asks once and not with every finger that moves.
   */
  let corner: Point | null = null;
  const cornerNow = (): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return [left, top];
  };
  const inWindow = (clientX: number, clientY: number): Point => {
    const [left, top] = corner ?? cornerNow();
    return [clientX - left, clientY - top];
  };

  const onWheel = (event: WheelEvent): void => {
    if ((event.target as Element).closest('.map-over')) return;
    event.preventDefault();
    map.begin();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    const pace = event.ctrlKey ? 0.01 : 0.0016;
    corner ??= cornerNow();
    const factor = Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * pace);
    map.move(zoomed(map.view(), factor, inWindow(event.clientX, event.clientY), map.range));
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button > 1 || (event.target as Element).closest('.map-over')) return;
    map.begin();
    if (pointers.size === 0) {
      dragged = false;
      corner = cornerNow();
      if (map.takes(event)) {
        taken = { id: event.pointerId, at: inWindow(event.clientX, event.clientY) };
        return;
      }
      // A second finger, and both have the map.
      if (taken) pointers.set(taken.id, taken.at);
      taken = null;
    }
    pointers.set(event.pointerId, inWindow(event.clientX, event.clientY));
  };

  const onMove = (event: PointerEvent): void => {
    const { pointerId: id } = event;
    if (id === taken?.id) taken = { id, at: inWindow(event.clientX, event.clientY) };
    const before = pointers.get(id);
    if (!before) return;
    const now = inWindow(event.clientX, event.clientY);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    if (!dragged) {
      // The first few pixels belong to the touch; only then the finger has the map.
      if (Math.hypot(dx, dy) < SLIP && pointers.size < 2) return;
      dragged = true;
      frame.classList.add('held');
      for (const one of pointers.keys()) if (!frame.hasPointerCapture(one)) frame.setPointerCapture(one);
    }
    const other = [...pointers].find(([one]) => one !== id)?.[1];
    pointers.set(id, now);
    if (!other) {
      map.move(moved(map.view(), dx, dy));
      return;
    }
    const apart = (p: Point): number => Math.hypot(p[0] - other[0], p[1] - other[1]) || 1;
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    map.move(zoomed(moved(map.view(), dx / 2, dy / 2), apart(now) / apart(before), middle, map.range));
  };

  const onUp = (event: PointerEvent): void => {
    if (event.pointerId === taken?.id) taken = null;
    const hadMap = pointers.delete(event.pointerId);
    if (pointers.size > 0) return;
    corner = null;
    frame.classList.remove('held');
    if (hadMap) map.letGo();
  };

  frame.addEventListener('wheel', onWheel, { passive: false });
  frame.addEventListener('pointerdown', onDown);
  frame.addEventListener('pointermove', onMove);
  frame.addEventListener('pointerup', onUp);
  frame.addEventListener('pointercancel', onUp);
  return {
    hold: () => pointers.size > 0,
    inWindow,
    forgetPlace() {
      corner = null;
    },
    wasDrag: () => dragged,
    close() {
      frame.removeEventListener('wheel', onWheel);
      frame.removeEventListener('pointerdown', onDown);
      frame.removeEventListener('pointermove', onMove);
      frame.removeEventListener('pointerup', onUp);
      frame.removeEventListener('pointercancel', onUp);
    },
  };
}
