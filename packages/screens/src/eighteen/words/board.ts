/** What the map says: loaded with it. */
import { vocabulary } from '../../words/index.ts';

export const boardUi = vocabulary(async (book) => (await book.screens.eighteen.board()).board);
