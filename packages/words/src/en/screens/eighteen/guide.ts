/** The guide through the first rounds, topic by topic. */
import { strong as b } from '../../../strong.ts';

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const guide = {
  // ---------------------------------------------------------------- what one might do
  suggest: (what: string) => `Suggested: ${b(what)}.`,
  suggestLay: (tile: string, place: string) =>
    `Suggested: ${b(`Tile ${tile} on ${place}`)}. Choose the marked hex.`,
  /** What is suggested says the company and its price. */
  suggestStart: (company: string, what: string) =>
    `Suggested: ${b(what)}. First see the prices of ${company}.`,
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
    /** His own, those of other players; the train that closes them, if one does. */
    text: (own: boolean, others: boolean, closing: string | null) =>
      [
        ...(own
          ? [
              'A button in the bar sells it what is yours: the money comes out of its treasury into your hand, and the company gets income and power.',
            ]
          : []),
        ...(others
          ? ['Behind “More” (···) you make other players an offer for theirs, which they may decline.']
          : []),
        ...(closing === null ? [] : [`It can wait, but not longer than to the first ${closing}.`]),
      ].join(' '),
  },
  round: {
    title: 'You have met it all',
    text: (hasHint: boolean) =>
      `Papers, track, trains, dividends: you have decided all of it once. From here the guide speaks up only when something new comes. ${hasHint ? 'Whenever you want to know what it would do, ask for a hint in the bar: it says the same.' : 'It is always in the menu.'}`,
  },

  // ---------------------------------------------------------------- decisions
  topics: {
    sale: () => ({
      title: 'Small railways first',
      text: `A private pays its owner in every operating round. The first in the list can be bought at once; on the others you may bid, and whoever passes may still buy later. What is not spent here starts companies in the stock round.`,
    }),
    bidding: (what: string, income: string) => ({
      title: 'Several want it',
      text: `Raise or drop out: whoever is left buys ${what} for his bid. It pays ${income} in every operating round.`,
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
    stock: (canSell: boolean, canStart: boolean) => ({
      title: 'A stock turn',
      text: `You may ${canSell ? 'sell shares, ' : ''}buy one certificate ${canStart ? 'or start a company, ' : ''}or pass. It goes round until all have passed in a row.`,
    }),
    join: (company: string, missing: number) => ({
      title: 'Share in a company',
      text: `A share pays dividends whoever its director is, and counts at the end at its price.${missing > 0 ? ` ${company} still waits: ${several(missing, 'share has', 'shares have')} to be sold before it operates.` : ''}`,
    }),
    more: (company: string, percent: string) => ({
      title: 'Buy more of it',
      text: `Money in your hand earns nothing. Shares of ${company} pay dividends and count at the end at their price; you may hold up to ${percent}.`,
    }),
    pass: () => ({
      title: 'Pass, and priority',
      text: 'Whoever passes may act again when it is his turn. When all have passed in a row the round is over, and whoever sits after the last one to trade has priority: he begins the next stock round.',
    }),
    endTurn: (hasBought: boolean, canBuy: boolean, canSell: boolean) => ({
      title: 'End your turn',
      text: !hasBought
        ? `You have traded, and that is no pass.${canBuy ? ' You might still buy;' : canSell ? ' You might sell more;' : ''}${canBuy || canSell ? ' otherwise' : ' Now'} it is the next player.`
        : canBuy
          ? 'You have made your purchase. You might buy more of the same from the pool; otherwise it is the next player.'
          : canSell
            ? 'You have made your purchase. You might still sell; otherwise it is the next player.'
            : 'You have made your purchase, and a turn has one. Now it is the next player.',
    }),
    sell: (falls: boolean) => ({
      title: 'You have to sell',
      text: `You hold more than is allowed. Sold shares go to the pool, and the price ${falls ? 'falls' : 'stays'}.`,
    }),
    selling: (falls: boolean) => ({
      title: 'Shares can be sold',
      text: `Sold shares go to the pool, and the price ${falls ? 'falls' : 'stays'}. The money is yours at once, for something better.`,
    }),
    track: (company: string) => ({
      title: 'Lay track',
      text: `Each turn ${company} may lay a tile that its station can reach. A train needs two stops joined by track: build towards the next city. Water and mountains cost money that a train may need.`,
    }),
    station: (cost: string) => ({
      title: 'Stations',
      text: `Another station, for ${cost}, opens new runs and may close a city to others. It comes out of the money for trains.`,
    }),
    home: (company: string) => ({
      title: `The home of ${company}`,
      text: 'Its first station stands here for the whole game; all its runs touch one of its stations.',
    }),
    run: (company: string) => ({
      title: 'The trains run',
      text: `The best runs of ${company} are found for you and lit on the map: every stop on the way pays its value. You may change them, or simply run.`,
    }),
    noRun: (company: string) => ({
      title: 'No train can run',
      text: `No train of ${company} can run as things stand. The bar says what could change that.`,
    }),
    /** Whether the price moves if all is paid, and if nothing is. */
    dividend: (rises: boolean, falls: boolean) => ({
      title: 'Pay out or withhold',
      text: `Pay out: every shareholder gets his part, and the price ${rises ? 'rises' : 'stays'}. Withhold: the money stays in the treasury for trains, and the price ${falls ? 'falls' : 'stays'}. Both cards say what becomes of it.`,
    }),
    train: (scrapped: string) => ({
      title: 'Buy a train',
      text: `Without a train nothing is earned; a new one runs from the next operating round on. The first of a new kind may bring better tiles, and let every company have fewer trains.${scrapped}`,
    }),
    scrapped: (old: string, by: string) => ` The first ${by} scraps every ${old}.`,
    turnEnd: (company: string) => ({
      title: 'The end of the turn',
      text: `What is left in the treasury of ${company} pays for track and for the next train.`,
    }),
    discard: () => ({
      title: 'A train too many',
      text: 'The new phase allows fewer trains. One has to go, without any money for it.',
    }),
    consent: () => ({
      title: 'You are asked to agree',
      text: 'Nothing happens without your word, and you may say no.',
    }),
    exchange: () => ({
      title: 'A private for a share',
      text: 'You may give the private in for a share of its company, now or at a later time.',
    }),
    /** From whoever directs it, from other players. */
    purchase: (own: boolean, others: boolean) => ({
      title: 'Privates for the company',
      text: `In its turn the company may buy privates from ${own && others ? 'you and from other players' : own ? 'you' : 'other players'}.`,
    }),
    turnLeft: () => ({
      title: 'Before the turn ends',
      text: 'The bar says what may still be done in it.',
    }),
    else: () => ({
      title: 'Something new',
      text: 'The bar says what is asked, and the rules beside the table tell why.',
    }),
  },
};
