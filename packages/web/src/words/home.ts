/** The words of the pages before a table, and those of the options they show: loaded with the first of them. */

import type { Strengths } from '@kursbuch/screens/words/computers.ts';
import { vocabulary } from '@kursbuch/screens/words/index.ts';
import { allVoices } from '@kursbuch/titles';
import { frameWords } from '@kursbuch/words';

export const homeUi = vocabulary(async (book) => {
  const [{ home }] = await Promise.all([
    book.web.home(),
    frameWords(book).then((words) => words.loadOptions(allVoices)),
  ]);
  const strengths: Strengths = home.strengths;
  return { ...home, strengths };
});
