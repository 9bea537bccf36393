/** What the tasks of 1854 ask for. */
import type { Asks } from '@kursbuch/screens/eighteen';
import { mapWords, own } from './words.ts';

export const asks = {
  mergers: () => own().mergers,
  mergerConsent: () => own().consent,
  lagLetter: () => own().letter,
  mailStep: () => own().mailStep,
  lagHome: () => mapWords().lagHome,
} satisfies Asks;
