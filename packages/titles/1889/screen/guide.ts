/** What the guide knows of 1889 alone: tiles of a seller and of a ferry, replacements that must bring something, forced sales. */

import type { TitleGuide } from '@kursbuch/screens/eighteen';
import { vocabulary } from '@kursbuch/screens/frame';
import { words as voices } from '../words/index.ts';
import { asksPortOnly } from './decisions.ts';

const say = vocabulary(async (book) => (await book.of(voices).guide()).guide);

export const guide: TitleGuide = {
  decisions: ['privateSale'],
  tasks: {
    sellersTile: () => say().sellersTile,
    trackStep: (game) => (asksPortOnly(game) ? say().port : null),
  },
  besides(topic) {
    const { aim, track, train } = say();
    return { aim, track, train }[topic] ?? null;
  },
};

/** With the words it says. */
export async function spokenGuide(): Promise<TitleGuide> {
  await say.load();
  return guide;
}
