/** What the guide suggests in 1854 beyond what holds for every 18xx game. */
import { directorOf } from '@kursbuch/eighteen';
import { offered } from '../../eighteen/game/game.ts';
import type { Asking, TitleAdvice } from '../../eighteen/game/titleGuide.ts';
import { stockAdvice } from '../../eighteen/guide/advice.ts';

/** Those with cities near their home, and without a mountain before it. */
const EASY = ['KR', 'SB', 'KE', 'SD', 'NT', 'KT', 'VB', 'FJ'];

/** An option is paid as soon as it can be; where a whole paper is too dear, it is enough to float one's own company. */
function stockTurn(asking: Asking) {
  const { state, seat, offers } = asking;
  const settles = offered(offers, 'settleOption');
  if (settles.length > 0) return settles;
  const isWaiting = (company: string) =>
    directorOf(state, company) === seat && !state.companies[company]?.floated;
  const wholes = offered(offers, 'buyShare').filter(({ company }) => isWaiting(company));
  const halves = offered(offers, 'buyOption').filter(({ company }) => isWaiting(company));
  return wholes.length === 0 && halves.length > 0 ? halves : stockAdvice(asking, EASY);
}

export const advice: TitleAdvice = {
  companies: EASY,
  tasks: { stockTurn, mergerConsent: () => [{ type: 'accept' }] },
};
