/** What the guide suggests in 1853 beyond what holds for every 18xx game. */
import { centreOf, type HexId } from '@kursbuch/eighteen';
import { secretOf } from '@kursbuch/table';
import { countOf, ownOf, type Sheet } from '@kursbuch/titles/1853';
import { type ActionOf, offered } from '../../eighteen/game/game.ts';
import type { Asking, TitleAdvice } from '../../eighteen/game/titleGuide.ts';
import { stockAdvice } from '../../eighteen/guide/advice.ts';

/** How far two cities lie apart. */
function distance({ title }: Asking, one: HexId, other: HexId): number {
  const [a, b] = [one, other].map((hex) => centreOf(title.board.orientation, hex));
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** A short line of cities, with shares of as few companies as can be: those others have not begun to take. */
function contracts(asking: Asking) {
  const { state, seat, offers } = asking;
  const { contractShares } = ownOf(state);
  const { cities } = secretOf(state, seat) as Sheet;
  if (offered(offers, 'pass').length > 0) return offered(offers, 'pass');
  const others = (company: string) =>
    state.players.reduce(
      (sum, _, other) => sum + (other === seat ? 0 : countOf(contractShares, company, other)),
      0,
    );
  const far = (city: HexId) => Math.min(...cities.map((one) => distance(asking, one, city)), 99);
  const rank = ({ city, company }: ActionOf<'writeCity'>): readonly number[] => [
    -countOf(contractShares, company, seat),
    others(company),
    far(city),
  ];
  return offered(offers, 'writeCity').toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  });
}

/** What came with the contract is paid for first. */
function stockTurn(asking: Asking) {
  const redeems = offered(asking.offers, 'redeemShares').toSorted((one, other) => other.count - one.count);
  return redeems.length > 0 ? redeems : stockAdvice(asking, null);
}

export const advice: TitleAdvice = {
  tasks: {
    contracts,
    stockTurn,
    elephantOffer: () => [{ type: 'decline' }],
    takeover: () => [{ type: 'settleCredit', pays: true }],
    twoTiles: () => [{ type: 'chooseTwoTiles', from: 'later' }],
    pardon: () => [{ type: 'pardon', pardons: true }],
  },
};
