/** How somebody is called among those one has played with. */
import { when } from '../home/when.ts';
import type { Companion } from '../online/people.ts';
import { onlineUi } from '../words/online.ts';
import { toldApart } from './toldApart.ts';

export const companionName = (one: Companion, all: readonly Companion[]): string =>
  toldApart(one, all, ({ finished, running, last }) => {
    const text = onlineUi().persons;
    return `${text.played(finished, running)}, ${text.last(when(last))}`;
  });
