/** The marks of a title, and how they are painted. */
import type { CompanyId, Title } from '@kursbuch/eighteen';
import type { CompanyMark, Marks, Silhouette } from '../game/look.ts';

const SHAPES: readonly Silhouette[] = [
  'square',
  'circle',
  'diamond',
  'octagon',
  'shield',
  'hexagon',
  'pill',
  'ticket',
];

/** A company without a mark: the colour of its facts, and a silhouette that not many others have. */
export const marksOf = ({ companies }: Pick<Title, 'companies'>, own: Marks = {}): Marks => ({
  ...Object.fromEntries(
    [...companies.values()].map(({ sym, color }, index) => [
      sym,
      { shape: SHAPES[index % SHAPES.length] ?? 'circle', fill: color },
    ]),
  ),
  ...own,
});

/** Beside a title. */
const NO_MARK: CompanyMark = { shape: 'circle', fill: '#cfc5a2' };

export const markOf = (marks: Marks, company: CompanyId): CompanyMark => marks[company] ?? NO_MARK;

/** What a drawing of the mark is: its colours, and a class of its own for what a title has to add. */
export function painted(company: CompanyId, { fill }: CompanyMark) {
  const light = luminance(fill);
  const name = company.toLowerCase().replace(/[^a-z0-9]/g, '');
  return {
    class: `mark co-${name}${light > PALE ? ' pale' : ''}`,
    style: { '--co': fill, '--on': light > READS_DARK ? 'var(--on-pale)' : 'var(--on-deep)' },
  };
}

/** From here on a colour needs a line around it on paper. */
const PALE = 0.25;

/** From here on dark letters stand out more than white ones. */
const READS_DARK = 0.186;

/** How light a colour written as `#rrggbb` is to the eye, from 0 to 1 (as WCAG measures contrast). */
function luminance(fill: string): number {
  const channel = (at: number): number => {
    const share = Number.parseInt(fill.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
