/** Terms that only 1853 has or means otherwise, and how it ends, in English. */
import type { EndText } from '@kursbuch/words';

export const glossary = {
  bond: {
    name: 'bond',
    forms: ['bond', 'bonds'],
    means:
      'The money you pledge for your contract, written in secret. It is laid aside until track joins all cities of the contract; if that never happens it is lost.',
  },
  contract: {
    name: 'contract',
    forms: ['contract', 'contracts'],
    means:
      'The cities you have written in secret. As soon as track joins all of them, whoever built it, your bond comes back.',
  },
  elephant: {
    name: 'elephant',
    forms: ['elephant'],
    means:
      'Whoever has it begins the next stock round and may call for one more operating round. It goes to the left of the last buyer.',
  },
  float: {
    name: 'founded',
    forms: ['founded', 'float', 'floats', 'floated'],
    means:
      'A company is founded when enough of its shares have been issued. It gets ten times its par and acts from the next operating round on.',
  },
  gauge: {
    name: 'gauge',
    forms: ['gauge', 'gauges', 'metre gauge', 'standard gauge'],
    means:
      'How wide track is: black track is standard gauge, white is metre gauge. A train needs track of its own gauge all the way; track of both gauges fits every train.',
  },
  mail: {
    name: 'mail',
    forms: ['mail'],
    means:
      'One train a turn may carry it: the two ends of its route pay once more. That money always goes into the treasury.',
  },
  manager: {
    name: 'manager',
    forms: ['manager'],
    means:
      'Runs a company in which nobody has two shares. A manager decides like a director, but may not pay dividends.',
  },
  par: {
    name: 'par price',
    forms: ['par price', 'par'],
    means:
      'What a share from the bank costs, fixed for each company and whatever its price is now. The company starts with ten times as much.',
  },
  pool: {
    name: 'bank pool',
    forms: ['pool'],
    means:
      'Where shares lie that players have sold. They are bought there at the price now; those of a company without a price at par.',
  },
  redeem: {
    name: 'redeem',
    forms: ['redeem', 'redeemed', 'unredeemed'],
    means:
      'Pay for shares of your contract that you could not pay at first. Until then they earn nothing, and you buy no others.',
  },
  withhold: {
    name: 'withhold',
    forms: ['withhold', 'withheld', 'withholds'],
    means:
      'The company keeps what its trains have earned. Its price falls a step if shares of it lie in the pool, and stays where it is if not.',
  },
};

export const outcome: EndText = {
  ends: ({ roundAfterBreak }) =>
    `It ends at once when a price reaches 400, after that dividend is paid. It also ends when the bank has no money left, after the round in which that happens${roundAfterBreak ? '; after a stock round one more operating round is played' : ''}.`,
  wins: ({ unredeemedCount }) =>
    `The richest player wins: cash and shares at their price. The bond of a contract that is not fulfilled${unredeemedCount ? '' : ', shares that were never paid for'} and what companies own do not count.`,
};
