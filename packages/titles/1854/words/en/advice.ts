/** Why somebody would do what only 1854 asks, in English. */

import type { ReasonSentences } from '@kursbuch/words/eighteen/advice';
import type { AdviceReason1854 } from '../../rules/index.ts';

export const reasons: ReasonSentences<AdviceReason1854['kind']> = {
  settlesOption: ({ company }) => `The option on ${company} becomes a whole share.`,
  optionFloats: ({ company }) => `Half a share is enough to float ${company}.`,
  mergesOwn: ({ one, other }) => `${one} and ${other} are both yours: as one company they earn more.`,
  mergesGladly: ({ one, other }) => `${one} and ${other} earn more as one company.`,
  mergesNot: () => 'No two local railways that may merge are both yours.',
  lagHome: () => 'For a new local line all of these are alike.',
  mailPays: ({ company, price, income }, { money }) =>
    `A mail contract for ${money(price)} brings ${company} ${money(income)} a turn.`,
  localWaits: ({ company, cost, treasury }, { money }) =>
    `A first run would cost ${company} ${money(cost)}, ground and a new train together. It has ${money(treasury)} and keeps it until there is a cheaper way.`,
  noTunnel: ({ company }) => `A tunnel costs money, and ${company} can do without one for now.`,
  noMail: ({ company }) => `${company} needs its money for a train.`,
};
