/** What is said of a line in the making and of a way: loaded with the map. */
import { vocabulary } from '../../words/index.ts';

export const handUi = vocabulary(async (book) => (await book.screens.crayon.hand()).hand);
