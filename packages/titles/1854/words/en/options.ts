/** What is said of 1854 and its options before it is played, in English. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';

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
  unstartedCountNothing: {
    name: 'Not started, not counted',
    text: 'At the end shares of a company that has not started count nothing; otherwise they count its par.',
  },
  optionWaits: {
    name: 'Options may wait',
    text: 'Whoever has an option due may pass, and buys nothing else until it is settled; otherwise it is paid for or sold before a pass.',
  },
  earlierRulings: {
    name: 'Earlier rulings',
    text: 'As older records were played: bankruptcy and forced sales though a train could still be had, no duty to buy from one’s own Lokalbahn AG, tunnels that close the way to Vienna.',
  },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'Austria',
  text: 'Alpine tunnels, lines that merge.',
  hours: '5–7 h',
};
