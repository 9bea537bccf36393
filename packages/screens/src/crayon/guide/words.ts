/** The words of the guide: loaded only while somebody follows it. */
import { vocabulary } from '../../words/index.ts';

export const say = vocabulary(async (book) => (await book.screens.crayon.guide()).guide);
