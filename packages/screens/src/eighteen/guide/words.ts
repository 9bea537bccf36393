/** What the guide says, in the language spoken now; loaded with it. */
import { vocabulary } from '../../words/index.ts';

export const say = vocabulary(async (book) => (await book.screens.eighteen.guide()).guide);
