/** The circles of a city. */
import { directionOf, type Point, polar } from './geometry.ts';
import type { StopPlace } from './layout.ts';

/** Radius of a circle. */
export const SLOT = 17.5;
const PITCH = SLOT * 2 + 1;

interface City {
  /** Middles of its circles, around the city and before scaling. */
  readonly slots: readonly Point[];
  readonly scale: number;
}

/** Cities of many circles, and cities that share a hex, are drawn smaller. */
function scaleOf(slots: number, stops: number, onHex: number): number {
  if (stops > 3) return 0.72;
  if (stops > 2 && onHex > 4) return 0.64;
  if (stops > 2 && onHex === stops) return 0.9;
  if (slots > 4) return 0.68;
  if (slots > 2) return 0.76;
  return stops > 1 && slots > 1 ? 0.8 : 1;
}

export function cityOf({ facts, at }: StopPlace, all: readonly StopPlace[]): City {
  const [slots, stops] = [circlesOf(facts), all.length];
  const onHex = all.reduce((sum, stop) => sum + circlesOf(stop.facts), 0);
  // Where several cities share a hex a long one lies along its edge.
  const turned = stops > 1 && slots > 1 ? directionOf(at) + 90 : 0;
  return { slots: middles(slots, turned), scale: scaleOf(slots, stops, onHex) };
}

const circlesOf = ({ slots = 1 }: StopPlace['facts']): number => slots;

function middles(slots: number, turned: number): readonly Point[] {
  const half = PITCH / 2;
  if (slots <= 1) return [[0, 0]];
  if (slots === 2) return [polar(turned, -half), polar(turned, half)];
  if (slots === 3) return [-150, -30, 90].map((angle) => polar(angle, PITCH / Math.sqrt(3)));
  if (slots === 4)
    return [
      [-half, -half],
      [half, -half],
      [-half, half],
      [half, half],
    ];
  const radius = half / Math.sin(Math.PI / slots);
  return Array.from({ length: slots }, (_, index) => polar(-90 + (360 / slots) * index, radius));
}

/** The outline that joins the circles to one platform, through their middles. */
export function platform(slots: readonly Point[]): readonly Point[] {
  const [a, b, c, d] = slots;
  return slots.length === 4 && a && b && c && d ? [a, b, d, c] : slots;
}

/** Where a circle of a city lies on its hex. */
export function slotPlace(stop: StopPlace, stops: readonly StopPlace[], slot: number): Point {
  const { slots, scale } = cityOf(stop, stops);
  const [x, y] = slots[slot] ?? [0, 0];
  return [stop.at[0] + x * scale, stop.at[1] + y * scale];
}
