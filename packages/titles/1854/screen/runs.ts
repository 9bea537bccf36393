/** Where trains of 1854 run. */

import { type Look, stopOf } from '@kursbuch/screens/eighteen';
import { ONLY_TRAINS } from '../rules/index.ts';

/** Paris and Constantinople are for the Orient Express alone. */
export const onlyTrains: NonNullable<Look['onlyTrains']> = Object.fromEntries(
  Object.entries(ONLY_TRAINS).map(([stop, kinds]) => [stopOf(stop).hex, kinds]),
);
