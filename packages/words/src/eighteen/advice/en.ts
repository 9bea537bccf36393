/** Advice in English. */
import { capital } from '../../figures.ts';
import { reasons as reasons1848 } from '../../titles/1848/advice.en.ts';
import { reasons as reasons1853 } from '../../titles/1853/advice.en.ts';
import { reasons as reasons1854 } from '../../titles/1854/advice.en.ts';
import { numberEn as number } from './numbers.ts';
import type { AdviceText } from './types.ts';

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

export const advice: AdviceText = {
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
    privateTooDear: ({ private: one, price, worth }, { money }) =>
      `${money(price)} is more than ${one} should bring (about ${money(worth)}).`,
    keepMoney: ({ amount }, { money }) =>
      Number.isFinite(amount) && amount > 0
        ? `The money is needed to float a company: ${money(amount)} at least.`
        : 'The money does more in shares.',
    cheapestPrivate: ({ private: one, price }, { money }) =>
      `Something has to be bought, and ${one} is the cheapest (${money(price)}).`,
    privateToCompany: ({ company, private: one, price, face }, { money }) =>
      `${company} may pay you ${money(price)} for ${one}, which cost ${money(face)}, and can spare it.`,
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
        ? `No share is worth its price: the best, ${best.company}, costs ${money(best.price)} and should bring about ${money(best.brings)}.`
        : 'No share on sale promises enough for its price.',
    floatsAlone: ({ company, par, cost }, { money }) =>
      `At a par of ${money(par)} you can float ${company} alone, for ${money(cost)}.`,
    lowestPar: ({ company, par }, { money }) =>
      `At the lowest par, ${money(par)}, ${company} needs least to float.`,
    floatsSoon: ({ company, papers, cost }, { money }) =>
      `${company} floats with ${number(papers)} more ${papers === 1 ? 'share' : 'shares'}, for ${money(cost)}.`,
    runWaits: ({ company, revenue }, { money }) =>
      `A run of ${money(revenue)} waits at the home of ${company}.`,
    goodHome: ({ company }) => `The home of ${company} has the best cities around it.`,

    // the map
    runGrows: ({ company, from, to }, { money }) =>
      from > 0
        ? `The run of ${company} grows from ${money(from)} to ${money(to)}.`
        : `${company} earns ${money(to)} at once.`,
    nextRunGrows: ({ company, train, more }, { money, aTrain }) =>
      `With ${aTrain(train)} ${company} would earn ${money(more)} more.`,
    stopsNearer: ({ company, hex }, { place }) =>
      `From ${place(hex)} the track of ${company} leads on to stops it does not reach yet.`,
    ground: ({ cost }, { money }) => `The ground costs ${money(cost)}, which is counted in.`,
    noTile: ({ company }) => `No tile brings ${company} more than it costs.`,
    stationEarns: ({ company, hex, more, cost }, { money, place }) =>
      `A station in ${place(hex)} brings ${company} ${money(more)} more a round, for ${money(cost)}.`,
    noStation: ({ company, more, cost }, { money }) =>
      more > 0
        ? `The best station would bring ${company} only ${money(more)} a round for ${money(cost)}, or its money is needed for a train.`
        : `No station would make the runs of ${company} longer.`,
    homeEarns: ({ company, hex, revenue }, { money, place }) =>
      revenue > 0
        ? `From here in ${place(hex)} ${company} runs for ${money(revenue)}.`
        : `${company} is no worse off here in ${place(hex)} than anywhere.`,
    bestRuns: ({ company, revenue }, { money }) =>
      `No better runs were found: ${company} earns ${money(revenue)}.`,

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
    mustOwnTrain: ({ company, train: kind, price, help }, { money, aTrain }) =>
      help > 0
        ? `${company} must have a train: ${aTrain(kind)} for ${money(price)} costs you ${money(help)}.`
        : `${company} must have a train, and ${aTrain(kind)} for ${money(price)} is the cheapest.`,
    idleMoney: ({ company, treasury }, { money }) =>
      `${money(treasury)} lies idle in the treasury of ${company}.`,
    noTrain: ({ company }) => `No train on sale brings ${company} what it costs.`,
    trainMissedLeast: ({ company, train: kind, revenue }, { money, train }) =>
      `Without this ${train(kind)} ${company} still earns ${money(revenue)}.`,
    spareTrain: ({ company, train: kind, from }, { train }) =>
      `${from} can spare the ${train(kind)}, and ${company} pays next to nothing for it.`,

    // revenue
    payOut: ({ company, yours, from, to }, { money }) =>
      to > from
        ? `Paying brings you ${money(yours)} and moves ${company} from ${money(from)} to ${money(to)}.`
        : `Paying brings you ${money(yours)}, and the price of ${company} does not fall.`,
    keepForTrain: ({ company, train: kind, price, treasury }, { money, aTrain }) =>
      `The run helps ${company} to ${aTrain(kind)}: it costs ${money(price)}, and there is ${money(treasury)}.`,

    // the rest
    standsBetter: ({ by }, { money }) => `You should stand about ${money(by)} better at the end.`,
    goodDeal: ({ price, face }, { money }) => `${money(price)} is a good price beside ${money(face)}.`,
    badDeal: ({ price, face }, { money }) => `${money(price)} is no good price beside ${money(face)}.`,
    nothingBetter: () => 'Nothing on offer would be of use now.',
    anyOfThem: () => 'One of these has to be chosen, and none looks better.',

    ...reasons1848,
    ...reasons1853,
    ...reasons1854,
  },
};
