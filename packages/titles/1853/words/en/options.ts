/** What is said of 1853 and its options before it is played, in English. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  bankSize: { name: 'Money', text: 'All the money of the game: less makes it shorter, more longer.' },
  shortGame: { name: 'Short game', text: 'The notes of 500 stay in the box: for a first game.' },
  wholePoundBonds: { name: 'Bonds in pounds', text: 'Bonds are any whole number of pounds; otherwise tens.' },
  uncheckedBids: {
    name: 'Unchecked contracts',
    text: 'Nobody checks what is written: whoever shows an invalid contract is judged by the others.',
  },
  threeTrainsAtTheEnd: {
    name: 'Three trains in phase 5',
    text: 'As the picture of the board has it; the table of the rulebook says two.',
  },
  creditIfNoneAffordable: {
    name: 'Credit only in need',
    text: 'A manager gets credit only if the company can pay none of the new trains on sale.',
  },
  manyStations: {
    name: 'Any number of stations',
    text: 'A company places as many stations in a turn as it can pay.',
  },
  helpForBankOnly: {
    name: 'Help for the bank’s trains',
    text: 'Directors help to pay trains of the bank only, not those of other companies.',
  },
  roundAfterBreak: {
    name: 'A round after the break',
    text: 'A bank that breaks in a stock round is followed by one more operating round.',
  },
  unredeemedCount: {
    name: 'Unredeemed shares count',
    text: 'Shares that were never paid for count their price at the end; otherwise nothing.',
  },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'India',
  text: 'Two gauges, mail, secret contracts.',
  hours: '5–7 h',
};
