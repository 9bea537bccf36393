/** The words of the film: loaded with it. */
import { vocabulary } from '@kursbuch/screens/words/index.ts';

export const filmUi = vocabulary(async (book) => (await book.web.film()).film);
