/** Names in English. */
import type { RateKind } from '@kursbuch/crayon';
import type { OwnNames, Speech } from '../../crayon/catalogue.ts';

const SPACE = '\u00a0';

export const names: OwnNames = {
  sum: (amount) => `${amount < 0 ? '−' : ''}${Math.abs(amount)}${SPACE}M`,
  steps: (count) => `${count}${SPACE}${count === 1 ? 'step' : 'steps'}`,
  segments: (count) => `${count}${SPACE}${count === 1 ? 'segment' : 'segments'}`,
  inSentence: (good) => good.toLowerCase(),
  near: (city) => `near ${city}`,
  inside: (city) => `in ${city}`,
  bank: 'the bank',
};

export const roundsOf = (count: number): string => (count === 1 ? 'one round' : `${count} rounds`);

/** What the use of track costs. */
export const priceOf = (sum: (amount: number) => string, kind: RateKind, amount: number): string =>
  amount === 0
    ? 'without a fee'
    : kind === 'flat'
      ? `for ${sum(amount)} in all`
      : `for ${sum(amount)} a turn`;

export const agreed: Speech['agreed'] = ({ nameOf, sum, good, cityName }) => ({
  orderName: (title, order) =>
    `${good(title, order.good)} to ${cityName(title, order.city)} for ${sum(order.pays)}`,
  termsName(title, state, terms) {
    if (terms.type === 'supply')
      return `${nameOf(state, terms.carrier)} brings ${good(title, terms.good)} to ${cityName(title, terms.city)}`;
    const { owner, user, kind, amount } = terms;
    return `${nameOf(state, user)} runs on ${nameOf(state, owner)}’s track for ${roundsOf(terms.rounds)}, ${priceOf(sum, kind, amount)}`;
  },
  rateName: (state, { owner, user, kind, amount, first, last }) =>
    `${nameOf(state, user)} runs on ${nameOf(state, owner)}’s track ${
      kind === 'flat' ? 'without a fee' : priceOf(sum, kind, amount)
    } in ${first === last ? `round ${first}` : `rounds ${first} to ${last}`}`,
});
