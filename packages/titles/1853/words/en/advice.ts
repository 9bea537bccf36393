/** Why somebody would do what only 1853 asks, in English. */

import type { ReasonSentences } from '@kursbuch/words/eighteen/advice';
import { number } from '@kursbuch/words/en/numbers.ts';
import type { AdviceReason1853 } from '../../rules/index.ts';

export const reasons: ReasonSentences<AdviceReason1853['kind']> = {
  lowBond: ({ bond }, { money }) => `A bond of ${money(bond)} leaves most in your purse.`,
  firstChoice: ({ bond }, { money }) =>
    `Whoever pledges most chooses first: ${money(bond)} is more than the least, and comes back once your cities are joined.`,
  contractCity: ({ city, company, shares, others }, { place }) =>
    `${others > 0 ? `${place(city)} is added to the contract` : `The contract begins in ${place(city)}`}, and with its share you have ${number(shares)} of ${company}.`,
  contractLongEnough: ({ cities }) => `With ${number(cities)} cities the contract is long enough.`,
  noCityLeft: () => 'There is no further city that you could write.',
  redeemShares: ({ company }) => `Shares of ${company} that came with the contract pay only once redeemed.`,
  setToWork: ({ company, percent }) =>
    `Nobody holds more of ${company} than you (${percent}%): it should begin to work.`,
  elephantKept: () => 'It costs nothing to keep, and with it you begin the next stock round.',
  elephantDeclined: ({ price }, { money }) => `The elephant is not worth ${money(price)} to you.`,
  extraRound: ({ yours, others }, { money }) =>
    `One more round brings you about ${money(yours)}, each of the others about ${money(others)}.`,
  noExtraRound: ({ yours, others }, { money }) =>
    `One more round would bring you about ${money(yours)}, each of the others about ${money(others)}.`,
  settleCredit: ({ company, pays }) =>
    pays ? `${company} keeps its train if its credit is paid.` : `${company} is not worth its credit.`,
  twoTilesLater: () => 'Later in the game the second tile reaches farther.',
  pardons: () => 'A pardon now may be returned one day.',
  onCredit: ({ company }) => `${company} has not the money: the train is bought on credit.`,
};
