/** What the small decisions of a company's turn say: loaded with them. */
import { vocabulary } from '../../words/index.ts';

export const trayUi = vocabulary(async (book) => (await book.screens.eighteen.tray()).tray);
