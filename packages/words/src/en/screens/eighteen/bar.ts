/** The decision bar, the strip under it, and the working surfaces of the rounds. Amounts and names come ready for reading. */
import type { ShareSource } from '@kursbuch/eighteen';
import { strong as b } from '../../../strong.ts';

import { A, a, several } from './figures.ts';

export const bar = {
  // ---------------------------------------------------------------- who
  label: 'Decision',
  yourMove: (name: string) => `${name}, your move`,
  decides: (name: string) => `${name} decides`,
  considers: (name: string) => `${name} considers …`,
  atThisMoment: (name: string) => `${name}, out of turn`,
  pageYours: (name: string, title: string) => `${name}, your move · ${title}`,
  page: (name: string, title: string) => `${name} · ${title} · Kursbuch`,

  // ---------------------------------------------------------------- what is asked, to follow "PRR:"
  headline: (who: string, what: string) => `${who}: ${what}`,
  asks: {
    privateSale: 'choose among the privates',
    bidding: 'raise or drop out',
    parChoice: 'set the par price',
    stockTurn: 'buy or sell',
    beforeRound: 'exchange or go on',
    chooseHome: 'choose the home city',
    trackStep: 'lay track',
    stationStep: 'place a station',
    runStep: 'run trains',
    revenueStep: 'pay out or withhold',
    trainStep: 'buy trains',
    privatesStep: 'buy a private or end the turn',
    discardTrains: 'give back a train',
    consent: 'agree or decline',
  },
  asksElse: 'decide',
  verbs: {
    buyPrivate: 'buy',
    bid: 'bid',
    buyShare: 'buy',
    sellShares: 'sell',
    pass: 'pass',
  },
  endTurn: 'end the turn',
  mustBuyTrain: 'must buy a train',
  mustSell: 'must sell',
  sellOrEnd: 'sell, or end the turn',

  // ---------------------------------------------------------------- the line while nothing is chosen
  chooseHex: (count: number) =>
    count === 1 ? `${b(1)} hex is marked.` : `Choose one of ${b(count)} marked hexes.`,
  chooseCity: (count: number, cost: string) =>
    `${count === 1 ? `${b(1)} city is marked.` : `Choose one of ${b(count)} marked cities.`} A station costs ${b(cost)}.`,
  purse: (cash: string, held: number, limit: number) =>
    `Cash ${b(cash)}, ${b(held)} of ${limit} certificates.`,
  boughtAlready: 'You have bought.',
  purseInSale: (cash: string, free: string) => `Cash ${b(cash)}, free ${b(free)}.`,
  treasury: (cash: string) => `Treasury ${b(cash)}.`,
  trainsHeld: (held: number, limit: number) => `${b(held)} of ${several(limit, 'train', 'trains')}.`,
  whichTrainGoes: (phase: string, toPool: boolean) =>
    `${phase}. Which one goes ${toPool ? 'to the pool' : 'out of the game'}?`,
  directorShort: (missing: string) => `${b(missing)} is missing: sell shares.`,
  way: {
    bank: (kind: string, price: string) => `Cheapest: ${a(kind)} ${b(kind)} of the bank for ${b(price)}.`,
    own: (kind: string, from: string, price: string) =>
      `Cheapest: the ${b(kind)} of ${b(from)}, your own company, from ${b(price)}.`,
    asking: (kind: string, from: string, name: string) =>
      `Only if ${name} agrees: the ${b(kind)} of ${b(from)}.`,
    ofYours: (amount: string) => `You add ${b(amount)} of your own.`,
    none: 'All you have and may sell does not pay for a train.',
  },
  excess: {
    certificates: (held: number, limit: number) => `${b(held)} certificates, ${b(limit)} are allowed.`,
    holding: (company: string, held: string, limit: string) =>
      `${b(held)} of ${company}, ${b(limit)} are allowed.`,
    debt: (amount: string) => `You owe ${b(amount)}.`,
    enough: (sales: string) => `Enough: ${sales}.`,
    nearer: (sales: string) => `No single sale is enough; these help: ${sales}.`,
    noneHelps: 'No sale helps, yet you must sell as long as you can.',
    sale: (count: number, company: string) => `${b(count)} ${company}`,
    title: 'Sales that help',
    isEnough: 'enough',
  },
  falls: {
    noTrain: (company: string, before: string, after: string) =>
      `Without a train ${company} falls from ${before} to ${b(after)} this turn.`,
    noRoute: (company: string, before: string, after: string) =>
      `Without a route ${company} falls from ${before} to ${b(after)} this turn.`,
  },
  /** What follows, by the name of the button. */
  ifPassed: (button: string) => `“${button}”:`,
  several: (players: number) => `${players} players`,
  waitsFor: (names: string) => `Waiting for ${names}.`,
  youMayLook: 'You may look at everything meanwhile.',
  bestRun: (revenue: string) => `Best run ${b(revenue)}`,

  // ---------------------------------------------------------------- steps
  steps: {
    trackStep: 'Track',
    stationStep: 'Station',
    runStep: 'Run',
    revenueStep: 'Dividend',
    trainStep: 'Trains',
  },
  stepsLabel: 'Steps of this turn',
  playersLabel: 'Players in turn',
  toAct: 'to act',
  nextUp: 'next',
  did: {
    passed: 'passed',
    bought: (what: string) => `bought ${what}`,
    sold: (what: string) => `sold ${what}`,
    started: (what: string) => `started ${what}`,
    bid: (what: string, amount: string) => `${what} ${amount}`,
    exchanged: (what: string) => `exchanged ${what}`,
    offered: (what: string) => `offered ${what}`,
  },

  // ---------------------------------------------------------------- acts
  more: 'More',
  less: 'Less',
  back: 'Let go',
  cover: 'Cover',
  keyCover: 'V',
  turn: 'Turn',
  keyEnter: 'Enter',
  keyEsc: 'Esc',
  keyPass: 'P',
  passes: {
    privateSale: 'Pass',
    bidding: 'Drop out',
    stockTurn: 'Pass',
    beforeRound: 'Go on',
    trackStep: 'Lay nothing',
    stationStep: 'No station',
    trainStep: 'No train',
    privatesStep: 'End turn',
  },
  layNoMore: 'No more track',
  noMoreStations: 'No more stations',
  noMoreTrains: 'No more trains',
  sellOwn: (what: string, company: string, price: string) => `Sell ${what} to ${company}, ${price}`,
  endTurnAct: 'End turn',
  confirm: {
    buyPrivate: (what: string, price: string) => `Buy ${what}, ${price}`,
    bid: (amount: string) => `Bid ${amount}`,
    pass: 'Pass',
    setPar: (price: string) => `Set par ${price}`,
    startCompany: (price: string, cost: string) => `Start at ${price}, pay ${cost}`,
    buyShare: (count: number, cost: string) => (count === 1 ? `Buy for ${cost}` : `Buy ${count} for ${cost}`),
    sellShares: (count: number, sum: string) => `Sell ${count} for ${sum}`,
    exchangePrivate: (what: string) => `Exchange ${what}`,
    offerPrivate: (price: string) => `Offer for ${price}`,
    askPrivate: (price: string) => `Ask for it, ${price}`,
    buyPrivateFrom: (what: string, price: string) => `Buy ${what}, ${price}`,
    accept: 'Agree',
    decline: 'Decline',
    layTile: (cost: string | null) => (cost === null ? 'Lay tile' : `Lay tile, ${cost}`),
    placeStation: (cost: string | null) => (cost === null ? 'Place station' : `Place station, ${cost}`),
    chooseHome: 'Take this city',
    runTrains: (sum: string) => `Run for ${sum}`,
    noStationRun: (sum: string) => `No station, run for ${sum}`,
    stayHome: 'Run no train',
    payOut: (price: string) => `Pay out, ${price}`,
    withhold: (price: string) => `Withhold, ${price}`,
    buyTrain: (kind: string, price: string) => `Buy ${a(kind)} ${kind} for ${price}`,
    askTrain: (kind: string, price: string) => `Ask for the ${kind}, ${price}`,
    discardTrain: (kind: string) => `Give back ${a(kind)} ${kind}`,
    declareBankruptcy: 'Declare bankruptcy',
  },

  // ---------------------------------------------------------------- the line of what is chosen
  draft: {
    buyPrivate: (what: string, price: string) => `${b(what)} for ${b(price)}.`,
    bid: (amount: string, what: string) => `Bid ${b(amount)} on ${what}.`,
    bidOver: (amount: string, what: string, more: string, name: string) =>
      `Bid ${b(amount)} on ${what}, ${more} over ${name}.`,
    setPar: (company: string, price: string) => `${company} starts at ${b(price)}.`,
    startCompany: (company: string, price: string, cost: string) =>
      `Start ${company} at ${b(price)}, pay ${b(cost)} for the director's certificate.`,
    buyShare: (count: number, company: string, from: ShareSource, cost: string) =>
      from === 'treasury'
        ? `Buy ${b(count)} ${company} of its own for ${b(cost)}, which goes into its treasury.`
        : `Buy ${b(count)} ${company} from the ${from} for ${b(cost)}.`,
    sellShares: (count: number, company: string, sum: string) => `Sell ${b(count)} ${company} for ${b(sum)}.`,
    exchangePrivate: (what: string, company: string, pool: boolean) =>
      `${b(what)} for a share of ${company} from the ${pool ? 'pool' : 'offer'}.`,
    offerPrivate: (what: string, name: string, price: string) =>
      `Offer ${b(what)} to ${name} for ${b(price)}.`,
    askPrivate: (what: string, name: string, price: string) =>
      `Ask ${name} for ${b(what)}, paying ${b(price)}.`,
    buyPrivateOf: (what: string, name: string, price: string) =>
      `Buy ${b(what)} from ${name} for ${b(price)}.`,
    buyPrivateFrom: (what: string, price: string) => `Buy ${b(what)} from yourself for ${b(price)}.`,
    layTile: (colour: string, tile: string, place: string, cost: string | null) =>
      `${colour} ${b(tile)} on ${place}, ${cost === null ? 'free' : b(cost)}.`,
    placeStation: (place: string, cost: string | null) =>
      `Station in ${b(place)}, ${cost === null ? 'free' : b(cost)}.`,
    withPower: (what: string) => `With ${what}.`,
    chooseHome: (company: string, place: string) => `${company} is at home in ${b(place)}.`,
    runTrains: (sum: string) => `The trains earn ${b(sum)}.`,
    lessThanBest: (more: string) => `${more} less than the best.`,
    stayHome: 'No train runs.',
    payOut: (sum: string, share: string) => `Pay out ${b(sum)}, ${b(share)} a share.`,
    withhold: (sum: string) => `Keep ${b(sum)} in the treasury.`,
    buyTrain: (kind: string, price: string) => `${A(kind)} ${b(kind)} for ${b(price)}.`,
    buyTrainFrom: (kind: string, from: string, price: string) =>
      `${A(kind)} ${b(kind)} from ${from} for ${b(price)}.`,
    tradeIn: (kind: string) => `${A(kind)} ${kind} is traded in.`,
    discardTrain: (kind: string, company: string) => `${company} gives back ${a(kind)} ${b(kind)}.`,
    declareBankruptcy: 'You cannot pay for the train.',
    accept: 'You agree.',
    decline: 'You decline.',
  },

  // ---------------------------------------------------------------- what it brings: a sentence, and a row on the phone
  brings: {
    treasury: (company: string, amount: string) => `${company} keeps ${b(amount)}.`,
    cash: (amount: string) => `You keep ${b(amount)}.`,
    cashThen: (amount: string) => `You then have ${b(amount)}.`,
    cashOf: (name: string, amount: string) => `${name} then has ${b(amount)}.`,
    free: (amount: string) => `Free: ${b(amount)}.`,
    price: (company: string, before: string, after: string) => `${company} ${before} to ${b(after)}.`,
    holding: (company: string, percent: string) => `You hold ${b(percent)} of ${company}.`,
    certificates: (count: number, limit: number) => `${b(count)} of ${limit} certificates.`,
    director: (name: string, company: string) => `${name} becomes director of ${company}.`,
    noDirector: (company: string) => `${company} has no director any more.`,
    youDirect: (company: string) => `You become director of ${company}.`,
    floats: (company: string, capital: string | null) =>
      capital === null ? `${company} floats.` : `${company} floats with ${capital}.`,
    capital: (company: string, amount: string) => `${company} receives its capital of ${b(amount)}.`,
    incomes: (list: string) => `${list}.`,
    income: (name: string, amount: string) => `${name} ${b(amount)}`,
    help: (amount: string) => `You add ${amount} of your own.`,
    helpOf: (name: string, amount: string) => `${name} adds ${amount}.`,
    missing: (amount: string) => `Still missing: ${b(amount)}.`,
    nothingMissing: 'That is enough for the train.',
    phase: (phase: string) => `${phase} begins.`,
    scrapped: (list: string) => `Scrapped: ${list}.`,
    scrappedOf: (owner: string, trains: string) => `${owner} ${trains}`,
    surplus: (company: string, count: number) =>
      `${company} must give back ${several(count, 'train', 'trains')}.`,
    closes: (list: string) => `Closed: ${list}.`,
    closesOf: (what: string, owner: string) => `${what} (${owner})`,
    changesHands: (what: string, name: string, price: string) => `${what} goes to ${name} for ${b(price)}.`,
    comesWith: (percent: string, company: string) => `It brings ${b(percent)} of ${company}.`,
    cheaper: (what: string, price: string) => `${what} gets cheaper, ${b(price)}.`,
    consent: (name: string) => `${name} has to agree.`,
    exported: (kind: string) => `${A(kind)} ${kind} leaves the game.`,
    bankrupt: (name: string) => `${name} is bankrupt.`,
    lastRounds: (cause: string) => `The game ends after these rounds: ${cause}.`,
    ended: (cause: string) => `The game ends: ${cause}.`,
    round: (name: string) => `${name} begins.`,
  },
  rows: {
    treasury: (company: string) => `Treasury of ${company}`,
    cash: 'You keep',
    cashThen: 'You then have',
    cashOf: (name: string) => `Cash of ${name}`,
    free: 'Free cash',
    price: (company: string) => `Price of ${company}`,
    holding: (company: string) => `You hold of ${company}`,
    certificates: 'Certificates',
    certificatesOf: (count: number, limit: number) => `${count} of ${limit}`,
    director: (company: string) => `Director of ${company}`,
    arrow: (before: string, after: string) => `${before} → ${after}`,
    you: 'you',
  },

  // ---------------------------------------------------------------- out of turn, and lists
  othersMay: (name: string) => `${name} may now:`,
  fromList: 'Choose from a list',
  listHex: 'Hex',
  listTile: 'Tile',
  listRotation: 'Rotation',
  take: 'Choose',

  // ---------------------------------------------------------------- strip
  refused: {
    else: 'Not possible.',
    here: (place: string) => `Not on ${place}.`,
    in: (place: string) => `Not in ${place}.`,
    share: (company: string) => `No ${company} for you.`,
    sale: (company: string) => `No sale of ${company}.`,
    start: (company: string) => `${company} cannot start like this.`,
    private: (what: string) => `Not ${what}.`,
    bid: (what: string) => `No bid on ${what}.`,
    train: (kind: string) => `No ${kind}.`,
    runs: 'Not these runs.',
    pass: 'You cannot pass.',
  },

  // ---------------------------------------------------------------- the sale of the privates
  sale: {
    title: (count: number) => (count === 1 ? 'One private for sale' : `${count} privates for sale`),
    inOrder: (step: string, count: number) =>
      count === 1
        ? 'It is the last one.'
        : `Only the first can be bought. The ${count === 2 ? 'other is' : 'others are'} bid for, at least ${step} more each time.`,
    /** No step where no price can be lowered any more. */
    anyOne: (step: string | null, count: number) => {
      const cheaper = step === null ? '' : `, or make ${count === 1 ? 'it' : 'one'} ${step} cheaper`;
      return `Buy ${count === 1 ? 'it' : 'any of them'}${cheaper}.`;
    },
    caption: 'Privates for sale',
    private: 'Private',
    face: 'Price',
    income: 'Income',
    power: 'What it does',
    bids: 'Bids',
    onOffer: 'on offer now',
    inAuction: 'being auctioned',
    buy: (price: string) => `Buy for ${price}`,
    bidFrom: (price: string) => `Bid from ${price}`,
    raiseTo: (price: string) => `Raise to ${price}`,
    yourBid: (what: string) => `Your bid on ${what}`,
    money: 'Cash and bids',
    cash: 'Cash',
    laidAside: 'laid aside',
    free: 'free',
    bound: 'Bold: the highest bid. Money laid aside is bound until the private is sold.',
    auctionNext: (what: string, names: string) =>
      `${what} will be auctioned as soon as it is on offer, among ${names}.`,
    goesTo: (what: string, name: string, price: string) =>
      `${what} goes to ${name} for ${price} as soon as it is on offer.`,
    parTitle: (company: string) => `Par price of ${company}`,
    parText: (company: string) =>
      `The director's certificate of ${company} comes with the private. Its par price is yours to name.`,
  },

  // ---------------------------------------------------------------- the stock round
  stock: {
    sellTo: (what: string, name: string) => `Sell ${what} to ${name}`,
    buyFrom: (what: string, name: string) => `Buy ${what} from ${name}`,
    buyOwn: (what: string) => `Buy ${what} from yourself`,
    hidden: 'hidden',
  },

  // ---------------------------------------------------------------- the small decisions of a company's turn
  tray: {
    label: 'Choices',
    fold: (what: string) => `Fold: ${what}`,
    unfold: (what: string) => `Show: ${what}`,
    fromCompany: (company: string) => `from ${company}`,
    other: 'Other choices',
  },

  amount: {
    less: (step: string) => `${step} less`,
    more: (step: string) => `${step} more`,
  },
};
