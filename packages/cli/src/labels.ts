/** The labels of the terminal in every language: what is wrong with a command line is said before one is chosen. */
import { inEveryLanguage } from '@kursbuch/words';

export type { Labels } from '@kursbuch/words';

export const LABELS = await inEveryLanguage(async (book) => (await book.terminal.frame()).terminal);
