/** The two maps of 1854. */

import type { EighteenState } from '@kursbuch/eighteen';
import type { BoardPart } from '@kursbuch/screens/eighteen';
import { isLocal, openLocals, REGION_HEXES } from '../rules/index.ts';
import { title } from '../rules/title.ts';
import { mapWords } from './words.ts';

/** Is a local railway still to be had? */
const hasUnsoldLocals = (state: EighteenState): boolean =>
  Object.entries(state.privates).some(
    ([one, { owner, closed }]) => isLocal(one) && owner === 'bank' && !closed,
  );

export const parts: readonly BoardPart[] = [
  {
    id: 'austria',
    name: () => mapWords().austria,
    hexes: new Set([...title.board.hexes.keys()].filter((hex) => !REGION_HEXES.has(hex))),
    isOf: (company) => !isLocal(company),
  },
  {
    id: 'region',
    name: () => mapWords().region,
    hexes: REGION_HEXES,
    isOf: isLocal,
    // It is there from the sale on, and cleared when nobody is left on it (LAG-36).
    isOpen: (state) => openLocals(state).length > 0 || hasUnsoldLocals(state),
  },
];
