/** What hexes of 1853 have beside their facts: premiums, and the valley of the Ganges. */

import type { HexNotes } from '@kursbuch/screens/eighteen';
import { GANGES, PREMIUMS } from '../rules/index.ts';

export const hexNotes: Readonly<Record<string, HexNotes>> = Object.fromEntries(
  [...new Set([...GANGES, ...Object.keys(PREMIUMS)])].map((hex) => [
    hex,
    {
      ...(PREMIUMS[hex] !== undefined && { premium: PREMIUMS[hex] }),
      ...(GANGES.includes(hex) && { isShaded: true as const }),
    },
  ]),
);
