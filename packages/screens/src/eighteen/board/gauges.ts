/** Track of several gauges: track of standard gauge is solid, metre track has a light core, and where both lie the core is dashed. */
import { gaugeMask } from '@kursbuch/eighteen';
import { edgeMid, type Orientation, pair } from './geometry.ts';
import type { Piece } from './layout.ts';

/** The cores of a group of pieces, as paths; empty where there is none. */
interface Cores {
  readonly metre: string;
  readonly dual: string;
}

/**
 * A core begins at the edge, so that the dashes of pieces which share their way lie on each other; the arms of a junction
 * are drawn once each.
 */
export function coresOf(orientation: Orientation, pieces: readonly Piece[], junction = 0): Cores {
  const cores: Record<keyof Cores, Set<string>> = { metre: new Set(), dual: new Set() };
  for (const { a, b, d, gauge } of pieces) {
    const core = gauge === gaugeMask('metre') ? 'metre' : gauge === gaugeMask('dual') ? 'dual' : null;
    if (core === null) continue;
    const arms = [a, b].filter((end) => end < 6 && junction & (1 << end));
    if (arms.length < 2) cores[core].add(d);
    else for (const arm of arms) cores[core].add(`M${pair(edgeMid(orientation, arm))}L0 0`);
  }
  return { metre: [...cores.metre].join(''), dual: [...cores.dual].join('') };
}
