/** What only 1848 says, in English. What the privates do: docs/rules/1848.md, chapter V. */
import { cashOf, isBegun, salePrice } from '@kursbuch/eighteen';
import type { Names, WordsFor } from '@kursbuch/words/eighteen';
import type { Vocabulary1848 } from '../vocabulary.ts';

export const speech = ({ either, money }: Names): WordsFor<Vocabulary1848> => ({
  reasons: {
    // what every game says, as it is in this one
    notOnOffer: '{private} has an owner already.',
    debtFirst: 'You are in debt: sell first.',
    keepsOffice: 'No director may change by a sale that pays a debt: you remain director of {company}.',
    notForSale: "The Bank of England has no director's certificate: nobody starts it.",
    tooLong:
      'The {train} would use up {used} with large cities, harbours and gauge changes, and its range is {range}.',
    mustRun: 'First decide what the trains run; they may also stay at home.',

    // its own
    atFloor: '{private} cannot get cheaper than {floor}.',
    mustBuy: 'Nobody owns a private yet: you must buy one.',
    mustBuyOrLower: 'Without a private of your own you must buy one or make one cheaper.',
    formerDirectorLimit:
      'You have lost a company and may hold {limit} certificates at most (you hold {held}).',
    rightStays: 'The privates have closed: the right of {private} stays where it is.',
    plainOnly: 'Only plain track fits the open ground of {hex}.',
    townsOnly: 'Only a tile with two small towns fits {hex}.',
    cityOnly: 'Only a tile with one large city fits {hex}.',
    twoCitiesOnly: 'Only a tile with two separate cities fits {hex}.',
    kOnly: 'From green on K tiles belong on K cities, and nowhere else: {tile} does not fit {hex}.',
    oneYellow: 'A company lays one yellow tile a turn.',
    twoYellows: 'A company lays two yellow tiles a turn or replaces one.',
    darkBlueSide: 'The track on {hex} would run into {side} before the Tasmania tile meets it.',
    stationTooExpensive: 'The station costs {cost}, and the treasury holds {cash}.',
    firstOnly: 'A train is traded in only for the first of these cards.',
    faceBetweenDirectors: 'Between different directors {aKind} costs exactly {price}.',
    tradeNotYet: 'Companies do not trade trains yet.',
    notTraded: '{aKind} is not traded between companies.',
    dieselNotYet: 'There are no diesels while a 6-train is in the bank.',
    ghanNotYet: 'There is no 2E-train before the first 5-train is sold.',
    trainTooExpensive: 'It costs {cost}, and the treasury holds {cash}.',
    loansForBankTrain: 'Loans beyond the first pay for a new train from the bank only.',
    noExtraLoans: 'A new train for {cheapest} can be paid for without further loans.',
    oneGhan: 'A company owns one 2E-train at most.',
    loansNotYet: 'There are no loans yet.',
    oneLoan: 'One loan a round is all a company may take of its own will.',
    fiveLoans: 'A company takes five loans at most of its own will.',
    noLoanLeft: 'All loans are given out.',
    loanInOwnTurn: 'A company takes a loan in its own turn.',
    noLoanForDebt: 'No loan pays the shareholders of a lost company.',
    debtSaleFirst: 'First the former director must sell shares to pay the debt.',
    mustBorrow: '{company} earns nothing and can only take a loan now.',
    tasmaniaFirst: 'First the Tasmania tile must be laid.',
    tasmaniaSite: 'The Tasmania tile goes on one of the two hexes of Tasmania, and nothing else does.',
    tasmaniaByPower: 'The Tasmania tile is laid by the power of P3 alone.',
    tasmaniaInTrack: 'The Tasmania tile is laid in the track step, beside the other tiles.',
    tasmaniaLaid: 'The Tasmania tile is on the map already.',
    notYourTasmania: 'The Tasmania tile is laid by a company that owns {private}, or whose director does.',
    notYourPower: '{private} serves a company that owns it, or whose director does.',
    powersNotYet: 'The privates give companies no power before the first 3-train is sold.',
    desertOnly: '{private} makes nothing cheaper but a first tile on a desert hex.',
    ghanOnly: '{private} gives no discount on {aKind}.',
    ghanUsed: 'The discount on a 2E-train has been used.',
    privateTooExpensive: 'It costs {cost}, and the treasury holds {cash}.',
    notYourTurnInSale: 'It is not your turn in the sale of the privates.',
    homeTileFirst: 'The first tile of the company goes on its home, {hex}.',
  },
  privatePowers: {
    P1: 'No power besides its income.',
    P2: (_options, money) =>
      `From the first 3-train on a company that owns it, or whose director does, builds once on a desert hex for ${money(40)} less. The right outlives the closing of the privates.`,
    P3: ({ edition }) =>
      `From the first 3-train on a company that owns it${edition === '2021' ? '' : ', or whose director does,'} may lay the Tasmania tile in addition to its track, free and without a connection. At the latest it is laid when the first 5-train is sold.`,
    P4: (_options, money) =>
      `A company that owns it, or whose director does, buys one 2E-train for ${money(100)} less. The right outlives the closing of the privates.`,
    P5: 'Whoever buys it gets a 10% share of QR with it. It cannot be sold to a company.',
    P6: (_options, money) =>
      `Whoever buys it gets the director's certificate of CAR with it, at a par of ${money(100)}. It cannot be sold to a company and closes with CAR's first train.`,
  },
  places: {
    'Small harbour': 'Small harbour',
    'Port Lincoln (small harbour)': 'Port Lincoln',
    'Perth (Kalgoorlie)': 'Perth/Kalgoorlie',
    'Tasmania site west': 'Tasmania, west',
    'Tasmania site east': 'Tasmania, east',
  },
  causes: {
    price: 'a company has reached the highest price',
    loans: 'too many loans have been taken',
    receiverships: 'too many companies are in receivership',
  },
  payouts: {
    bankOfEngland: () => 'Dividend of the Bank of England',
    compensation: (payer) => `Compensation for shares of ${payer}`,
  },
  payments: {
    loan: (payer, payee, sum) => `${payee} takes a loan of ${sum} from ${payer}.`,
    liability: (payer, payee, sum) => `${payer} pays ${sum} that ${payee} owes its shareholders.`,
    closed: (payer, payee, sum) => `The last ${sum} of ${payer} goes to ${payee}.`,
  },
  events: {
    companyClosed: ({ company }) =>
      `${company} goes into receivership: its shares and trains are out of the game.`,
    ownChanged: ({ change }) =>
      change.topPrice === true
        ? 'The highest price is reached: the game ends with this set of operating rounds.'
        : null,
  },
  actions: {
    lowerPrice({ private: one }, title, state) {
      const price = title.privates.has(one) ? salePrice(title, state, one) - title.priceCut : undefined;
      return `lower the price of ${one}${price === undefined ? '' : ` to ${money(title, price)}`}`;
    },
    takeLoan: () => 'take a loan',
  },
  questions: {
    // What a loan could change is said where the company may take one.
    trackStep: ({ state, offered }) =>
      offered.has('takeLoan') && !offered.has('layTile')
        ? `The company can lay no ${isBegun(state, 'trackStep') ? 'further ' : ''}tile now; a loan might change that.`
        : undefined,
    stationStep: ({ offered }) =>
      offered.has('takeLoan') && !offered.has('placeStation')
        ? 'The company can place no station now; a loan might change that.'
        : undefined,
    runStep({ offered }) {
      const runs = offered.get('runTrains');
      if (!runs) return 'The company earns nothing and must take a loan.';
      return offered.has('takeLoan') && runs.every(({ type }) => type !== 'many')
        ? 'No train can run; before the price falls the company may take a loan.'
        : undefined;
    },
    trainStep: ({ offered }) =>
      offered.has('takeLoan') && offered.has('pass') && !offered.has('buyTrain')
        ? 'The company can buy no train now; a loan might change that.'
        : undefined,
    privatesStep({ offered }) {
      if (!offered.has('takeLoan')) return undefined;
      const open = [
        ...(offered.has('requestPrivate') ? ['buy a private'] : []),
        ...(offered.has('layTile') || offered.has('placeStation') ? ['use a private'] : []),
        'take a loan',
      ];
      return `Before the turn ends: ${either(open)}?`;
    },
    institutionTurn: ({ company }) => `${company} pays its shareholders.`,
    debt: ({ title, state, seat }) => `You owe ${money(title, -cashOf(state, seat))}: sell shares.`,
    tasmania: () => 'The Tasmania tile must be laid now.',
  },
});
