/** The guide through the first rounds, lesson by lesson. */
import { strong as b } from '../../../parts/strong.tsx';

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const guide = {
  // ---------------------------------------------------------------- what one might do
  suggest: (what: string) => `Suggested: ${b(what)}.`,
  suggestLay: (tile: string, place: string) =>
    `Suggested: ${b(`Tile ${tile} on ${place}`)}. Choose the marked hex.`,
  orThere: (place: string) => `${b(place)} would do as well.`,
  suggestStart: (company: string) => `Suggested: ${b(`Start ${company}`)}. See its prices first.`,
  takeTile: (tile: string) => `Take ${b(`tile ${tile}`)} here.`,
  turnIt: (times: number) =>
    `Turn the tile ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}.`,
  confirm: (label: string) => `Nothing has happened yet. ${b(label)} does it.`,
  decline: (label: string) => `Suggested: ${b(label)}.`,

  // ---------------------------------------------------------------- between decisions
  aim: {
    title: 'Whoever is richest wins',
    text: 'What counts at the end is your own cash and your shares at their price. Companies are there to make you rich.',
  },
  bar: {
    title: 'This bar asks',
    text: 'It says whose move it is and what is to be decided. Undo takes anything back. Map, market, tables and all rules are one touch away; what is not allowed says why.',
  },
  privates: {
    title: 'Your company may buy privates',
    text: 'Behind “More” it can buy a private from a player, from yourself too: the money comes out of its treasury into your hand, and the company gets income and power. There is no hurry.',
  },
  round: {
    title: 'You have met it all',
    text: 'Papers, track, trains, dividends: from here it goes on like this, with better trains and bigger cities. The guide speaks up when something new comes, and it is always in the menu.',
  },

  // ---------------------------------------------------------------- decisions
  lessons: {
    sale: (keep: string) => ({
      title: 'Small railways first',
      text: `A private pays its owner in every operating round. The first in the list can be bought at once; on the others you may bid, and whoever passes may still buy later. Keep about ${keep}: with that you can float a company.`,
    }),
    bidding: (what: string, income: string) => ({
      title: 'Several want it',
      text: `Raise or drop out: whoever is left buys ${what} for his bid. It pays ${income} a round, so a little over its price is fair.`,
    }),
    par: (company: string, missing: number) => ({
      title: `A par price for ${company}`,
      text: `Its shares are sold at this price. ${company} does not operate before ${several(missing, 'share is', 'shares are')} sold: a low par sells easily, a high one gives it more money to begin with.`,
    }),
    start: (percent: string) => ({
      title: 'Start a company',
      text: `Whoever buys the director's certificate decides for the company and names its par price. Once ${percent} are sold it floats: it gets its money and operates. A low par floats easily, a high one makes the company rich.`,
    }),
    float: (company: string, missing: number) => ({
      title: `Get ${company} afloat`,
      text: `${several(missing, 'more share', 'more shares')} must be sold before ${company} gets its money and operates; anybody may buy them. A turn has one purchase, then the next player is asked.`,
    }),
    join: (company: string) => ({
      title: 'Share in a company',
      text: `For a company of your own the money is short. A share of ${company} pays dividends too, and brings it nearer to its start.`,
    }),
    more: (company: string, percent: string) => ({
      title: 'Buy more of it',
      text: `Money in your hand earns nothing. Shares of ${company} pay dividends and count at the end at their price; you may hold up to ${percent}.`,
    }),
    pass: () => ({
      title: 'Pass, and priority',
      text: 'Whoever passes may act again when it is his turn. When all have passed in a row the round is over, and whoever sits after the last one to trade has priority: he begins the next stock round.',
    }),
    endTurn: () => ({
      title: 'End your turn',
      text: 'You have made your purchase. You might still sell; otherwise it is the next player.',
    }),
    sell: () => ({
      title: 'You have to sell',
      text: 'You hold more than is allowed. Sold shares go to the pool, and the price falls.',
    }),
    track: (company: string) => ({
      title: 'Lay track',
      text: `Each turn ${company} may lay a tile that its station can reach. A train needs two stops joined by track: build towards the next city. Water and mountains cost money that a train may need.`,
    }),
    station: (cost: string) => ({
      title: 'Stations',
      text: `Another station, for ${cost}, opens new runs and may close a city to others. In the first rounds the money is better kept for trains.`,
    }),
    home: (company: string) => ({
      title: `The home of ${company}`,
      text: 'Its first station stands here for the whole game; all its runs touch one of its stations.',
    }),
    run: (company: string) => ({
      title: 'The trains run',
      text: `The best runs of ${company} are found for you and lit on the map: every stop on the way pays its value. You may change them, or simply run.`,
    }),
    dividend: () => ({
      title: 'Pay out or withhold',
      text: 'Pay out: every shareholder gets his part, and the price rises. Withhold: the money stays in the treasury for trains, and the price falls. Both cards say how far.',
    }),
    train: (scrapped: string) => ({
      title: 'Buy a train',
      text: `Without a train nothing is earned; a new one runs from the next operating round on. The first of each new kind begins a phase with better tiles${scrapped}.`,
    }),
    scrapped: (old: string, by: string) => `, and the first ${by} scraps every ${old}`,
    turnEnd: (company: string) => ({
      title: 'The turn is over',
      text: `${company} is well off as it is. What is left in the treasury pays for track and for the next train: a company with a route must own one.`,
    }),
    discard: () => ({
      title: 'A train too many',
      text: 'The new phase allows fewer trains. The one that runs shortest is missed least.',
    }),
    consent: () => ({
      title: 'You are asked to agree',
      text: 'Nothing happens without your word. A private is worth at least its price, and more the longer it pays.',
    }),
    exchange: () => ({
      title: 'A private for a share',
      text: 'You may give the private in for a share of its company, now or at a later time. Waiting costs nothing yet.',
    }),
    purchase: () => ({
      title: 'Privates for the company',
      text: 'Before the turn ends the company may still buy privates from players.',
    }),
    else: () => ({
      title: 'Something new',
      text: 'The bar says what is asked, and the rules beside the table tell why.',
    }),
  },
};
