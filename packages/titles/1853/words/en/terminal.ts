/** 1853 at a terminal in English. */
import { terminalIn } from '../terminal.ts';

export const terminal = terminalIn({
  typed: {},
  groups: { contract: 'Contract', elephant: 'Elephant', redeem: 'Redeem shares' },
  sorry: {
    bond: () => 'Name the sum: bond 130.',
    write: (like) => `Name a city and the company whose share you take: write ${like.place} ${like.company}.`,
    redeem: (like) => `Name a company and how many shares: redeem ${like.company} 2.`,
    elephant: () => 'Name a player and a price: elephant Ben 50.',
    tiles: () => 'Two tiles from now on for a fee, or from phase 3 on: tiles now, tiles later.',
    credit: (like) => `Name the train: credit ${like.train}.`,
    settle: () => 'Pay for the train, or give it back: settle pay, settle return.',
    pardon: () => 'Do you pardon it or not: pardon yes, pardon no.',
  },
  writeBond: (numbers) => `write a bond: ${numbers}`,
  offerElephant: (player, numbers) => `offer the elephant to ${player}: ${numbers}`,
  redeem: (company, numbers, price) => `redeem ${numbers} shares of ${company} at ${price}`,
  withMail: (amount) => `, and mail for ${amount}`,
  freeOfLimits: 'outside the limits of papers',
});
