/** What the tasks of 1889 ask for. */
import type { Asks } from '@kursbuch/screens/eighteen';
import { own } from './words.ts';

export const asks = { sellersTile: () => own().laySellersTile } satisfies Asks;
