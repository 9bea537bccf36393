/** A crayon title before it is loaded. */
import './cover.css';
import type { Cover } from '../../game/shown.ts';
import { isCrayonGlimpse } from './glimpse.ts';

interface Outlined {
  /** Land as the path of a drawing, and cities as points in it. */
  readonly land: string;
  readonly cities: readonly (readonly [x: number, y: number, large: boolean])[];
  readonly box: string;
}

export const crayonCover = ({
  about,
  outline,
  commonOptions,
}: Pick<Cover, 'about' | 'commonOptions'> & { readonly outline: Outlined }): Cover => ({
  about,
  commonOptions,
  Outline: () => (
    <svg class="outline crayon-outline" viewBox={outline.box} aria-hidden="true">
      <path class="crayon-land" d={outline.land} />
      {outline.cities.map(([x, y, large]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={large ? 1 : 0.5} />
      ))}
    </svg>
  ),
  round: (glimpse, words) =>
    isCrayonGlimpse(glimpse) && glimpse.round > 0
      ? `${words.language === 'de' ? 'Runde' : 'Round'} ${glimpse.round}`
      : '',
  speaksFor: () => null,
});
