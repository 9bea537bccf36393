/** What the guide knows of 1853 alone: bonds and contracts, shares that come with them, the elephant, gauges and mail. */
import { companyTurnOf } from '@kursbuch/eighteen';
import { offered, type TitleGuide } from '@kursbuch/screens/eighteen';
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
  instead(topic, game) {
    if (topic === 'pass') return say().pass;
    const canSell = offered(game.ownOffers.value, 'sellShares').length > 0;
    return topic === 'stock' ? say().stock(canSell) : null;
  },
  besides(topic, { title, now }) {
    const { join, track, secondTile, run, dividend, train } = say();
    const { company } = companyTurnOf(now.value) ?? {};
    // 4.1.3
    const mayLayTwo =
      company !== undefined && title.track.layColours(now.value, company, ['yellow']).length > 0;
    const said = { join, track: mayLayTwo ? `${secondTile} ${track}` : track, run, dividend, train };
    return said[topic as keyof typeof said] ?? null;
  },
};

/** With the words it says. */
export async function spokenGuide(): Promise<TitleGuide> {
  await say.load();
  return guide;
}
