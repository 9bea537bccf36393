/** The silhouettes of companies as paths. */
import type { Silhouette } from '../game/look.ts';

const polygon = (points: readonly (readonly [number, number])[], r: number): string =>
  `M${points.map(([x, y]) => `${round(x * r)} ${round(y * r)}`).join('L')}Z`;

export const round = (value: number): number => Math.round(value * 100) / 100;

/** The outline of a silhouette around the origin. */
export function outline(shape: Silhouette, r: number): string {
  switch (shape) {
    case 'circle':
    case 'coin':
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case 'square':
      return polygon(
        [
          [-0.77, -0.77],
          [0.77, -0.77],
          [0.77, 0.77],
          [-0.77, 0.77],
        ],
        r,
      );
    case 'octagon':
      return polygon(
        [
          [-0.4, -0.95],
          [0.4, -0.95],
          [0.95, -0.4],
          [0.95, 0.4],
          [0.4, 0.95],
          [-0.4, 0.95],
          [-0.95, 0.4],
          [-0.95, -0.4],
        ],
        r,
      );
    case 'diamond':
      return polygon(
        [
          [0, -1.08],
          [1.08, 0],
          [0, 1.08],
          [-1.08, 0],
        ],
        r,
      );
    case 'shield':
      return polygon(
        [
          [-0.86, -0.64],
          [0.86, -0.64],
          [0.86, 0.3],
          [0, 1.02],
          [-0.86, 0.3],
        ],
        r,
      );
    case 'pill': {
      const [h, w] = [round(0.6 * r), round(1.02 * r)];
      return `M${round(h - w)} ${-h}H${round(w - h)}A${h} ${h} 0 0 1 ${round(w - h)} ${h}H${round(h - w)}A${h} ${h} 0 0 1 ${round(h - w)} ${-h}Z`;
    }
    case 'ticket': {
      const [w, h, k] = [round(0.97 * r), round(0.62 * r), round(0.24 * r)];
      const notch = `A${k} ${k} 0 0 0 `;
      return `M${round(k - w)} ${-h}H${round(w - k)}${notch}${w} ${round(k - h)}V${round(h - k)}${notch}${round(w - k)} ${h}H${round(k - w)}${notch}${-w} ${round(h - k)}V${round(k - h)}${notch}${round(k - w)} ${-h}Z`;
    }
    case 'hexagon':
      return polygon(
        [
          [-1.03, 0],
          [-0.53, -0.84],
          [0.53, -0.84],
          [1.03, 0],
          [0.53, 0.84],
          [-0.53, 0.84],
        ],
        r,
      );
  }
}
