/** The words of the pages before a table, and those of the options they show: loaded with the first of them. */
import { allVoices } from '@kursbuch/titles';
import { frameWords } from '@kursbuch/words';
import { vocabulary } from './index.ts';

export const homeUi = vocabulary(async (to) => {
  const [{ home }] = await Promise.all([
    to === 'de' ? import('./de/home.ts') : import('./en/home.ts'),
    frameWords(to).then((words) => words.loadOptions(allVoices)),
  ]);
  return home;
});
