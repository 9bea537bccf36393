/** The words of playing over the network: the lobby, and what it adds to a table. Loaded with the first of it. */
import { vocabulary } from '@kursbuch/screens/words/index.ts';

export const onlineUi = vocabulary(async (book) => (await book.web.online()).online);
