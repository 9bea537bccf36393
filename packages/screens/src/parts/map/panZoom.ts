/**
 * Moving the map: by hand, and smoothly by keys and buttons. Moving changes one transform and draws nothing anew; when the
 * map has come to rest it is drawn sharp in its new size.
 */
import { hearHands } from './hands.ts';
import type { Point } from './plane.ts';
import {
  type Box,
  between,
  held,
  moved,
  type Range,
  type Size,
  toMap,
  type View,
  zoomed,
} from './viewport.ts';

const REST = 140;
/** While fingers are on the map it is drawn anew only if they rest for longer. */
const HELD = 500;
const MOVE = 240;

export interface PanZoom {
  /** It is only looked at: keys and fingers are for others. */
  isInert(): boolean;
  view(): View;
  /** Where it will be once it has come to rest. */
  heading(): View;
  size(): Size;
  /** A point of the page in the window onto the map, and on the map itself. */
  inWindow(clientX: number, clientY: number): Point;
  point(clientX: number, clientY: number): Point;
  show(view: View, smooth?: boolean): void;
  pan(dx: number, dy: number): void;
  /** Give way for a while: with `comeBack` the map is where it was, unless it was moved by hand. */
  lean(dx: number, dy: number): void;
  /** The same into a view of its own. */
  giveWay(view: View): void;
  /** Has it given way, and nobody has moved it since? */
  isLeaning(): boolean;
  /** Where it is without that. */
  upright(): View;
  comeBack(): void;
  zoom(factor: number, at?: Point): void;
  fit(): void;
  /** Did the last touch drag the map? Then it chose nothing. */
  wasDrag(): boolean;
  close(): void;
}

interface Setting {
  /** The window onto the map. */
  readonly frame: HTMLElement;
  /** What is moved in it. */
  readonly plane: HTMLElement;
  readonly svg: SVGSVGElement;
  /**
   * What goes with the map by the variables `--map-left`, `--map-top` and `--map-scale`. Not the window itself: all that is in
   * it would get its style anew with every move.
   */
  readonly follower: HTMLElement;
  readonly box: Box;
  readonly range: Range;
  /** The first view, and that of the fit button. */
  fit(size: Size): View;
  start(size: Size): View;
  /** A finger or the mouse begins something else than moving the map. */
  takes?(event: PointerEvent): boolean;
  /** Something has grown over the map, or has gone from it. */
  covered(): void;
  /** The map has come to rest; `upright` is where it is without having given way. */
  settled(view: View, upright: View): void;
}

export function panZoom({
  frame,
  plane,
  svg,
  follower,
  box,
  range,
  fit,
  start,
  takes,
  covered,
  settled,
}: Setting): PanZoom {
  const sizeOf = (): Size => ({ width: frame.clientWidth, height: frame.clientHeight });
  let size = sizeOf();
  let view = start(size);
  /** The scale the drawing was last made in. */
  let drawn = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let running = 0;
  let isFitted = false;
  /** Where the map was before it gave way. */
  let upright: View | null = null;

  const place = (): void => {
    const grown = view.scale / drawn;
    const [x, y] = [view.left + box.x * view.scale, view.top + box.y * view.scale];
    plane.style.transform = `translate(${x}px, ${y}px)${grown === 1 ? '' : ` scale(${grown})`}`;
    follower.style.setProperty('--map-left', `${view.left}px`);
    follower.style.setProperty('--map-top', `${view.top}px`);
    follower.style.setProperty('--map-scale', String(view.scale));
  };

  const settle = (): void => {
    clearTimeout(rest);
    if (!hands.hold()) hands.forgetPlace();
    if (drawn !== view.scale) {
      drawn = view.scale;
      svg.style.width = `${box.width * drawn}px`;
      svg.style.height = `${box.height * drawn}px`;
    }
    plane.classList.remove('moving');
    place();
    settled(view, upright ?? view);
  };

  const apply = (next: View): void => {
    view = held(next, box, size);
    plane.classList.add('moving');
    place();
    clearTimeout(rest);
    rest = setTimeout(settle, hands.hold() ? HELD : REST);
  };

  /** Where a smooth move is going. */
  let heading: View | null = null;
  const stop = (): void => {
    cancelAnimationFrame(running);
    heading = null;
  };

  const show = (next: View, smooth = true): void => {
    stop();
    const target = held(next, box, size);
    if (!smooth || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      apply(target);
      settle();
      return;
    }
    const from = view;
    const began = performance.now();
    heading = target;
    const step = (now: number): void => {
      // The first frame may have begun before the move.
      const part = Math.max(0, Math.min(1, (now - began) / MOVE));
      apply(between(from, target, 1 - (1 - part) ** 3));
      if (part < 1) {
        running = requestAnimationFrame(step);
        return;
      }
      heading = null;
      settle();
    };
    running = requestAnimationFrame(step);
  };

  /** Whoever moves the map wants it there. */
  const byHand = (): void => {
    isFitted = false;
    upright = null;
  };

  const hands = hearHands(frame, {
    view: () => view,
    range,
    takes: (event) => takes?.(event) ?? false,
    begin: stop,
    move(next) {
      byHand();
      apply(next);
    },
    letGo() {
      if (!plane.classList.contains('moving')) return;
      clearTimeout(rest);
      rest = setTimeout(settle, REST);
    },
  });

  let page = innerHeight;
  const resized = new ResizeObserver(() => {
    const before = size;
    hands.forgetPlace();
    const isSamePage = page === innerHeight;
    [size, page] = [sizeOf(), innerHeight];
    if (size.width === 0 || size.height === 0) return;
    if (before.width === 0 || before.height === 0) show(start(size), false);
    // The bar below grows over the map: what is still seen of it stays where it is.
    else if (isSamePage && size.width === before.width) {
      // Not held at the new middle either.
      view = heading ?? view;
      stop();
      settle();
      covered();
    } else if (isFitted) show(fit(size), false);
    // What was in the middle, or on its way there, stays there.
    else
      show(moved(heading ?? view, (size.width - before.width) / 2, (size.height - before.height) / 2), false);
  });

  resized.observe(frame);
  const wanted = fit(size);
  isFitted = Math.abs(wanted.scale - view.scale) < 1e-6;
  show(view, false);

  return {
    isInert: () => frame.closest('[inert]') !== null,
    view: () => view,
    heading: () => heading ?? view,
    size: () => size,
    inWindow: hands.inWindow,
    point: (clientX, clientY) => toMap(view, hands.inWindow(clientX, clientY)),
    show(next, smooth) {
      byHand();
      show(next, smooth);
    },
    pan(dx, dy) {
      byHand();
      show(moved(view, dx, dy));
    },
    lean(dx, dy) {
      upright ??= heading ?? view;
      show(moved(view, dx, dy));
    },
    giveWay(next) {
      upright ??= heading ?? view;
      show(next);
    },
    isLeaning: () => upright !== null,
    upright: () => upright ?? heading ?? view,
    comeBack() {
      if (upright) show(isFitted ? fit(size) : upright);
      upright = null;
    },
    zoom(factor, at = [size.width / 2, size.height / 2]) {
      byHand();
      show(zoomed(view, factor, at, range));
    },
    fit() {
      show(fit(size));
      isFitted = true;
      upright = null;
    },
    wasDrag: hands.wasDrag,
    close() {
      stop();
      clearTimeout(rest);
      resized.disconnect();
      hands.close();
    },
  };
}
