/** What the tasks of 1848 ask for. */
import type { Asks } from '@kursbuch/screens/eighteen';
import { own } from './words.ts';

export const asks = {
  institutionTurn: () => own().payShareholders,
  debt: () => own().payDebt,
  tasmania: () => own().layTasmania,
} satisfies Asks;
