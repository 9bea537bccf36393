/** The free ground of a hex: how much air there is around every point, and the best place for a text. */

import { remembered } from '../../parts/remembered.ts';
import { type Curve, sampled } from './curve.ts';
import { isInside, type Orientation, type Point, polar } from './geometry.ts';
import type { Layout } from './layout.ts';
import { cityOf, SLOT } from './slots.ts';

/** Half the width of track with its casing. */
const TRACK = 10.5 / 2 + 2.2;

/** Distances are kept on a grid of two units, from -60 to 60. */
const STEP = 2;
const REACH = 60;
const SIDE = (2 * REACH) / STEP + 1;
const index = (value: number): number => Math.max(0, Math.min(SIDE - 1, Math.round((value + REACH) / STEP)));

interface Wish {
  /** Half its width and half its height. */
  readonly width: number;
  readonly height: number;
  readonly near: Point;
  /** What it costs to be far from there. */
  readonly pull: number;
  /** Room to the edge of the hex. */
  readonly room: number;
  /** A disc; without it, a rectangle. */
  readonly round?: boolean;
}

interface Found {
  readonly at: Point;
  /** Air around it; below zero it covers something. */
  readonly clear: number;
}

type Disc = readonly [x: number, y: number, radius: number];

/** What is in the way of texts: track, cities, towns. */
export function obstaclesOf({ pieces, stops }: Layout): readonly Disc[] {
  const discs: Disc[] = [];
  const along = (curve: Curve) => {
    for (const [x, y] of sampled(curve, 20)) discs.push([x, y, TRACK]);
  };
  pieces.forEach(along);
  for (const stop of stops) {
    const [x, y] = stop.at;
    if (stop.facts.kind === 'city') {
      const { slots, scale } = cityOf(stop, stops);
      for (const [dx, dy] of slots) discs.push([x + dx * scale, y + dy * scale, (SLOT + 3) * scale]);
    } else {
      if (stop.tangent === null) discs.push([x, y, 9]);
      else
        for (const far of [-12, 0, 12]) {
          const [dx, dy] = polar(stop.tangent + 90, far);
          discs.push([x + dx, y + dy, 6]);
        }
    }
  }
  return discs;
}

/** Farther from everything than this is free enough for any text. */
const FREE = 24;

/** For every point of the grid the distance to the nearest obstacle, as far as it matters. */
const fieldOf = remembered((layout: Layout): Float32Array => {
  const field = new Float32Array(SIDE * SIDE).fill(FREE);
  for (const [x, y, radius] of obstaclesOf(layout)) {
    const reach = radius + FREE;
    const [left, right] = [index(x - reach), index(x + reach)];
    for (let row = index(y - reach); row <= index(y + reach); row++) {
      const down = row * STEP - REACH - y;
      for (let column = left; column <= right; column++) {
        const across = column * STEP - REACH - x;
        const place = row * SIDE + column;
        const least = (field[place] as number) + radius;
        const square = across * across + down * down;
        if (least > 0 && square < least * least) field[place] = Math.sqrt(square) - radius;
      }
    }
  }
  return field;
});

/** Texts are set one after the other; each finds the ground the others have left. */
export class Ground {
  readonly #orientation: Orientation;
  readonly #field: Float32Array;
  readonly #taken: { readonly at: Point; readonly width: number; readonly height: number }[] = [];

  constructor(orientation: Orientation, layout: Layout) {
    this.#orientation = orientation;
    this.#field = fieldOf(layout);
  }

  /** Keep a place free, or note that it is taken. */
  take(at: Point, width: number, height: number): void {
    this.#taken.push({ at, width, height });
  }

  /** The free place nearest to the wish; four units of air are enough everywhere. */
  find(wish: Wish): Found | null {
    let best: Found | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let y = -54; y <= 54; y += STEP) {
      const down = y - wish.near[1];
      if (12 - Math.abs(down) * wish.pull <= most) continue;
      for (let x = -46; x <= 46; x += STEP) {
        const across = x - wish.near[0];
        const far = Math.sqrt(across * across + down * down) * wish.pull;
        if (12 - far <= most || !this.#fits(wish, [x, y])) continue;
        const clear = this.#clear(wish, x, y);
        const score = Math.min(clear, 4) * 3 - far;
        if (score > most) [best, most] = [{ at: [x, y], clear }, score];
      }
    }
    if (best) {
      const shrink = wish.round ? 0.9 : 1;
      this.take(best.at, wish.width * shrink, wish.height * shrink);
    }
    return best;
  }

  #fits({ width, height, room, round }: Wish, at: Point): boolean {
    return round
      ? isInside(this.#orientation, at, width + room)
      : isInside(this.#orientation, at, room, width, height);
  }

  #clear({ width, height, round }: Wish, x: number, y: number): number {
    const free = (px: number, py: number): number => this.#field[index(py) * SIDE + index(px)] as number;
    let clear: number = FREE;
    if (round) clear = free(x, y) - width;
    else {
      // Close enough together that no track slips through between two of them.
      const [across, down] = [Math.ceil(width / 4), Math.ceil(height / 4)];
      for (let i = 0; i <= across; i++)
        for (let j = 0; j <= down; j++) {
          const there = free(x + (2 * i - across) * (width / across), y + (2 * j - down) * (height / down));
          if (there < clear) clear = there;
        }
    }
    for (const other of this.#taken) {
      const across = Math.abs(x - other.at[0]) - other.width - width;
      const down = Math.abs(y - other.at[1]) - other.height - height;
      const apart =
        across < 0 && down < 0 ? Math.max(across, down) : Math.hypot(Math.max(across, 0), Math.max(down, 0));
      clear = Math.min(clear, apart);
    }
    return clear;
  }
}
