/** Random track on a corner of the map, to hold quick answers against slow ones. */
import type { Face } from '../../../eighteen/src/index.ts';
import { title } from '../rules/index.ts';

const { board } = title;

/** A small generator of numbers: the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A corner of the map with all kinds of hexes. */
const CORNER = 'N18 O15 O17 O19 P14 P16 P18 Q13 Q15 Q17 R14 R16 R18'.split(' ');

/** Random tiles on the corner, with two or three stations of a company and some of others. */
export function randomTable(seed: number) {
  const next = numbers(seed);
  const tiles: Record<string, { tile: string; rotation: number }> = {};
  const all = [...board.tiles.keys()];
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const kindOf = (hex: string) => board.hexes.get(hex)?.printed.stops[0]?.kind;
  const fitting = (hex: string, colours: readonly string[]) =>
    all.filter((tile) => {
      const face = board.tiles.get(tile)?.[0] as Face;
      if (face.label !== null || !colours.includes(face.color)) return false;
      const kind = face.stops[0]?.kind;
      return kind === kindOf(hex) || (face.stops.length > 1 && kindOf(hex) === 'town');
    });
  for (const hex of CORNER)
    if (hex !== 'R18' && next(5) > 0)
      tiles[hex] = { tile: pick(fitting(hex, ['yellow', 'green', 'brown'])), rotation: next(6) };
  const cities = ['O15', 'R14', 'R16', 'R18'];
  const stations = cities.flatMap((hex) => {
    const stop = hex === 'R18' ? next(2) : 0;
    const owner = ['GIP', 'GIP', 'GIP', 'EIR', ''][next(5)];
    return owner ? [{ company: owner, hex, stop }] : [];
  });
  const free = CORNER.filter((hex) => hex !== 'R18');
  const first = pick(free);
  const second = pick(free.filter((hex) => hex !== first));
  tiles[first] = { tile: pick(fitting(first, ['yellow'])), rotation: next(6) };
  delete tiles[second];
  return { tiles, stations, first, second, tile: pick(fitting(second, ['yellow'])), rotation: next(6) };
}
