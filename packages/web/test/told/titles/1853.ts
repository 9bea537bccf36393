/** What is told in 1853 alone: bonds, and what cities are worth in a contract. */
import { cashOf } from '@kursbuch/eighteen';
import { secretOf } from '@kursbuch/table';
import { CONTRACT_VALUES, ownOf, PREMIUMS, SECOND_TILE_FEE, type Sheet } from '@kursbuch/titles/1853';
import type { OwnTruth } from '../eighteen/told.ts';
import { numbersIn } from '../figures.ts';

/** From this phase on two tiles cost no fee, for whoever waits for it. */
const FREE_FROM = 3;

const worthOf = (cities: readonly string[]): number =>
  cities.reduce((sum, city) => sum + (CONTRACT_VALUES[city] ?? 0), 0);

export const truth: OwnTruth = {
  claims: [
    {
      what: 'a sale, too, decides who begins the next round',
      says: { en: /last one to trade|\bpriority\b/, de: /letzten Händler|Erstkaufrecht/ },
      so: () => false,
    },
    {
      what: 'passes alone end a stock round',
      says: { en: /all have passed in a row/, de: /alle nacheinander gepasst/ },
      so: () => false,
    },
  ],
  figures(before, after, action, seat) {
    if (action.type === 'writeBond') return [cashOf(before, seat) - action.amount];
    // It may become so with any action.
    if (ownOf(after).twoTiles !== ownOf(before).twoTiles) return [FREE_FROM, ...numbersIn(SECOND_TILE_FEE)];
    // What small companies bring: one 2, one 2M, one 3M, and the 1M.
    if (ownOf(after).smallTrains !== ownOf(before).smallTrains) return [1, 2, 3];
    // Beside a premium of the first tile only the sum of both is paid.
    if (action.type === 'layTile' && !before.tiles[action.hex]) return numbersIn(PREMIUMS[action.hex] ?? 0);
    if (action.type !== 'writeCity') return [];
    const { bond, cities } = secretOf(after, seat) as Sheet;
    return [worthOf([action.city]), bond - worthOf(cities)];
  },
};
