/** What only 1853 says, in English. */
import {
  type CompanyId,
  directorOf,
  type EighteenState,
  type StockTurnTask,
  type Title,
} from '@kursbuch/eighteen';
import { capital } from '@kursbuch/words';
import type { Names, WordsFor } from '@kursbuch/words/eighteen';
import {
  CONTRACT_VALUES,
  type ElephantOfferTask,
  managerOf,
  ownOf,
  type TakeoverTask,
} from '../../rules/index.ts';
import { type ContractNews, concernedBy, contractNews, isBidding, playsOn } from '../contractNews.ts';
import { sheetInSight } from '../sheetInSight.ts';
import type { Vocabulary1853 } from '../vocabulary.ts';

export const speech = ({ either, hexName, list, money, nameOf }: Names): WordsFor<Vocabulary1853> => {
  const sentence = (parts: readonly string[]): string => `${capital(either(parts))}.`;
  const names = (state: EighteenState, seats: readonly number[]): string =>
    list(seats.map((seat) => nameOf(state, seat)));

  /** Whoever decides for a company; a manager is called one. */
  const leaderName = (state: EighteenState, company: CompanyId): string => {
    const manager = managerOf(state, company);
    if (manager !== null) return `${nameOf(state, manager)}, manager`;
    const director = directorOf(state, company);
    return director === null ? '' : nameOf(state, director);
  };

  const contractText = (news: ContractNews, title: Title, state: EighteenState): string => {
    switch (news.what) {
      case 'seats':
        return `The bonds: ${list(news.seats.map(({ seat, bond }) => `${nameOf(state, seat)} ${money(title, bond)}`))}. In this order everybody sits${news.byLot ? ', among equals as the lot fell' : ''}, and ${nameOf(state, news.seats[0]?.seat ?? 0)} has the elephant.`;
      case 'fulfilled':
        return `${nameOf(state, news.seat)} shows the contract: ${list(news.cities.map((city) => hexName(title, city)))} are joined. The bond of ${money(title, news.bond)} comes back.`;
      case 'lost':
        return `The contract of ${nameOf(state, news.seat)}: ${list(news.cities.map((city) => hexName(title, city)))}. The bond of ${money(title, news.bond)} is lost.`;
      case 'managed':
        return `${news.company} has no director: nobody has two shares. A manager leads it.`;
      case 'bbci':
        return news.large
          ? 'BBCI is a large company: Ajmer and Bombay stand in its director’s contract.'
          : 'BBCI is a small company.';
      case 'smallTrains':
        return news.used
          ? 'A small company is in operation: there is one 2, one 2M and one 3M more, and small companies may buy a 2 as a 1M.'
          : 'No small company is in operation: there are no 1Ms.';
      case 'twoTiles':
        return news.now
          ? `${news.company} may lay two tiles from now on, for a fee each time.`
          : `${news.company} may lay two tiles from phase 3 on, free of charge.`;
      case 'engine':
        return `${news.company} uses its engine token.`;
      case 'credit':
        return `${news.company} owes the bank ${money(title, news.debt)} for its train.`;
      case 'extraRound':
        return `${nameOf(state, state.priority)} calls one more operating round with the elephant.`;
      case 'verdict': {
        const culprit = nameOf(state, news.culprit);
        const by = names(state, news.pardonedBy);
        if (news.isPardoned) return `The contract of ${culprit} was invalid; pardoned by ${by}.`;
        return `The contract of ${culprit} was invalid, ${by ? `pardoned only by ${by}` : 'and nobody pardons it'}: ${culprit} must sell until no company is left to direct.`;
      }
    }
  };

  return {
    reasons: {
      // what every game says, as it is in this one
      nothingCarried: 'The {train} carries no mail: it does not run, or there is none here.',
      boughtAlready: 'One share a turn: you have bought one.',
      notForSale: 'Nobody buys a director’s certificate: whoever has most shares gets it for two of them.',
      noShareThere: 'There is no single share of {company} there.',
      treasuryShort: 'That costs {cost}, and the treasury holds {cash}.',
      trainLimit: 'This company may not own more than {limit} trains now.',
      notOnSaleYet: 'The {kind} is not on sale yet: trains of standard gauge are sold in order.',
      discardNotOwned: '{company} has no {kind} to give back.',
      notDirector: 'Only whoever leads {company} decides for it: its director or manager.',
      cityFull: 'There is no free place in this station of {hex}.',
      homeKept: 'This place on {hex} is kept for the home station of another company.',
      tooLong: 'The {train} would visit {used} large stations, and its range is {range}.',
      gaugeDiffers:
        'Only a line of the other gauge leads to {hex}, and the gauge changes only in a station of the company with track of both.',
      declinedAlready: 'The {kind} was refused for that much in this turn: offer another price.',
      onlyWhenForced: 'Shares are traded in stock rounds only.',
      mustRun: 'First decide on the runs; none at all are allowed too.',
      notBankrupt: 'Nobody goes bankrupt in this game.',
      mustSell: [
        'You hold {held} certificates, and {limit} are allowed: sell first.',
        'Sell first what is too much.',
      ],
      // bonds
      bondTooSmall: 'The smallest bond is £{least}.',
      bondStep: 'A bond is a multiple of £{step}.',
      bondAboveCash: 'You have {cash}: no bond can be more than that.',
      bondWritten: 'Your bond is written, and stays as it is.',
      bidsFirst: 'First come the bids: bonds, and the cities of the contracts.',
      bondsFirst: 'First all write their bonds; the cities come after that.',
      bidsOver: 'Bonds and contracts are written before the first stock round only.',
      // contracts
      notInContracts: 'Only the named cities can stand in a contract.',
      cityWrittenAlready: '{hex} stands in your contract already.',
      contractFull: 'Your contract has {most} cities, and that is the most: pass.',
      beyondBond: '{hex} counts £{value}, and only £{left} of your bond is left.',
      minimumOutOfReach: 'With {hex} the bond would not be enough for the {least} cities a contract needs.',
      gangesCities: 'A contract holds two cities of the Ganges valley at most, Calcutta included.',
      gangesNeedsFourth:
        'Two cities of the Ganges valley need a contract of four cities or more, and your bond must reach for them.',
      notOfferedByCity: '{hex} offers no share of {company}.',
      shareGone: 'There is no single share of {company} left.',
      tooFewCities: 'Your contract has {count} of at least {least} cities: go on.',
      bondLeft:
        '£{left} of your bond is left: with £40 or more nobody may pass while there is room for a city.',
      contractComplete: 'You have passed: your contract is complete.',
      // stock round
      unredeemed: 'Shares of {company} that are not redeemed cannot be sold.',
      boughtNow: 'You have bought {company} in this turn, and so cannot sell it.',
      soldFirstOnly:
        '{company} is in operation: contract shares of it are sold at the first opportunity or not in this round.',
      onlyContractShares: [
        '{company} is in operation: in the first stock round only contract shares of it are sold. Of yours that is now: {left}.',
      ],
      foundedNow: '{company} was founded in this stock round: its shares are sold from the next one on.',
      redeemFirst: 'First redeem all your shares: nobody buys another one before.',
      limitForOffice:
        'Nobody buys beyond the limit of {limit} certificates to become director either: you hold {held}.',
      notOffered: '{company} was not named in the bids: it waits until all shares of the others are issued.',
      nothingToRedeem: 'Your shares of {company} to redeem: {unredeemed}.',
      redeemTooExpensive: 'That costs {cost}, and you have {cash}.',
      notInStockRound: 'Shares are redeemed on your own turn in a stock round.',
      punishedSells: 'Your contract was invalid: sell first, until you direct no company.',
      pardonFirst: 'First the others decide whether they pardon an invalid contract.',
      // the elephant
      noSuchBuyer: 'You offer the elephant to another player at this table.',
      buyerLacksMoney: 'That player has {cash}, not {price}.',
      elephantFirst: 'First the offer of the elephant is answered.',
      elephantDecides: 'Only whoever has the elephant decides that.',
      elephantMoment:
        'The elephant may be sold when a stock round ends, and calls a further round when the operating rounds end.',
      // track and stations
      twoTilesFirst: 'First the company chooses when it may lay two tiles.',
      feeShort: 'A second tile costs {cost} with its fee, and the treasury holds {cash}.',
      lineBlocked: 'On the way to {hex} a city is full of stations of other companies.',
      printedTile: 'A tile is printed on {hex}: no yellow one is laid there.',
      losesGauge: 'The track on {hex} keeps its gauge or becomes dual.',
      separateStations: 'Only another station of a divided city leads to {hex}: no track joins its stations.',
      twoTilesChosen:
        '{company} has nothing to choose about two tiles now: large companies choose once, small ones lay one.',
      laidAlready: '{company} has laid what it may lay in this turn.',
      secondLater: '{company} lays two tiles only from phase 3 on.',
      upgradeAlone: 'An upgrade is the only tile of a turn.',
      secondFromSameStation: 'The route to a second tile starts at another station than that to the first.',
      secondSharesTrack: 'The routes to the two tiles of a turn may not share any track.',
      secondThroughFirst: 'The second tile of a turn may not hang on the first.',
      grayBeside: 'Beside {hex} lies a grey tile: no two of them adjoin.',
      outsideTerritory: '{hex} lies outside the territory of {company}.',
      needsFiveOrSix: '{hex} lies outside the territory of {company}: it would need a 5 or a 6.',
      noTrainReaches: 'No train of {company} comes from one of its home stations to {hex}.',
      dutiesClash: 'The trains of {company} could not serve {hex} beside what they must serve already.',
      // trains
      dividedCity: 'No train runs through {hex}: its stations are not joined.',
      ownTrain: '{company} buys trains from others, not from itself.',
      smallOnly: 'A {kind} is for small companies only.',
      metreNotYet: 'Large companies have trains of metre gauge only from phase 3 on.',
      metreNotThisPhase: 'The {kind} comes with a later phase.',
      noOneMetre:
        'There are no 1Ms in this game: no small company was in operation after the first stock round.',
      cardsGone:
        'All 2s and 1Ms are sold; more of them there are in the first operating round only, until the first 3.',
      engineUsed: '{company} has used its engine token.',
      engineNotYet: 'Engine tokens are not used in the first operating round of the game.',
      metreOnSale: 'A train of metre gauge is on sale: the engine token is for when there is none.',
      // credit
      noManager: 'Only a manager buys on credit, and {company} has a director.',
      creditHasTrain: '{company} has a train: credit is for a company without one.',
      creditAffordable: '{company} has {cash} and can pay {cost}: no credit.',
      creditOnlyNew: 'Only a new train that is on sale is bought on credit, not this {kind}.',
      creditTwice: '{company} owes for a train already.',
      creditFirst: '{company} owes £{debt} for its train and pays nothing else before.',
      creditUnpaid: '{company} has not paid for its train, and so cannot sell it.',
      creditSettledFirst: 'First the new director pays for the train on credit, or gives it back.',
      directorLacks: '{needed} is missing, and you have {cash}: the train goes back.',
      managerKeeps: '{company} has a manager, and a manager pays no dividend.',
    },
    privatePowers: {},
    places: {},
    causes: { price: 'a price has reached 400' },
    payouts: {},
    payments: {
      // told with the seats, and with the contract
      bond: () => null,
      bondBack: () => null,
      contractShares: (payer, _payee, sum) => `${payer} pays ${sum} for the shares of the contract.`,
      carried: (_payer, payee, sum) => `${payee} receives ${sum} for the mail.`,
      premium: (_payer, payee, sum) => `${payee} receives a premium of ${sum}.`,
      secondTile: (payer, _payee, sum) => `${payer} pays ${sum} for the second tile.`,
      redeemed: (payer, _payee, sum) => `${payer} redeems shares for ${sum}.`,
      elephant: (payer, payee, sum) => `${payer} buys the elephant from ${payee} for ${sum}.`,
      credit: (payer, _payee, sum) => `${payer} pays ${sum} for its train on credit.`,
    },
    events: {
      floated: ({ company }) => `${company} is in operation.`,
      directorChanged: ({ company, to }, { state }) =>
        to === null
          ? `${company} has no director any more: a manager leads it.`
          : `${nameOf(state, to)} becomes director of ${company}.`,
      turnBegan: ({ company }, { state }) => ({
        text: `${company} (${leaderName(state, company)})`,
        heading: 'turn',
      }),
      // told with the seats at first
      priorityMoved: ({ to }, { state }) =>
        isBidding(state) ? null : `${nameOf(state, to)} has the elephant.`,
      bankBroke: (_event, { state }) =>
        `The bank is broken: the game ends with ${playsOn(state) ? 'the next operating round' : 'this round'}.`,
      passed: ({ seat, company, what }, { state }) =>
        what === 'contract'
          ? `${nameOf(state, seat)} passes: the contract is complete.`
          : what === 'extraRound'
            ? `${nameOf(state, seat)} calls no further operating round.`
            : `${company ?? nameOf(state, seat)} passes.`,
      ownChanged({ change }, { title, state }) {
        const news = contractNews(state, change);
        return news && { text: contractText(news, title, state), ...concernedBy(state, news) };
      },
    },
    actions: {
      writeBond: ({ amount }, title) => `write a bond of ${money(title, amount)}`,
      writeCity: ({ city, company }, title) =>
        `write ${hexName(title, city)} for ${money(title, CONTRACT_VALUES[city] ?? 0)} and take a share of ${company}`,
      redeemShares: ({ company, count }, title, state) =>
        `redeem ${count} ${count === 1 ? 'share' : 'shares'} of ${company} for ${money(title, count * (state.companies[company]?.par ?? 0))}`,
      offerElephant: ({ to, price }, title, state) =>
        `offer the elephant to ${nameOf(state, to)} for ${money(title, price)}`,
      callRound: () => 'call one more operating round',
      chooseTwoTiles: ({ from }) =>
        from === 'now'
          ? 'lay two tiles from now on, for a fee each time'
          : 'lay two tiles from phase 3 on, free of charge',
      buyOnCredit: ({ kind }, title) =>
        `take a ${kind} on credit for ${money(title, title.trains.get(kind)?.price ?? 0)}`,
      settleCredit: ({ pays }) => (pays ? 'pay for the train on credit' : 'give the train on credit back'),
      pardon: ({ pardons }) => (pardons ? 'pardon' : 'do not pardon'),
    },
    questions: {
      bonds: () => 'How high is your bond? All write at once, and nobody sees the others’.',
      contracts({ offered }) {
        return sentence([
          ...(offered.has('writeCity') ? ['write a city in secret and take one of its shares'] : []),
          ...(offered.has('pass') ? ['pass: your contract is complete'] : []),
        ]);
      },
      stockTurn({ task, offered }) {
        const { bought, soldNow, traded } = task as StockTurnTask;
        const open = [
          ...(offered.has('redeemShares') ? ['redeem shares'] : []),
          ...(offered.has('buyShare') ? ['buy a share'] : []),
          ...(offered.has('sellShares') ? [soldNow.length > 0 ? 'sell more' : 'sell shares'] : []),
          ...(offered.has('pass') ? [traded ? 'end your turn' : 'pass'] : []),
        ];
        return `${bought ? 'You have bought. ' : ''}${sentence(open)}`;
      },
      elephant: () => 'The elephant is yours. Keep it, or offer it to another player.',
      elephantOffer({ title, state, task }) {
        const { from, price } = task as ElephantOfferTask;
        return `${nameOf(state, from)} offers you the elephant for ${money(title, price)}.`;
      },
      extraRound: () => 'Shall there be one more operating round before the stock round?',
      takeover({ title, state, task }) {
        const { company } = task as TakeoverTask;
        const debt = ownOf(state).credit[company]?.debt ?? 0;
        return `You are director of ${company} now, and it owes ${money(title, debt)} for its train. Pay for it now, or give it back.`;
      },
      twoTiles: ({ company }) =>
        `When may ${company} lay two tiles in a turn? The choice is for the whole game.`,
      pardon: () => 'This contract was against the rules. Do you pardon it?',
    },
    passes: {
      contracts: {
        choice: 'pass: the contract is complete',
        done: (who) => `${who} passes: the contract is complete.`,
      },
      elephant: { choice: 'keep the elephant', done: (who) => `${who} keeps the elephant.` },
      extraRound: {
        choice: 'no further operating round',
        done: (who) => `${who} calls no further operating round.`,
      },
    },
    priority: 'elephant',
    leaderName,
    remarks(title, state) {
      const { contracts, credit, unredeemed, twoTiles } = ownOf(state);
      return [
        ...Object.entries(contracts).map(([seat, { bond, count, fulfilled }]) =>
          fulfilled
            ? `${nameOf(state, Number(seat))} has fulfilled the contract.`
            : `${nameOf(state, Number(seat))}: bond ${money(title, bond)}, ${count === 0 ? 'no city' : count === 1 ? '1 city' : `${count} cities`} in the contract.`,
        ),
        ...sheetInSight(state).map(
          ({ seat, cities }) =>
            `Only ${nameOf(state, seat)} sees this: ${cities.length > 0 ? list(cities.map((city) => hexName(title, city))) : 'no city yet'}.`,
        ),
        ...Object.entries(unredeemed).flatMap(([company, bySeat]) =>
          Object.entries(bySeat).flatMap(([seat, count]) =>
            count > 0
              ? [
                  `${nameOf(state, Number(seat))} has not redeemed ${count} ${count === 1 ? 'share' : 'shares'} of ${company}.`,
                ]
              : [],
          ),
        ),
        ...Object.entries(credit).map(
          ([company, { debt }]) => `${company} owes ${money(title, debt)} for its train.`,
        ),
        ...Object.entries(twoTiles).flatMap(([company, from]) =>
          from === 'now' ? [`${company} may lay two tiles for a fee.`] : [],
        ),
      ];
    },
  };
};
