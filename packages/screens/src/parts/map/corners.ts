/** The corner of a window in which a card covers least of what one wants to see. */
import { overlap } from './giveWay.ts';
import type { Part, Size } from './viewport.ts';

export type Corner = 'bottom-right' | 'top-right' | 'bottom-left';

/** The first is taken where all are alike. */
const CORNERS: readonly Corner[] = ['bottom-right', 'top-right', 'bottom-left'];

/** Room to the edges of the window: rulers stand above, buttons below on the left. As in folding.css. */
const EDGE = { side: 14, above: 22, below: 14, belowLeft: 66 };

export function partIn(corner: Corner, card: Size, window: Size): Part {
  const left = corner === 'bottom-left' ? EDGE.side : window.width - EDGE.side - card.width;
  const below = corner === 'bottom-left' ? EDGE.belowLeft : EDGE.below;
  const top = corner === 'top-right' ? EDGE.above : window.height - below - card.height;
  return { left, top, right: left + card.width, bottom: top + card.height };
}

/** `wanted` is what should stay in sight; on `taken` lies something else already. */
export function freestCorner(
  card: Size,
  window: Size,
  wanted: readonly Part[],
  taken: readonly Part[],
): Corner {
  const costs = CORNERS.map((corner) => {
    const part = partIn(corner, card, window);
    const over = (others: readonly Part[]): number =>
      others.filter((other) => overlap(part, other, 0) > 0).length;
    return { corner, cost: over(wanted) + 100 * over(taken) };
  });
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).corner;
}
