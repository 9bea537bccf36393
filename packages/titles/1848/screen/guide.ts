/** What the guide knows of 1848 alone: cheaper privates, gauges, loans, the Bank of England, Tasmania. */

import { type TitleGuide, words } from '@kursbuch/screens/eighteen';
import { vocabulary } from '@kursbuch/screens/frame';
import { linkReady } from '../rules/index.ts';
import { words as voices } from '../words/index.ts';

const say = vocabulary(async (book) => (await book.of(voices).guide()).guide);

const FIRST_PHASE = '2';

export const guide: TitleGuide = {
  decisions: ['privateSale'],
  tasks: {
    privateSale: ({ title }) => say().sale(words().money(title, title.priceCut)),
    institutionTurn: () => say().bank,
    debt: () => say().debt,
    tasmania: () => say().tasmania,
  },
  besides(topic, { title, now }) {
    const { track, train, start, twoTiles } = say();
    // Two yellow tiles and loans come with the first 3 (VIII-19, VI-38).
    const isLater = now.value.phase !== FIRST_PHASE;
    const said = {
      track: isLater ? `${twoTiles} ${track}` : track,
      ...(isLater && { train }),
      ...(!linkReady(title, now.value) && { start }),
    };
    return said[topic as keyof typeof said] ?? null;
  },
};

/** With the words it says. */
export async function spokenGuide(): Promise<TitleGuide> {
  await say.load();
  return guide;
}
