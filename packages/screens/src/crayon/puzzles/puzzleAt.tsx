/** Puzzles of crayon games at their table, by kind. */
import type { Puzzle } from '@kursbuch/puzzles/puzzle';
import type { PuzzleAtTable } from '../../game/shown.ts';
import type { Game } from '../game/game.ts';
import { puzzleUi } from '../words/puzzle.ts';
import { lineAt } from './line.tsx';
import { planAt } from './plan.tsx';

const KINDS: Readonly<Record<string, (game: Game, puzzle: Puzzle) => PuzzleAtTable>> = {
  cheapestLine: lineAt,
  bestPlan: planAt,
};

export async function puzzleAt(game: Game, puzzle: Puzzle): Promise<PuzzleAtTable | null> {
  await puzzleUi.load();
  return KINDS[puzzle.kind]?.(game, puzzle) ?? null;
}
