/** What only 1853 says of a company's turn, its runs, its prices and the elephant, in English. */
import { strong as b } from '@kursbuch/words';

export const turn = {
  // two tiles
  twoTiles: 'two tiles now or later?',
  twoTilesTitle: 'Two yellow tiles in a turn',
  twoTilesNote: 'Chosen once, for the whole game.',
  later: 'From phase 3 on, free',
  laterText: 'Until then one tile a turn.',
  now: (fee: string) => `At once, ${fee} for each second tile`,
  nowText: (fee: string) => `Every second tile costs ${fee} beside its hex, in later phases too.`,
  chooseLater: 'From phase 3',
  chooseNow: 'At once',
  laterDraft: 'Two tiles a turn from phase 3 on, free of charge.',
  nowDraft: (fee: string) => `Two tiles a turn at once, ${b(fee)} for each second one.`,
  layFor: (cost: string, fee: string) => `Lay for ${cost}, fee ${fee} included`,
  fee: (fee: string) => `The fee of ${b(fee)} for a second tile is in it.`,
  premium: (sum: string) => `Premium of ${b(sum)} after the last tile.`,
  gauges: { standard: 'standard gauge', metre: 'metre gauge', dual: 'dual gauge' },

  // runs and mail
  runsAndMail: 'Runs and mail',
  ends: (one: string, other: string) => `ends ${one} + ${other}`,
  mail: (sum: string) => `mail ${sum}`,
  carries: (kind: string, sum: string) => `The ${kind} carries the mail: ${sum}`,
  mustRun: (places: string) => `This turn they must run over ${places}.`,
  runFor: (sum: string, mail: string) => `Run for ${sum}, mail ${mail}`,
  runDraft: (sum: string, kind: string, mail: string) =>
    `Runs ${b(sum)}. Mail on the ${kind}: ${b(mail)} for the treasury, whatever you decide next.`,
  runManaged: (sum: string, kind: string, mail: string) =>
    `Runs ${b(sum)}, mail on the ${kind} ${b(mail)}: all of it for the treasury.`,
  longer: (sum: string) => `Higher dividend: ${sum}`,

  // prices
  steps: 'A dividend of 2, 3, 4, 5 times the price: as many steps; a smaller one a single step.',
  withheld: 'Without a dividend one step back, if shares lie in the pool.',
  last: 'Whoever reaches 400 ends the game.',
  free: 'Up to 40 certificates count for no limit.',
  par: 'issue price',

  // trains
  credit: 'On credit',
  creditNote: 'A manager’s company without a train; all income pays it off first',
  onCredit: (kind: string, price: string) => `${kind}, owe ${price}`,
  creditDraft: (kind: string, price: string) =>
    `A ${b(kind)} on credit: ${b(price)} are owed, and nothing else is paid before.`,
  buyOnCredit: (kind: string) => `Take the ${kind} on credit`,
  debt: 'Debt',
  engine: 'Engine token',
  engineReady: 'unused: one train of metre gauge ahead of its phase',
  engineUsed: 'used',
  withEngine: 'with the engine token, ahead of its phase',
  twoTilesRow: 'Two tiles',
  twoForFee: (fee: string) => `at once, ${fee} for the second`,
  takeover: 'settle the credit',
  takeoverTitle: (company: string, kind: string, debt: string) => `${company} owes ${debt} for its ${kind}`,
  takeoverNote: 'The new director pays at once, or the train goes to the pool.',
  pay: (debt: string, help: string | null) => (help ? `Pay ${debt}, ${help} of yours` : `Pay ${debt}`),
  giveBack: 'Give the train back',
  payDraft: (debt: string) => `The train on credit is paid: ${b(debt)}.`,
  giveBackDraft: 'The train goes to the pool, and nothing is owed any more.',
  leads: (name: string) => `${name} leads it as its manager: no dividend.`,
  stacks: { broad: 'Standard gauge', metre: (kind: string) => `Metre gauge, beside them: ${kind}` },

  // the elephant
  elephant: 'keep the elephant, or sell it',
  elephantLine: 'Whoever has it begins the next stock round and may call one more operating round.',
  elephantTitle: 'Offer the elephant',
  offerTo: (name: string) => `To ${name}`,
  offerDraft: (name: string, price: string) => `The elephant is offered to ${b(name)} for ${b(price)}.`,
  offer: (price: string) => `Offer it for ${price}`,
  keep: 'Keep it',
  priceFor: (name: string) => `Price for ${name}`,
  answerElephant: 'buy the elephant?',
  extraRound: 'call one more operating round?',
  extraLine: 'The elephant may add one operating round before the next stock round.',
  callRound: 'Call one more round',
  callDraft: 'One more operating round before the stock round.',
  noRound: 'No further round',
};
