/** The options of a table of 1854, in English. */
import type { Options } from '@kursbuch/titles/1854';
import type { OptionWords } from '../../types.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  drawSeats: { name: 'Draw seats', text: 'Seats are drawn by lot; otherwise everybody sits as listed.' },
  poolLimit: {
    name: 'Pool of 50%',
    text: 'The pool holds at most half of a company; otherwise any number of papers.',
  },
  idleKeepsPrice: {
    name: 'No earnings, no fall',
    text: 'A company that earns nothing keeps its price; otherwise it falls as if it had kept its earnings.',
  },
  tableTrains: {
    name: 'Trains as in the table',
    text: 'As many 4, 5 and 6 trains as the damaged table of the rulebook seems to say: six, four and four.',
  },
  endsAtTopPrice: { name: 'End at 300', text: 'The game also ends when a price reaches 300.' },
  plusTrainsAtOnce: {
    name: 'Plus trains side by side',
    text: 'From phase 3 on 2+ trains are on sale though 1+ trains are left.',
  },
  privatesCount: { name: 'Privates count', text: 'At the end privates are worth what is printed on them.' },
};

export const values = {};
