/** What hexes of 1853 have beside their facts: premiums, and the valley of the Ganges. */
import { GANGES, PREMIUMS } from '@kursbuch/titles/1853';
import type { HexNotes } from '../../eighteen/game/look.ts';

export const hexNotes: Readonly<Record<string, HexNotes>> = Object.fromEntries(
  [...new Set([...GANGES, ...Object.keys(PREMIUMS)])].map((hex) => [
    hex,
    {
      ...(PREMIUMS[hex] !== undefined && { premium: PREMIUMS[hex] }),
      ...(GANGES.includes(hex) && { isShaded: true as const }),
    },
  ]),
);
