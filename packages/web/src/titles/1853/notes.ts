/** What tables and cards say of companies of 1853 that no other title has: debts, trains of two gauges, engine tokens, two tiles. */
import {
  creditOf,
  engineTrain,
  hasEngine,
  isFounded,
  isLarge,
  ownOf,
  SECOND_TILE_FEE,
} from '@kursbuch/titles/1853';
import type { Look, OwnFigure } from '../../eighteen/game/look.ts';
import { words } from '../../eighteen/words/index.ts';
import { turnWords } from './turnWords.ts';

export const debt: OwnFigure = {
  id: 'debt',
  label: () => turnWords().debt,
  value: (_title, state, company) => creditOf(state, company)?.debt ?? null,
};

export const stackName: NonNullable<Look['stackName']> = (stack) =>
  stack === undefined ? turnWords().stacks.broad : turnWords().stacks.metre(stack);

/** What a company has once for the whole game: its choice of two tiles, or its engine token. */
export const cardRows: NonNullable<Look['cardRows']> = (title, state, company) => {
  const text = turnWords();
  if (!isFounded(state, company)) return [];
  if (!isLarge(state, company))
    return [[text.engine, hasEngine(state, company) ? text.engineReady : text.engineUsed]];
  const from = ownOf(state).twoTiles[company];
  if (from === undefined) return [];
  const fee = words().money(title, SECOND_TILE_FEE[company] ?? 0);
  return [[text.twoTilesRow, from === 'now' ? text.twoForFee(fee) : text.later]];
};

/** A train of the next phase comes with the engine token. */
export const trainNote: NonNullable<Look['trainNote']> = (title, state, company, kind) =>
  engineTrain(title, state, company) === kind ? turnWords().withEngine : undefined;
