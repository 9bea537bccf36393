/** Why somebody would do what only 1848 asks, in English. */

import type { ReasonSentences } from '@kursbuch/words/eighteen/advice';
import type { AdviceReason1848 } from '../../rules/index.ts';

export const reasons: ReasonSentences<AdviceReason1848['kind']> = {
  lowerPrice: ({ private: one, price, worth, cuts, mayPass }, { money }) =>
    [
      `At ${money(price)} ${one} is too expensive: it should bring about ${money(worth)}.`,
      cuts > 1
        ? `${cuts} cuts, this one among them, make it worth buying.`
        : 'This cut makes it worth buying.',
      ...(mayPass ? [] : ['Without a private of your own you may not pass.']),
    ].join(' '),
  waitForPrice: ({ private: one, price, worth }, { money }) =>
    `${one} costs ${money(price)} and should bring about ${money(worth)}: it may get cheaper.`,
  loanKeepsRunning: ({ company }) => `Without a loan ${company} would fall into receivership.`,
  loanForTrain: ({ company }) =>
    `${company} must buy a train, and a loan taken now costs less than one by force.`,
};
