/** The two maps of 1854. */
import { isLocal, openLocals, REGION_HEXES } from '@kursbuch/titles/1854';
import { title } from '@kursbuch/titles/1854/title';
import type { BoardPart } from '../../eighteen/game/look.ts';
import { mapWords } from './mapWords.ts';

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
    // Cleared when nobody is left on it (LAG-36).
    isOpen: (state) => openLocals(state).length > 0,
  },
];
