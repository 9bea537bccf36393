/** The mark of a company: silhouette, letters and colour, always all three. Eight silhouettes inscribed in one circle. */
import './mark.css';
import type { CompanyId } from '@kursbuch/eighteen';
import type { Look, Mark as MarkOf, Silhouette } from '../game/look.ts';

const polygon = (points: readonly (readonly [number, number])[], r: number): string =>
  `M${points.map(([x, y]) => `${round(x * r)} ${round(y * r)}`).join('L')}Z`;

const round = (value: number): number => Math.round(value * 100) / 100;

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

const LETTER_SIZE: Partial<Record<Silhouette, number>> = {
  diamond: 0.78,
  square: 0.84,
  shield: 0.86,
  hexagon: 0.88,
};

interface MarkProps {
  readonly look: Pick<Look, 'marks'>;
  readonly company: CompanyId;
  readonly r: number;
  /** Faint: a place kept for the company. */
  readonly ghost?: boolean;
}

/** The mark inside a drawing, around the origin. */
export function Mark({ look, company, r, ghost = false }: MarkProps) {
  const {
    shape,
    color,
    letters = company,
  }: MarkOf = look.marks[company] ?? { shape: 'circle', color: 'none' };
  const long = letters.length > 3;
  const size = r * (long ? 0.8 : (LETTER_SIZE[shape] ?? 0.92));
  const rise = shape === 'shield' ? -0.06 * r : 0;
  return (
    <g class={`mark co-${color}${ghost ? ' ghost' : ''}`}>
      <path d={outline(shape, r)} />
      {shape === 'coin' && <circle class="coin" r={round(r * 0.84)} />}
      <text y={round(rise + size * 0.345)} font-size={round(size)} class={long ? 'n4' : 'n3'}>
        {letters}
      </text>
    </g>
  );
}

/** The mark as a picture in a text or a table; `label` false where the name stands beside it. */
export function MarkIcon({
  look,
  company,
  size = 22,
  label = true,
}: {
  readonly look: Look;
  readonly company: CompanyId;
  readonly size?: number;
  readonly label?: boolean;
}) {
  const mark = <Mark look={look} company={company} r={10} />;
  const drawing = { class: 'mk', width: size, height: size, viewBox: '-12 -12 24 24' };
  return label ? (
    <svg {...drawing} role="img" aria-label={company}>
      {mark}
    </svg>
  ) : (
    <svg {...drawing} aria-hidden="true">
      {mark}
    </svg>
  );
}
