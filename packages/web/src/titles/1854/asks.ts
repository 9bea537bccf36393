/** What the tasks of 1854 ask for. */
import type { Asks } from '../../eighteen/game/decision.ts';
import { mapWords } from './mapWords.ts';
import { own } from './words.ts';

export const asks = {
  mergers: () => own().mergers,
  mergerConsent: () => own().consent,
  lagLetter: () => own().letter,
  mailStep: () => own().mailStep,
  lagHome: () => mapWords().lagHome,
} satisfies Asks;
