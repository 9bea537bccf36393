/** The rules that concern what is decided at a moment. */
import type { Citation } from '@kursbuch/table';
import type { RuleCases } from '../game/look.ts';

/** What people are refused most at each decision: the rules behind that are what they look for there. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  privateSale: ['notOnOffer', 'bidBelowPrice', 'notEnoughFreeCash', 'atFloor', 'mustBuyOrLower'],
  bidding: ['raiseTooLow', 'auctionFirst', 'cashLaidAside', 'notEnoughFreeCash'],
  parChoice: ['badPar', 'parFirst'],
  stockTurn: [
    'boughtAlready',
    'soldThisRound',
    'certificateLimit',
    'holdingLimit',
    'directorFirst',
    'badPar',
    'poolLimit',
    'firstRoundSale',
  ],
  beforeRound: ['notExchangeable', 'exchangeLimit', 'notBetweenTurns'],
  trackStep: [
    'laidAlready',
    'twoYellows',
    'notConnected',
    'colourNotYet',
    'notAnUpgrade',
    'losesTrack',
    'privateBlocks',
    'labelledTile',
  ],
  stationStep: ['placedAlready', 'stationNotConnected', 'cityFull', 'stationThere', 'homeKept'],
  chooseHome: ['homeFirst', 'homeUndecided'],
  runStep: ['tooShort', 'noOwnStation', 'tooLong', 'skipsStop', 'trackTwice', 'closedCity', 'sharedTrack'],
  revenueStep: ['revenueFirst'],
  trainStep: [
    'mustOwnTrain',
    'trainLimit',
    'notOnSaleYet',
    'facePrice',
    'priceAtLeastOne',
    'noTradeIn',
    'cheapestOnly',
    'directorShort',
  ],
  privatesStep: ['privatesNotYet', 'privatePrice', 'notForCompanies'],
  discardTrains: ['withinTrainLimit', 'trainLimit'],
  consent: ['facePrice', 'priceAtLeastOne'],
  over: ['gameOver'],
};

/** The rule where no special case holds. */
const usual = (citation: Citation): string =>
  typeof citation === 'string' ? citation : usual(citation.otherwise);

/** Chapter 0 is about the program: what a title's rulebook does not know is filed there. */
const OF_THE_PROGRAM = /^\w+-0[.-]/;

/** The numbers of the rules for a kind of decision, what the title names itself first. */
export function rulesFor({ refused, at }: RuleCases, kind: string): readonly string[] {
  const cited = (REFUSED[kind] ?? []).flatMap((reason) => {
    const citation = refused[reason];
    return citation === undefined ? [] : usual(citation);
  });
  return [...new Set([...(at[kind] ?? []), ...cited])].filter((rule) => !OF_THE_PROGRAM.test(rule));
}
