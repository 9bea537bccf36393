/** What puzzles say: loaded with the first of them. */
import { vocabulary } from '../../words/index.ts';

export const puzzleUi = vocabulary(async (book) => (await book.screens.eighteen.puzzle()).puzzle);
