/** What the guide knows of 1854 alone: the auction, options, splits, local railways and their mergers, mail. */

import { type TitleGuide, words } from '@kursbuch/screens/eighteen';
import { vocabulary } from '@kursbuch/screens/frame';
import { LAG_PAR } from '../rules/index.ts';
import { words as voices } from '../words/index.ts';

const say = vocabulary(async (book) => (await book.of(voices).guide()).guide);

export const guide: TitleGuide = {
  decisions: ['privateSale'],
  tasks: {
    privateSale: () => say().sale,
    mergers: () => say().mergers,
    mergerConsent: ({ title }) => say().consent(words().money(title, LAG_PAR)),
    lagLetter: () => say().letter,
    mailStep: () => say().mail,
    lagHome: () => say().home,
  },
  besides(topic) {
    const { start, float, dividend, train, track } = say();
    return { start, float, dividend, train, track }[topic] ?? null;
  },
};

/** With the words it says. */
export async function spokenGuide(): Promise<TitleGuide> {
  await say.load();
  return guide;
}
