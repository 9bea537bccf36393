/** What the small decisions of a company's turn say. */
import { strong as b } from '../../../parts/strong.tsx';
import { a, several } from './figures.ts';

export const tray = {
  bankTrains: 'Trains of the bank',
  buyKind: (kind: string) => `Buy ${a(kind)} ${kind}`,
  buyFor: (price: string) => `Buy for ${price}`,
  askFor: (price: string) => `Ask for it, ${price}`,
  left: (count: number) => `${count} left`,
  endless: 'no end of them',
  oneSide: 'one side for good',
  pool: 'given back',
  ofDirector: (name: string) => `${name} has to agree`,
  own: 'your own company',
  tradeIn: (kind: string) => `trading in ${a(kind)} ${kind}`,
  power: (what: string) => `with ${what}`,
  stops: (count: number) => several(count, 'stop', 'stops'),
  cities: (count: number) => several(count, 'city', 'cities'),
  unlimited: 'any number of stops',
  gaugesCount: 'changes of gauge count',
  gaugeFree: (count: number) => (count === 1 ? 'one change of gauge free' : `${count} changes of gauge free`),
  express: (place: string) => `only to ${place}; ${place} and one own station count`,
  beside: 'does not count against the limit',
  nextRun: (sum: string) => `next run ${b(sum)}`,
  noRun: 'no run yet',
  searching: 'looking for runs',
  otherTrains: 'Trains of other companies',
  priceOf: (what: string) => `Price of ${what}`,
  duty: (company: string) => `${company} must own a train`,
  treasuryPays: 'Treasury',
  stillMissing: 'Still missing',
  atBank: 'At the bank',
  yourCash: 'Your cash',
  sellShares: 'Sell shares',
  sellPrivates: 'Sell a private',
  bankruptcyText:
    'Everything you may sell does not bring enough. Declaring bankruptcy ends the game at once.',
  notBankruptText: (kind: string, from: string, price: string) =>
    `The bank's train is out of reach, but ${from}, your own company, may sell its ${kind} from ${price}. Declaring bankruptcy would end the game at once.`,
  bankruptUnlessText: (ways: string) =>
    `Everything you may sell does not bring enough. What is left needs somebody's word: ${ways}. Declaring bankruptcy ends the game at once.`,
  unlessTrain: (kind: string, from: string) => `the ${kind} of ${from}`,
  unlessPrivate: 'a private sold to a player',
  declare: 'Declare bankruptcy',
  payOut: 'Pay out',
  withhold: 'Withhold',
  aShare: (amount: string) => `${amount} a share`,
  intoTreasury: (amount: string) => `${amount} into the treasury`,
  earned: (amount: string) => `Earned ${amount}`,
  priceStays: (price: string) => `price stays ${price}`,
  priceMoves: (before: string, after: string) => `price ${before} → ${b(after)}`,
  discardTitle: (company: string, held: number, limit: number) =>
    `${company} owns ${several(held, 'train', 'trains')}, ${limit} ${limit === 1 ? 'is' : 'are'} allowed`,
  discardText: (phase: string, toPool: boolean) =>
    `${phase}. Which one goes ${toPool ? 'to the pool' : 'out of the game'}?`,
  thenRun: (sum: string) => `then runs for ${sum}`,
  consentTitle: 'An offer',
  consentPrivate: (seller: string, what: string, buyer: string, price: string) =>
    `${seller} would sell ${b(what)} to ${buyer} for ${b(price)}.`,
  consentTrain: (seller: string, what: string, buyer: string, price: string) =>
    `${buyer} would buy ${a(what)} ${b(what)} from ${seller} for ${b(price)}.`,
  income: (amount: string) => `income ${amount}`,
  homeTitle: (company: string) => `Home of ${company}`,
  homeCity: (number: number, value: string) => `City ${number}${value === '' ? '' : `, ${value}`}`,
  privatesTitle: 'Buy a private',
  exchangeTitle: 'Exchange a private',
  noneToSell: 'There is nothing you may sell.',
};
