/** The words of clubs. */
import { vocabulary } from '@kursbuch/screens/words/index.ts';

export const clubsUi = vocabulary(async (book) => (await book.web.clubs()).clubs);
