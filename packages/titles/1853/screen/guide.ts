/** What the guide knows of 1853 alone: bonds and contracts, shares that come with them, the elephant, gauges and mail. */
import type { TitleGuide } from '@kursbuch/screens/eighteen';
import { vocabulary } from '@kursbuch/screens/frame';
import { words as voices } from '../words/index.ts';
import { unredeemedOf } from './bids.ts';

const say = vocabulary(async (book) => (await book.of(voices).guide()).guide);

export const guide: TitleGuide = {
  decisions: ['bonds', 'contracts'],
  tasks: {
    bonds: () => say().bonds,
    contracts: () => say().contracts,
    stockTurn: (game, seat) => (unredeemedOf(game, seat).length > 0 ? say().redeem : null),
    elephant: () => say().elephant,
    elephantOffer: () => say().elephantOffer,
    extraRound: () => say().extraRound,
    takeover: () => say().takeover,
    twoTiles: () => say().twoTiles,
    pardon: () => say().pardon,
  },
  besides(topic) {
    const { join, track, run, dividend, train } = say();
    return { join, track, run, dividend, train }[topic] ?? null;
  },
};

/** With the words it says. */
export async function spokenGuide(): Promise<TitleGuide> {
  await say.load();
  return guide;
}
