/** The words about computer players: loaded when there is something to say about them. */
import { vocabulary } from './index.ts';

export const computersUi = vocabulary(async (book) => (await book.screens.computers()).computers);
