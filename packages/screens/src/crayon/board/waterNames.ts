/** Names of rivers, lakes and seas. */
import type { Geography, NamePlace } from '@kursbuch/crayon/geography';
import type { Point } from '../../parts/map/plane.ts';
import { textWidth } from '../../parts/map/textWidth.ts';
import type { Detail } from './detail.ts';
import { typeScale } from './marks.ts';

const WATER_SIZE = 11;

/** The name of a water: where it stands on the plane, how it is turned, and its length in pixels. */
export interface WaterName {
  readonly key: string;
  readonly kind: 'course' | 'sea' | 'lake';
  readonly text: string;
  readonly at: Point;
  readonly turn: number;
  readonly length: number;
}

/** Names of waters: seas and greater rivers always, the rest and all the places of a name for whoever looks closely. */
export function waterNamesOf(
  { rivers, channels, seas }: Geography,
  nameOf: (water: string) => string,
  pixels: number,
  detail: Detail,
): readonly WaterName[] {
  if (detail === 'far') return [];
  const isNear = detail === 'near';
  const size = WATER_SIZE * typeScale(pixels);
  const name = (id: string, kind: WaterName['kind'], [x, y, turn]: NamePlace): WaterName => {
    const text = nameOf(id);
    return {
      key: `${id} ${x}`,
      kind,
      text,
      at: [x, y],
      turn,
      length: textWidth(text, size) * (kind === 'sea' ? 2 : 1.1),
    };
  };
  return [
    ...[...rivers, ...channels]
      .filter(({ minor }) => isNear || !minor)
      .flatMap(({ id, names }) =>
        (isNear ? names : names.slice(0, 1)).map((place) => name(id, 'course', place)),
      ),
    ...seas.filter(({ kind }) => kind === 'sea' || isNear).map(({ id, kind, at }) => name(id, kind, at)),
  ];
}
