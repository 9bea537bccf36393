/** The words of the page for those who keep order. */
import { vocabulary } from '@kursbuch/screens/words/index.ts';

export const operatorUi = vocabulary(async (book) => (await book.web.operator()).operator);
