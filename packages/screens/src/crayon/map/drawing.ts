/** Drawing with the pointer: a drag that begins on the own network draws, any other moves the map. */
import type { Board, MilepostId } from '@kursbuch/crayon';
import type { PanZoom } from '../../parts/map/panZoom.ts';
import type { Point } from '../../parts/map/plane.ts';
import type { Box, Size, View } from '../../parts/map/viewport.ts';
import { at, nearest, STEP } from '../board/grid.ts';
import type { MapHears } from './hears.ts';
import { alongRim, isAtRim, outOfWindow, PATIENCE } from './rim.ts';

/** Pixels around a milepost in which a pointer takes hold of it: a finger is broad. */
const GRIP = { mouse: 13, finger: 20 };
/** So many pixels a pointer may slip in a touch that draws nothing. */
const SLIP = 7;

export interface Drawing {
  takes(event: PointerEvent): boolean;
  /** Did the last touch draw? Then it chose nothing. */
  wasDrawn(): boolean;
  /** Put the line down; false if there was none. */
  break(): boolean;
  close(): void;
}

export function drawing(
  frame: HTMLElement,
  board: Board,
  box: Box,
  moves: () => PanZoom | null,
  hears: () => MapHears,
): Drawing {
  let pointer: number | null = null;
  let began: Point = [0, 0];
  let last: Point = [0, 0];
  let from: MilepostId = 0;
  /** Where the line leads, once it has begun. */
  let to: MilepostId | null = null;
  let drew = false;
  let frameAsked = 0;
  /** Since when the pointer waits at the rim, and when the map last came along. */
  let waits: { readonly since: number; readonly last: number } | null = null;

  const holdAt = (event: PointerEvent): MilepostId | null => {
    const [moving, { drawsFrom }] = [moves(), hears()];
    if (!moving || !drawsFrom || event.button !== 0) return null;
    const [x, y] = moving.point(event.clientX, event.clientY);
    const grip = (event.pointerType === 'mouse' ? GRIP.mouse : GRIP.finger) / moving.view().scale;
    let best: MilepostId | null = null;
    let least = grip;
    for (const id of drawsFrom) {
      const [mx, my] = at(board, id);
      const far = Math.hypot(mx - x, my - y);
      if (far <= least) [best, least] = [id, far];
    }
    return best;
  };

  const end = (): void => {
    pointer = null;
    to = null;
    cancelAnimationFrame(frameAsked);
    frameAsked = 0;
    waits = null;
  };

  /** Lead the line on, by every milepost between the pointer's last place and this one. */
  const lead = (before: Point = last): void => {
    const moving = moves();
    if (!moving) return;
    const [[x0, y0], [x1, y1]] = [moving.point(...before), moving.point(...last)];
    const parts = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / (STEP / 2)));
    for (let part = 1; part <= parts; part++) {
      const found = nearest(board, [x0 + ((x1 - x0) * part) / parts, y0 + ((y1 - y0) * part) / parts]);
      if (!found || found.at === to) continue;
      to = found.at;
      hears().drawOver?.(to);
    }
  };

  /** The line has still somewhere to go, and the map does not leave its end behind. */
  const keepsLine = (before: View, next: View, size: Size): boolean => {
    const { drawnTo } = hears();
    const tip = drawnTo ? drawnTo() : to;
    if (tip === null) return false;
    const point = at(board, tip);
    return outOfWindow(next, point, size) <= outOfWindow(before, point, size);
  };

  /** What is beyond the rim comes into sight while the pointer waits there. */
  const comeAlong = (now: number): void => {
    frameAsked = 0;
    const moving = moves();
    if (!moving || to === null) return;
    const here = moving.inWindow(...last);
    if (!isAtRim(here, moving.size())) {
      waits = null;
      return;
    }
    const { since, last: before } = waits ?? { since: now, last: now };
    waits = { since, last: now };
    if (now - since > PATIENCE) {
      const view = moving.view();
      const next = alongRim(view, here, box, moving.size(), (now - before) / 1000);
      if ((next.left !== view.left || next.top !== view.top) && keepsLine(view, next, moving.size())) {
        moving.show(next, false);
        lead();
      }
    }
    frameAsked = requestAnimationFrame(comeAlong);
  };

  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    const before = last;
    last = [event.clientX, event.clientY];
    if (to === null) {
      if (Math.hypot(last[0] - began[0], last[1] - began[1]) < SLIP) return;
      drew = true;
      to = from;
      frame.setPointerCapture(event.pointerId);
      hears().drawBegins?.(from);
    }
    lead(before);
    if (frameAsked === 0) frameAsked = requestAnimationFrame(comeAlong);
  };

  const onUp = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    const reached = to;
    end();
    if (reached !== null) hears().drawEnds?.(reached);
  };

  const breakOff = (): boolean => {
    const hasBegun = to !== null;
    end();
    if (hasBegun) hears().drawBroken?.();
    return hasBegun;
  };

  const onCancel = (event: PointerEvent): void => {
    if (event.pointerId === pointer) breakOff();
  };

  frame.addEventListener('pointermove', onMove);
  frame.addEventListener('pointerup', onUp);
  frame.addEventListener('pointercancel', onCancel);

  return {
    takes(event) {
      drew = false;
      if (pointer !== null) {
        breakOff();
        return false;
      }
      const hold = holdAt(event);
      if (hold === null) return false;
      pointer = event.pointerId;
      began = [event.clientX, event.clientY];
      last = began;
      from = hold;
      return true;
    },
    wasDrawn: () => drew,
    break: breakOff,
    close() {
      end();
      frame.removeEventListener('pointermove', onMove);
      frame.removeEventListener('pointerup', onUp);
      frame.removeEventListener('pointercancel', onCancel);
    },
  };
}
