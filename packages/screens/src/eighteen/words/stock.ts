/** What the stock round says about companies, players and their shares: loaded with its table. */
import { vocabulary } from '../../words/index.ts';

export const stockUi = vocabulary(async (book) => (await book.screens.eighteen.stock()).stock);
