/**
 * A piece of a map, drawn before anybody comes: a few paths, so that the first page shows a real position without loading
 * the title it is from. `npm run pieces` draws them.
 */

/** Something to be drawn, by the layer it belongs to. */
export type PieceLayer = readonly [name: string, path: string];

export interface MapPiece {
  /** The part of the plane that is shown: left, top, width, height. */
  readonly box: readonly number[];
  /** What is filled or stroked alike, from the ground up. The sheet knows them by name; a colour is that of a company's mark. */
  readonly layers: Readonly<Record<string, string>>;
}

/** What the numbers of an order are: across, down, or no place at all. */
const PLACES: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  Q: 'xyxy',
  A: '-----xy',
  H: 'x',
  V: 'y',
};

/** A path moved to its place, in whole numbers: finer than it is shown. What is next to nothing ("6.1e-15") is a number too. Only with the orders that hexes are drawn with. */
export const placed = (path: string, [dx, dy]: readonly [number, number]): string =>
  path.replace(/([MLQAHV])([^MLQAHVZ]*)/g, (_, order: string, given: string) => {
    const places = PLACES[order] ?? '';
    const moved = [...given.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/g)].map(([value], index) => {
      const kind = places[index % places.length];
      return Math.round(Number(value) + (kind === 'x' ? dx : kind === 'y' ? dy : 0));
    });
    return `${order}${moved.join(' ')}`;
  });

/** All of a layer as one path; layers lie over each other in the order of their first parts. */
export function joined(layers: readonly PieceLayer[]): MapPiece['layers'] {
  const paths = new Map<string, string>();
  for (const [name, path] of layers) if (path !== '') paths.set(name, (paths.get(name) ?? '') + path);
  return Object.fromEntries(paths);
}
