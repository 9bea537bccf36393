/** What tables and cards say of companies of 1853 that no other title has: debts, trains of two gauges, engine tokens, two tiles. */

import { type CompanyRow, type NoteEntry, words } from '@kursbuch/screens/eighteen';
import {
  creditOf,
  engineTrain,
  hasEngine,
  isFounded,
  isLarge,
  ownOf,
  SECOND_TILE_FEE,
} from '../rules/index.ts';
import { holdingNotes, stockNotes } from './bids.ts';
import { turnWords } from './words.ts';

const debt: CompanyRow = {
  id: 'debt',
  name: () => turnWords().debt,
  value: (_title, state, company) => creditOf(state, company)?.debt ?? null,
};

/** Small companies have an engine token once for the whole game. */
const engine: CompanyRow = {
  id: 'engine',
  name: () => turnWords().engine,
  text(_title, state, company) {
    const text = turnWords();
    if (!isFounded(state, company) || isLarge(state, company)) return null;
    return hasEngine(state, company) ? text.engineReady : text.engineUsed;
  },
};

/** Large ones may lay two tiles, from the phase that they have chosen. */
const twoTiles: CompanyRow = {
  id: 'twoTiles',
  name: () => turnWords().twoTilesRow,
  text(title, state, company) {
    const text = turnWords();
    const from = ownOf(state).twoTiles[company];
    if (!isFounded(state, company) || !isLarge(state, company) || from === undefined) return null;
    const fee = words().money(title, SECOND_TILE_FEE[company] ?? 0);
    return from === 'now' ? text.twoForFee(fee) : text.later;
  },
};

export const rows: readonly CompanyRow[] = [debt, engine, twoTiles];

export const notes: readonly NoteEntry[] = [
  { at: 'holding', notes: holdingNotes },
  { at: 'stockRound', notes: stockNotes },
  {
    at: 'stack',
    notes: (_table, stack) => {
      const { broad, metre } = turnWords().stacks;
      return [{ text: stack === undefined ? broad : metre(stack) }];
    },
  },
  // A train of the next phase comes with the engine token.
  {
    at: 'train',
    notes: ({ title, state }, { company, kind }) =>
      engineTrain(title, state, company) === kind ? [{ text: turnWords().withEngine }] : [],
  },
];
