/** Puzzles of 18xx: what is asked, how it is answered, and why the best answer is the best. */
import { strong as b } from '../../../strong.ts';
import { A, a, several } from './figures.ts';

const SMALL = ['', 'one', 'two', 'three', 'four', 'five'];

/** "one tile", "12 tiles". */
const ways = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one} does` : `${count} ${many} do`;

export const puzzle = {
  bestRun: {
    asks: 'Find the best run',
    /** "a 5", "two 4s". */
    trains: (count: number, kind: string) =>
      count === 1 ? `${a(kind)} ${kind}` : `${SMALL[count] ?? count} ${kind}s`,
    headline: (company: string, trains: string) => `${company}: run ${trains}`,
    how: 'Choose a train in the list, then touch its stops in order.',
    soFar: 'your runs now',
    title: 'Your runs',
    bestTitle: 'The best runs',
    together: 'Together',
    staysHome: 'No run yet',
    notYet: 'These are no legal runs yet. Whatever is wrong shows in the list.',
    rules: {
      station: (company: string) => `Each run touches ${b(`one ${company} station`)} at least.`,
      track: (trains: number) =>
        trains > 1
          ? `No piece of track ${b('twice')}, not by another train either.`
          : `No piece of track ${b('twice')}, and no stop twice.`,
      reach: (kind: string, far: string) => `${A(kind)} ${b(kind)}: ${far}.`,
      skips: 'Stops that it does not count may be passed.',
      carries: 'What one of the trains carries counts as well.',
    },
    hint: (kind: string, stop: string, hasOthers: boolean) =>
      hasOthers
        ? `In one of the best answers the ${kind} runs to ${b(stop)}.`
        : `In the best runs the ${kind} runs to ${b(stop)}.`,
    why: {
      compared: (company: string, runs: number) =>
        runs === 1
          ? `The trains of ${company} have a single run.`
          : `All ${b(runs)} runs that the trains of ${company} could make were compared, alone and together.`,
      greedy: (worth: string, less: string) =>
        `Whoever takes the dearest run first, and then the dearest that is left, comes to ${b(worth)}: ${less} less.`,
      greedyToo: `Whoever takes the dearest run first, and then the dearest that is left, finds it too.`,
      best: (ways: number) =>
        ways === 1
          ? `Only ${b('one choice')} of stops earns as much.`
          : `${b(`${ways} choices`)} of stops earn as much.`,
      next: (worth: string) => `The next best after that earns ${b(worth)}.`,
    },
  },
  bestTile: {
    asks: 'Find the best tile',
    headline: (company: string) => `${company}: lay the tile that earns most`,
    how: 'Touch a ringed hex, choose a tile and turn it. Then check.',
    soFar: 'its runs without a tile',
    title: 'Your tile',
    bestTitle: 'The best tile',
    none: 'None chosen yet',
    chosen: (tile: string, place: string) => `Tile ${tile} on ${place}`,
    notYet: 'Choose a tile on the map first.',
    rules: (company: string, trains: string): readonly string[] => [
      `${b('One tile')}, laid now, wherever the rules let ${company} lay one.`,
      `What counts is what ${company} could earn with ${trains} ${b('right after it')}.`,
      'What the tile costs does not count.',
    ],
    hint: (place: string, hasOthers: boolean) =>
      hasOthers ? `One of the best lies on ${b(place)}.` : `It lies on ${b(place)}.`,
    why: {
      compared: (count: number) =>
        `All ${b(count)} ways to lay a tile were tried, and after each the best runs were searched.`,
      best: (count: number) => `${ways(count, 'of them', 'of them')} so much for the runs.`,
    },
  },
  bestStation: {
    asks: 'Find the best station',
    headline: (company: string) => `${company}: place the station that earns most`,
    how: 'Touch a ringed city. Then check.',
    soFar: 'its runs without it',
    title: 'Your station',
    bestTitle: 'The best station',
    none: 'None chosen yet',
    chosen: (place: string) => `A station in ${place}`,
    notYet: 'Choose a place on the map first.',
    rules: (company: string, trains: string): readonly string[] => [
      `${b('One station')}, placed now, wherever the rules let ${company} place one.`,
      `What counts is what ${company} could earn with ${trains} ${b('right after it')}.`,
      'What the station costs does not count.',
    ],
    hint: (more: string) => `It raises the runs by ${b(more)}.`,
    why: {
      compared: (count: number) =>
        `All ${b(count)} places for a station were tried, and after each the best runs were searched.`,
      best: (count: number) => `${ways(count, 'of them', 'of them')} so much for the runs.`,
    },
  },
  /** What a tile and a station have in common. */
  build: {
    without: (worth: string) => `Without it the best runs earn ${b(worth)}.`,
    next: (worth: string) => `After the next best they earn ${b(worth)}.`,
    earns: 'The runs then earn',
  },
  mostBySelling: {
    asks: 'Raise the most money',
    headline: (company: string) => `Sell shares, and stay director of ${company}`,
    how: 'Sell in the table, in any order. Clear gives everything back.',
    soFar: 'raised so far',
    title: 'Sold',
    bestTitle: 'The best sales',
    none: 'Nothing sold yet',
    sale: (company: string, count: number) => `${company}, ${several(count, 'share', 'shares')}`,
    sell: 'Sell',
    office: (company: string, isKept: boolean) =>
      isKept ? `You are director of ${b(company)}.` : `You are ${b('no longer')} director of ${company}.`,
    notYet: (company: string, hasSold: boolean) =>
      hasSold ? `You are no longer director of ${company}: that is no answer.` : 'Sell something first.',
    rules: (company: string, movesPrices: boolean): readonly string[] => [
      movesPrices
        ? `Sales of ${b('this one turn')}, as the rules allow them; each moves its price.`
        : `Sales of ${b('this one turn')}, as the rules allow them; prices stay as they are.`,
      `At the end you are still ${b(`director of ${company}`)}. Other offices may go.`,
      'Nothing is bought.',
    ],
    hint: (companies: string) => `The best sales are of ${b(companies)}.`,
    why: {
      compared: (count: number) =>
        `Every sale in every order was tried: ${b(count)} different ends of the turn leave you the office.`,
      best: (count: number) =>
        count === 1 ? `${b('One')} of them raises so much.` : `${b(count)} of them raise so much.`,
      next: (worth: string) => `The next best raises ${b(worth)}.`,
      without: (worth: string) => `Without the office it could be ${b(worth)}.`,
      anyway: 'Giving up the office would not raise more.',
    },
  },
  outOfTrains: {
    asks: 'Can it be done this round?',
    headline: (buyer: string, rival: string) => `${buyer} buys: leave ${rival} without a train`,
    how: 'Buy trains in the card for as little as possible, or say that it cannot be done.',
    soFar: 'spent so far',
    title: 'Bought',
    bestTitle: 'The cheapest way',
    none: 'Nothing bought yet',
    noTrain: 'no train',
    rival: (rival: string, trains: string) => `${b(rival)}: ${trains}`,
    buyer: (buyer: string, trains: string, treasury: string, count: number, limit: number) =>
      `${b(buyer)}: ${trains}; ${b(treasury)} in its treasury, ${count} of at most ${several(limit, 'train', 'trains')}`,
    bank: (trains: string) => `The bank still has ${trains}.`,
    inBank: (count: number, kind: string, price: string) =>
      count === 1
        ? `one ${kind} (${price})`
        : `${count > 20 ? 'many' : (SMALL[count] ?? count)} ${kind}s (${price})`,
    /** "3", "4 of PRR", "D for a 4". */
    purchase: (kind: string, from: string | null, tradeIn: string | null) =>
      [
        `${kind}-train`,
        ...(from === null ? [] : [from === 'pool' ? 'given back' : `of ${from}`]),
        ...(tradeIn === null ? [] : [`for ${a(tradeIn)} ${tradeIn}`]),
      ].join(' '),
    buy: (train: string, price: string) => `Buy: ${train}, ${price}`,
    giveBack: (kind: string) => `Give back: ${kind}-train`,
    givenBack: (kind: string) => `${kind}-train given back`,
    claim: 'It cannot be done',
    itCan: 'It can be done. Clear, and look again.',
    notYet: (rival: string) => `${rival} still has a train.`,
    rules: (buyer: string): readonly string[] => [
      `No other company of its director acts after ${buyer} ${b('in this round')}: what it buys now decides. Nothing else is done for money.`,
      'From the bank, or from companies of the same director. Nobody else is asked for a train.',
      'What counts is what the trains cost together, whoever pays.',
    ],
    /** What ends a kind of train; null: nothing does. */
    ends: (kind: string, by: string | null) =>
      by === null ? `its ${kind}-train stays to the end` : `${a(kind)} ${kind}-train by the first ${by}`,
    hint: (rival: string, ends: string) => `This is what scraps the trains of ${b(rival)}: ${ends}.`,
    cannot: (buyer: string, rival: string) => `${buyer} cannot leave ${rival} without a train`,
    no: 'No',
    noName: 'it cannot be done',
    why: {
      compared: (count: number) =>
        `Every purchase in every order was tried: the step can end in ${b(count)} different ways.`,
      best: (ways: number) =>
        ways === 1 ? `${b('One')} of them does it for so little.` : `${b(ways)} of them do it for so little.`,
      next: (worth: string) => `The next cheapest costs ${b(worth)}.`,
      afterwards: (rival: string, treasury: string, price: string) =>
        `${rival} is left with ${b(treasury)}, and the cheapest train of the bank then costs ${b(price)}.`,
      none: (rival: string) => `In each of them ${rival} still has a train.`,
      tooExpensive: (cost: string, buyer: string, treasury: string) =>
        `With money enough it would take trains for ${b(cost)}. ${buyer} has ${b(treasury)}.`,
    },
  },
};
