/** Hills as ground: neighbouring mileposts run together to a range, and its inner part is higher. */
import { type Board, otherEnd } from '@kursbuch/crayon';
import { dot, placeOf, segment } from './grid.ts';

/** So many of its six neighbours are hills where it is high. */
const HIGH = 5;

export function hillsOf(board: Board): { readonly range: string; readonly high: string } {
  const hills = board.mileposts.filter(({ terrain }) => terrain === 'mountain');
  const isHill = (id: number): boolean => board.mileposts[id]?.terrain === 'mountain';
  const high = hills.filter(({ id, edges }) => {
    const around = edges.filter((edge) => {
      const one = board.edges[edge];
      return one && isHill(otherEnd(one, id));
    });
    return around.length >= HIGH;
  });
  const ground = (of: typeof hills): string => {
    const ids = new Set(of.map(({ id }) => id));
    const joined = board.edges.filter(({ a, b }) => ids.has(a) && ids.has(b));
    return [...of.map((one) => dot(placeOf(one))), ...joined.map((edge) => segment(board, edge))].join('');
  };
  return { range: ground(hills), high: ground(high) };
}
