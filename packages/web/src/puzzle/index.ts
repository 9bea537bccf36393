/** The page of puzzles with its words, loaded together. */
import { puzzleUi } from '../words/puzzle.ts';

export async function load() {
  const [{ PuzzlePage }] = await Promise.all([import('./PuzzlePage.tsx'), puzzleUi.load()]);
  return PuzzlePage;
}
