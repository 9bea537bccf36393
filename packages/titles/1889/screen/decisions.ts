/** Decisions of 1889: the tile of Ehime's seller. */
import type { Decisions } from '@kursbuch/screens/eighteen';
import { asks } from './asks.ts';

export const decisions: Decisions = { tasks: { sellersTile: { asks: asks.sellersTile } }, actions: {} };
