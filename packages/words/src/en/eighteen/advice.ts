/** Advice in English. */

import type { KitAdviceText } from '../../eighteen/advice/types.ts';
import { capital } from '../../figures.ts';
import { number } from '../numbers.ts';

/** "in about two rounds". */
const soon = (rounds: number): string => {
  const whole = Math.round(rounds);
  return whole < 1
    ? 'this very round'
    : whole === 1
      ? 'in about one round'
      : `in about ${number(whole)} rounds`;
};

const signed = (amount: number, money: string): string => (amount < 0 ? money : `+${money}`);

export const advice: KitAdviceText = {
  worth: {
    end: (worth, { money }) => `${signed(worth, money(worth))} by the end`,
    round: (worth, { money }) => `${signed(worth, money(worth))} a round`,
    now: (worth, { money }) => signed(worth, money(worth)),
    coin: (worth, { money }) => `${worth.toFixed(1)} back for each ${money(1)}`,
  },
  reasons: {
    // privates
    privateWorth: ({ private: one, price, worth }, { money }) =>
      `${one} costs ${money(price)} and should bring about ${money(worth)}.`,
    privateSells: ({ most, phase }, { money }) =>
      `From phase ${phase} on a company may buy it from you for up to ${money(most)}.`,
    privateTooExpensive: ({ private: one, price, worth }, { money }) =>
      `${money(price)} is more than ${one} should bring (about ${money(worth)}).`,
    bidTooHigh: ({ private: one, price, most }, { money }) =>
      `${money(price)} is more than you should bid for ${one} (${money(most)}).`,
    keepMoney: ({ amount, cash, private: one, price }, { money }) =>
      amount <= 0
        ? 'The money does more in shares.'
        : cash >= amount
          ? `${one} for ${money(price)} would leave you ${money(cash - price)}, less than the ${money(amount)} for the papers that float a company.`
          : `You have only ${money(cash)} free, less than the ${money(amount)} for the papers that float a company: spend none of it on privates.`,
    noPrivateInReach: ({ cash }, { money }) => `With ${money(cash)} you can pay for nothing that is on sale.`,
    leadsBid: ({ private: one, bid }, { money }) => `Your bid of ${money(bid)} for ${one} is the highest.`,
    enoughBids: ({ count }) =>
      `You have ${number(count)} ${count === 1 ? 'bid' : 'bids'} open, and that is enough.`,
    cheapestPrivate: ({ private: one, price }, { money }) =>
      `Something has to be bought, and ${one} is the cheapest (${money(price)}).`,
    privateToCompany: ({ company, private: one, price, face }, { money }) =>
      `${company} may pay you ${money(price)} for ${one}, on which ${money(face)} is printed, and can spare it.`,
    privateCloses: ({ private: one }) => `${one} will be closed soon; the share it is exchanged for stays.`,

    // shares
    shareBrings: ({ company, price, brings, rounds }, { money }) =>
      `A share of ${company} costs ${money(price)} and should bring ${money(brings)} by the end, in about ${number(Math.round(rounds))} more ${Math.round(rounds) === 1 ? 'round' : 'rounds'}.`,
    shareEarns: ({ company, price, pays }, { money }) =>
      pays > 0
        ? `A share of ${company} costs ${money(price)} and pays ${money(pays)} a round.`
        : `${company} is new: a share for ${money(price)} is there from its first run.`,
    ownCompany: ({ company }) => `You direct ${company}: what becomes of it is up to you.`,
    crash: ({ company, price, brings }, { money }) =>
      `A share of ${company} sells for ${money(price)} now; kept, it would bring only about ${money(brings)}.`,
    deadCompany: ({ company }) => `${company} has no train and no money for one: its price will fall.`,
    roomForShare: ({ company, better, more }, { money }) =>
      `You may hold no more certificates: ${better} in the place of ${company} brings about ${money(more)} more.`,
    roomForCompany: ({ company, begins }) =>
      `You need room for the certificates of ${begins}, and ${company} brings least.`,
    leastMissed: ({ company, brings }, { money }) =>
      `Money is needed: ${company} brings ${money(brings)} and is missed least.`,
    noShare: ({ best }, { money }) =>
      best
        ? `No share promises enough: the best, ${best.company}, costs ${money(best.price)} and should bring about ${money(best.brings)} by the end.`
        : 'No share on sale promises enough for its price.',
    boughtAlready: () => 'You have bought in this turn, and a turn has one purchase.',
    noMoney: ({ cash, price }, { money }) =>
      `You have ${money(cash)}; the cheapest share costs ${money(price)}.`,
    enoughPapers: ({ limit }) => `You may hold no more than ${number(limit)} certificates.`,
    noShareOnSale: () => 'There is no share that you could buy now.',
    floatsAlone: ({ company, par, cost }, { money }) =>
      `At a par of ${money(par)} you can float ${company} alone, for ${money(cost)}.`,
    lowestPar: ({ company, par }, { money }) =>
      `At the lowest par, ${money(par)}, ${company} needs least to float.`,
    floatsSoon: ({ company, papers, cost }, { money }) =>
      `${company} floats with ${number(papers)} more ${papers === 1 ? 'share' : 'shares'}, for ${money(cost)}.`,
    runWaits: ({ company, revenue }, { money }) =>
      `A run of ${money(revenue)} waits at the home of ${company}.`,
    goodHome: ({ company }) => `The home of ${company} has good cities around it.`,

    // the map
    runGrows: ({ company, from, to }, { money }) =>
      from > 0
        ? `The run of ${company} grows from ${money(from)} to ${money(to)}.`
        : `${company} earns ${money(to)} at once.`,
    nextRunGrows: ({ company, train, from, to }, { money, aTrain }) =>
      from > 0
        ? `Once ${company} buys ${aTrain(train)}, this tile lets it earn ${money(to)} instead of ${money(from)}.`
        : `Once ${company} buys ${aTrain(train)}, this tile lets it earn ${money(to)}.`,
    stopsNearer: ({ company, hex }, { place }) =>
      `From ${place(hex)} the track of ${company} leads on to stops it does not reach yet.`,
    laidAhead: ({ company, hex }, { place }) =>
      `The track of ${company} does not come to ${place(hex)} yet; the tile lies there once it does.`,
    ground: ({ cost }, { money }) => `The ground costs ${money(cost)}, which is counted in.`,
    noTile: ({ company }) => `No tile brings ${company} more than it costs.`,
    noTileToLay: ({ company }) => `There is no tile that ${company} could lay.`,
    tileOrTrain: ({ company, price, treasury }, { money }) =>
      treasury < price
        ? `${company} has ${money(treasury)} and needs ${money(price)} for a train; no tile that costs nothing brings anything.`
        : `${company} has ${money(treasury)} and keeps ${money(price)} of it for a train; no tile it can pay beside that brings anything.`,
    stationOrTrain: ({ company, price, treasury }, { money }) =>
      `${company} has ${money(treasury)} and needs ${money(price)} for a train: a station has to wait.`,
    stationEarns: ({ company, hex, more, cost }, { money, place }) =>
      `A station in ${place(hex)} brings ${company} ${money(more)} more a round, for ${money(cost)}.`,
    stationForTrain: ({ company, hex, train, more, cost }, { money, place, aTrain }) =>
      `Once ${company} buys ${aTrain(train)}, a station in ${place(hex)} brings it ${money(more)} more a round, for ${money(cost)}.`,
    stationKeepsWay: ({ company, rival, hex, loses, cost }, { money, place }) =>
      `${rival} could close ${place(hex)} with a station, and ${company} would earn ${money(loses)} less a round. One of its own costs ${money(cost)}.`,
    noStation: ({ company, more, cost }, { money }) =>
      more > 0
        ? `The best station would bring ${company} only ${money(more)} a round for ${money(cost)}.`
        : `No station would make the runs of ${company} longer.`,
    homeEarns: ({ company, hex, revenue }, { money, place }) =>
      revenue > 0
        ? `From here in ${place(hex)}, ${company} runs for ${money(revenue)}.`
        : `${company} is no worse off here in ${place(hex)} than anywhere.`,
    bestRuns: ({ company, revenue }, { money }) =>
      `There are no better runs: ${company} earns ${money(revenue)}.`,

    // trains
    trainRush: ({ company, sold, rounds, next, lacks }, { money, train, aTrain }) =>
      `The ${train(sold)}s are out ${soon(rounds)}; ${
        lacks > 0
          ? `${company} lacks ${money(lacks)} for ${aTrain(next)}.`
          : `${company} has the money for ${aTrain(next)}.`
      }`,
    trainsGo: ({ company, trains, next, rounds }, { train }) =>
      `The first ${train(next)} comes ${soon(rounds)} and leaves ${company} without its ${trains.length === 1 ? train(trains[0] ?? '') : 'trains'}.`,
    trainEarns: ({ company, train: kind, price, more }, { money, aTrain }) =>
      `${capital(aTrain(kind))} for ${money(price)} earns ${company} ${money(more)} more a round.`,
    scrapsOthers: ({ train: kind, companies }, { train, list }) =>
      `The first ${train(kind)} scraps trains of ${list(companies)}.`,
    firstTrain: ({ company }) => `${company} has no train and cannot run.`,
    mustOwnTrain: ({ company, train: kind, price, help, isCheapest }, { money, aTrain }) =>
      help > 0
        ? `${company} must have a train: ${aTrain(kind)} for ${money(price)} costs you ${money(help)}.`
        : isCheapest
          ? `${company} must have a train, and ${aTrain(kind)} for ${money(price)} is the cheapest that will do.`
          : `${company} must have a train: ${aTrain(kind)} for ${money(price)} is the best of those on sale.`,
    fallsWithPurchase: ({ company }) =>
      `${company} must buy a train, and what that costs takes it out of the game.`,
    idleMoney: ({ company, treasury }, { money }) =>
      `${money(treasury)} lies idle in the treasury of ${company}.`,
    noTrain: ({ company }) => `No train on sale brings ${company} what it costs.`,
    enoughTrains: ({ company, count }) =>
      `${company} has ${number(count)} ${count === 1 ? 'train' : 'trains'} and may have no more.`,
    noTrainMoney: ({ company, treasury, price }, { money }) =>
      `${company} has ${money(treasury)}; the cheapest train that will do costs ${money(price)}.`,
    noTrainOnSale: ({ company }) => `There is no train on sale that ${company} could use.`,
    trainMissedLeast: ({ company, train: kind, revenue }, { money, train }) =>
      `Without this ${train(kind)} ${company} still earns ${money(revenue)}.`,
    spareTrain: ({ company, train: kind, from }, { train }) =>
      `${from} can spare the ${train(kind)}, and it earns more for ${company}.`,

    sisterTrain: ({ train: kind, from, price }, { train, money }) =>
      `${from} is yours too and gives its ${train(kind)} for ${money(price)}.`,

    // revenue
    payOut: ({ company, yours, from, to }, { money }) =>
      to > from
        ? `Paying brings you ${money(yours)} and moves ${company} from ${money(from)} to ${money(to)}.`
        : `Paying brings you ${money(yours)}, and the price of ${company} does not fall.`,
    keepForTrain: ({ company, train: kind, price, treasury }, { money, aTrain }) =>
      `The run helps ${company} to ${aTrain(kind)}: it costs ${money(price)}, and there is ${money(treasury)}.`,

    // the rest
    standsBetter: ({ by }, { money }) => `You should stand about ${money(by)} better at the end.`,
    playedOn: ({ rounds }) => `Played on for ${number(rounds)} rounds in your head, this came out best.`,
    goodDeal: ({ price, fair }, { money }) =>
      `${money(price)} is a good price: ${money(fair)} would be fair.`,
    tooLittle: ({ price, fair }, { money }) =>
      `${money(price)} is too little: it should be ${money(fair)} at least.`,
    tooMuch: ({ price, fair }, { money }) =>
      `${money(price)} is too much: it should be ${money(fair)} at most.`,
    lastTrain: ({ company }) => `${company} would be left without a train.`,
    nothingBetter: () => 'Nothing on offer promises more than waiting.',
    anyOfThem: () => 'One of these has to be chosen, and none looks better.',
  },
};
