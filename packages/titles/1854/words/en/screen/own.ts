/** What only 1854 shows, in English. */
import { strong as b } from '@kursbuch/words';

export const own = {
  beyondLine: { sign: 'Beyond the red line', text: 'A company that comes here has its shares split.' },
  // the auction
  mountain: 'mountain railway',
  local: 'local railway',
  half: 'half',
  homeOf: (place: string) => `Home: ${place}.`,
  withdraw: (amount: string) => `Withdraw ${amount}`,
  withdrawABid: 'withdraw a bid',
  withdrawDraft: (what: string) =>
    `Withdraw your bid on ${b(what)}. You cannot bid on it again in this auction round.`,
  withdrawConfirm: 'Withdraw the bid',
  withdrew: (what: string) => `withdrew from ${what}`,

  // options
  optionShort: '½',
  option: (now: string) => `Option ${now} now`,
  optionDraft: (company: string, now: string) =>
    `${b('Option')} on ${b('20%')} of ${company}: ${b(now)} now, ${b(now)} until your first purchase of the next stock round. Until then it counts 10% and you buy no other paper.`,
  optionOn: (company: string) => `option on ${company}`,
  optionConfirm: (now: string) => `Take the option, ${now}`,
  optionNot: (company: string) => `No option on ${company}.`,
  tookOption: (company: string) => `option on ${company}`,
  optionRest: (company: string, rest: string, isDue: boolean) =>
    isDue
      ? `Your option on ${company} is due: pay the rest, ${b(rest)}, or sell it, before you buy anything else or pass.`
      : `Your option on ${company} is open: ${b(rest)} to pay, at the latest in the next stock round. Until then you buy no other paper.`,
  optionHeld: (rest: string, isDue: boolean) =>
    `Option on 20%, half paid; ${rest} to pay ${isDue ? 'now' : 'by the next stock round'}`,
  settleOrSell: 'settle the option or sell it',
  settle: 'settle the option',
  settleButton: (rest: string) => `Pay the option, ${rest}`,
  settleDraft: (company: string, rest: string) =>
    `Pay the rest of the option on ${company}: ${b(rest)}. It then counts 20%.`,
  settled: (company: string) => `paid ${company}`,
  noSettling: 'No option is paid.',
  sellOptionButton: (price: string) => `Sell the option, ${price}`,
  sellOptionDraft: (company: string, price: string) =>
    `Sell the option on ${company} for ${b(price)}; the paper goes to the pool.`,
  soldOption: 'sold an option',
  noOptionSale: 'The option is not sold.',

  // the split
  splits: (companies: string, several: boolean, owners: string, limit: number) =>
    `${b(`${companies} ${several ? 'split' : 'splits'}`)}: ${owners === '' ? 'nobody is paid' : `the bank pays ${owners}`} for half of their papers. Five new ones of 10%${several ? ' each' : ''} come for sale; certificate limit ${b(limit)}.`,
  splitsFor: (name: string, amount: string) => `${name} ${amount}`,
  calledSplit: (label: string, companies: string, several: boolean) =>
    `${label}: ${companies} ${several ? 'split' : 'splits'}`,

  // local railways
  locals: 'Local railways',
  localsHint: 'on their own map; half of what they earn goes to the owner',
  stacks: { regular: 'Regular trains', plus: 'Plus trains, for local railways' },
  pooledOld: 'scrapped, for Lokalbahn AGs only',
  pooledFree: 'surplus, not for Lokalbahn AGs',

  // mergers
  mergers: 'merge local railways',
  mergersLine: 'Choose a pair. The other owner has to agree.',
  mergersForced: 'All must merge now: what owners do not agree on is paired by the lowest numbers.',
  noMerger: 'Propose none',
  restForced: 'Propose none, by number',
  proposeDraft: (one: string, other: string, partner: string | null) =>
    `${b(one)} and ${b(other)} become a Lokalbahn AG.${partner === null ? '' : ` ${partner} has to agree.`}`,
  propose: (name: string) => `Propose to ${name}`,
  mergeOwn: 'Merge',
  proposed: (one: string, other: string) => `${one} + ${other}`,
  noProposal: 'No merger.',
  consent: 'agree to a merger?',
  agree: 'Agree',
  refuse: 'Decline',
  letter: 'choose the company',
  letterDraft: (company: string) => `It becomes ${b(`Lokalbahn AG ${company}`)}.`,
  letterConfirm: (company: string) => `Lokalbahn AG ${company}`,
  pairs: 'Who with whom',
  pairsHint: 'each pair needs both owners',
  pairOf: (one: string, other: string) => `${one} with ${other}`,
  declined: 'declined',
  yours: 'your proposal',
  possible: 'possible for you',
  newCompany: (letters: string) => `Lokalbahn AG ${letters}`,
  directs: (name: string) => `${name} 50%, director`,
  holds: (name: string) => `${name} 50%`,
  owns: (name: string) => `${name} 100%, director`,
  treasury: (amount: string) => `Treasury ${amount}`,
  price: (price: string) => `Price ${price} for each 50%`,
  noTrain: 'no train yet',
  leaves: 'leaves the game',
  toPool: 'goes to the pool',
  choosePair: 'Choose a pair in the table: what would become of it is shown here.',
  voluntary: 'Not yet forced.',
  voluntaryText: 'With the first 6 all must merge: without agreement the two lowest free numbers first.',
  forced: 'Forced.',
  forcedText: (pairs: string) => `Without agreement: ${pairs}.`,
  stations: 'Their stations in the region',
  stationsHint: 'are taken off; other local railways may use the places',
  homes: 'New home in Austria',
  homesHint: 'chosen by the director on its first turn, for nothing',
  homesOf: (name: string) => `chosen by ${name} on its first turn, for nothing`,
  homeRoom: (count: number) => (count === 1 ? '1 place free' : `${count} places free`),
  homeTile: 'a green tile makes room, for nothing',
  firstPrice: 'Price',
  firstPriceHint: (price: string) => `begins at ${price}, below the markers that lie there`,
  what: 'What stays, what goes',
  rows: [
    ['Treasuries', 'become one'],
    ['Plus trains', 'leave the game'],
    ['Other trains', 'to the pool'],
    ['Stations in the region', 'are taken off'],
    ['Trains from then on', 'only scrapped ones, 30 more'],
  ] as readonly (readonly [string, string])[],

  // mail
  mail: 'Mail',
  mailStep: 'buy a mail contract',
  noMail: 'No contract',
  mailTitle: 'Mail contracts',
  mailNote: 'one a company, paid every turn',
  small: 'Small contract',
  large: 'Large contract',
  mailPays: (income: string) => `pays ${income} a turn now`,
  mailPhases: (incomes: string, left: number) => `${incomes} by colour; ${left} left`,
  mailDraft: (what: string, price: string, income: string) =>
    `${b(what)} for ${b(price)}: ${b(income)} at the start of the next turn.`,
  mailConfirm: (price: string) => `Buy for ${price}`,
  boughtMail: 'bought mail',
  noMailNow: 'No mail contract.',
};
