/** Drawing with the pointer: a drag that begins on the own network draws, any other moves the map. */
import type { Board, MilepostId } from '@kursbuch/crayon';
import type { PanZoom } from '../../parts/map/panZoom.ts';
import type { Point } from '../../parts/map/plane.ts';
import { moved } from '../../parts/map/viewport.ts';
import { at, nearest } from '../board/grid.ts';
import type { MapHears } from './hears.ts';

/** Pixels around a milepost in which a pointer takes hold of it: a finger is broad. */
const GRIP = { mouse: 13, finger: 20 };
/** So many pixels a pointer may slip in a touch that draws nothing. */
const SLIP = 7;
/** Near the rim of the window the map comes along, by so many pixels a frame. */
const RIM = 34;
const PACE = 7;

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
  };

  const lead = (): void => {
    const moving = moves();
    const found = moving && nearest(board, moving.point(...last));
    if (!found || found.at === to) return;
    to = found.at;
    hears().drawOver?.(to);
  };

  /** What is beyond the rim comes into sight while the pointer waits there. */
  const comeAlong = (): void => {
    frameAsked = 0;
    const moving = moves();
    if (!moving || to === null) return;
    const [x, y] = moving.inWindow(...last);
    const { width, height } = moving.size();
    const push = (value: number, most: number): number =>
      value < RIM ? PACE : value > most - RIM ? -PACE : 0;
    const [dx, dy] = [push(x, width), push(y, height)];
    if (dx === 0 && dy === 0) return;
    moving.show(moved(moving.view(), dx, dy), false);
    lead();
    frameAsked = requestAnimationFrame(comeAlong);
  };

  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    last = [event.clientX, event.clientY];
    if (to === null) {
      if (Math.hypot(last[0] - began[0], last[1] - began[1]) < SLIP) return;
      drew = true;
      to = from;
      frame.setPointerCapture(event.pointerId);
      hears().drawBegins?.(from);
    }
    lead();
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
