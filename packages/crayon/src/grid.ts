/** The board in plain numbers, for searches that go over all of it. */
import type { Seat } from '@kursbuch/table';
import { type Edge, type MilepostId, otherEnd } from './board.ts';
import { type CrayonTitle, type Figures, figuresOf } from './title.ts';
import type { CrayonState } from './types.ts';

/** What joining `to` over this edge costs: its terrain, and the water between. */
export function segmentCost(
  { board }: CrayonTitle,
  { terrain, water }: Pick<Figures, 'terrain' | 'water'>,
  edge: Edge,
  to: MilepostId,
): number {
  const extra = edge.kind === 'river' || edge.kind === 'lake' ? water[edge.kind] : 0;
  return terrain[board.mileposts[to]!.terrain] + extra;
}

/** Every way from a milepost to a neighbour, one after the other, so that a search reads plain numbers. */
interface Steps {
  /** Where the steps from each milepost begin; one more for the end of the last. */
  readonly first: Int32Array;
  readonly to: Int16Array;
  readonly edge: Int16Array;
  /** What drawing the step costs. */
  readonly cost: Uint8Array;
}

const OPEN = 0;
export const IN_CITY = 1;
export const BLOCKED = 2;

export interface Grid extends Steps {
  /** OPEN, IN_CITY or BLOCKED, by edge. */
  readonly kind: Uint8Array;
}

const grids = new WeakMap<Figures, Grid>();

export function gridOf(title: CrayonTitle, state: CrayonState): Grid {
  const figures = figuresOf(title, state);
  const found = grids.get(figures) ?? gridFrom(title, figures);
  grids.set(figures, found);
  return found;
}

function gridFrom(title: CrayonTitle, figures: Figures): Grid {
  const { mileposts, edges } = title.board;
  const first = new Int32Array(mileposts.length + 1);
  const [to, edge, cost]: [number[], number[], number[]] = [[], [], []];
  for (const { id, edges: around } of mileposts) {
    first[id] = to.length;
    for (const one of around) {
      const next = otherEnd(edges[one]!, id);
      to.push(next);
      edge.push(one);
      cost.push(segmentCost(title, figures, edges[one]!, next));
    }
  }
  first[mileposts.length] = to.length;
  const kinds = edges.map(({ kind }) => (kind === 'city' ? IN_CITY : kind === 'blocked' ? BLOCKED : OPEN));
  return {
    first,
    to: Int16Array.from(to),
    edge: Int16Array.from(edge),
    cost: Uint8Array.from(cost),
    kind: Uint8Array.from(kinds),
  };
}

/** Of an edge without a segment. */
export const NOBODY = -1;

/** Who owns the segment of each edge. */
export function ownersOf({ board }: CrayonTitle, { track }: CrayonState): Int8Array {
  const owners = new Int8Array(board.edges.length).fill(NOBODY);
  for (const edge in track) owners[Number(edge)] = track[Number(edge)] as Seat;
  return owners;
}
