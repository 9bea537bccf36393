/** The words of the page of puzzles: loaded with it. */
import { vocabulary } from '@kursbuch/screens/words/index.ts';

export const puzzleUi = vocabulary(async (book) => (await book.web.puzzle()).puzzle);
