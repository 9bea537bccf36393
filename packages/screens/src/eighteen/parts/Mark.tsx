/** The mark of a company: silhouette, letters and colour, always all three. Eight silhouettes inscribed in one circle. */
import './mark.css';
import type { CompanyId } from '@kursbuch/eighteen';
import type { Look, Silhouette } from '../game/look.ts';
import { markOf, painted } from './marks.ts';
import { outline, round } from './silhouette.ts';

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
  const mark = markOf(look.marks, company);
  const { shape, letters = company } = mark;
  const paint = painted(company, mark);
  const long = letters.length > 3;
  const size = r * (long ? 0.8 : (LETTER_SIZE[shape] ?? 0.92));
  const rise = shape === 'shield' ? -0.06 * r : 0;
  return (
    <g {...paint} class={ghost ? `${paint.class} ghost` : paint.class}>
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
  readonly look: Pick<Look, 'marks'>;
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
