/** Where the hexes of a board stand, as transforms. */
import type { Board, HexId } from '@kursbuch/eighteen';
import { remembered } from '../../parts/remembered.ts';
import { at, centre } from './geometry.ts';

export const placesOf = remembered(
  ({ hexes, orientation }: Board): ReadonlyMap<HexId, string> =>
    new Map([...hexes.keys()].map((hex) => [hex, at(centre(orientation, hex))])),
);
