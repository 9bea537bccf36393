/** Puzzles of 18xx at their table, by kind. */
import type { Puzzle } from '@kursbuch/puzzles/puzzle';
import type { PuzzleAtTable } from '../../game/shown.ts';
import type { Game } from '../game/game.ts';
import { puzzleUi } from '../words/puzzle.ts';
import { buildAt } from './build.tsx';
import { outOfTrainsAt } from './outOfTrains.tsx';
import { runAt } from './run.tsx';
import { saleAt } from './sale.tsx';

const KINDS: Readonly<Record<string, (game: Game, puzzle: Puzzle) => PuzzleAtTable>> = {
  bestRun: runAt,
  bestTile: buildAt,
  bestStation: buildAt,
  mostBySelling: saleAt,
  outOfTrains: outOfTrainsAt,
};

export async function puzzleAt(game: Game, puzzle: Puzzle): Promise<PuzzleAtTable | null> {
  await puzzleUi.load();
  return KINDS[puzzle.kind]?.(game, puzzle) ?? null;
}
