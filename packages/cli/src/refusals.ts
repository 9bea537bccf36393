/** Why not: a sentence for every reason a rule can state. Words in braces come from the refusal's parameters. */
import type { Params, Refusal } from '@kursbuch/table';

/** One sentence, or several of which the first is taken whose words are all known. */
export const REASONS: Readonly<Record<string, string | readonly string[]>> = {
  // the table
  malformed: [
    'An action {type} with this {field} has no meaning.',
    'The {field} is missing or makes no sense: numbers are whole and not negative.',
  ],
  unknownAction: 'There is no action "{type}".',
  unknownOption: 'There is no option "{option}".',
  badOption: 'The option {option} cannot have this value.',
  badPlayers: 'This game is not for {players} players.',
  sameName: 'Every player needs a name of his own.',
  noSuchSeat: 'Nobody sits in seat {seat}.',
  noSuchCompany: 'There is no company "{company}" here.',
  noSuchPrivate: 'There is no private "{private}".',
  noSuchKind: 'There is no train "{kind}".',
  noSuchStop: 'There is no stop {stop} on the map.',
  gameOver: 'The game is over.',
  notYourTurn: ['It is the turn of {waiting}.', 'It is not your turn.'],
  notNow: 'This cannot be done now.',

  // private sale
  notOnOffer: '{private} is not on offer: the privates are sold in order.',
  notInPrivateSale: 'While the privates are on sale nothing else is done.',
  notEnoughFreeCash: 'It costs {cost}, and you have {cash}.',
  cashLaidAside: 'It costs {cost}, and only {cash} are not laid aside for your bids.',
  noBidHere: 'There is no bidding on {private}: it is on offer now, or sold.',
  bidBelowPrice: 'The first bid on {private} is at least {min}.',
  bidTooLow: 'A bid on {private} must now be at least {min}.',
  bidTooHigh: 'You can bid at most {max} on {private}: the money must be there.',
  notAuctioned: '{private} is being fought for now.',
  raiseTooLow: 'To stay in the auction of {private} bid at least {min}.',
  auctionFirst: 'First the auction must be decided.',
  notABidder: 'Only those who have bid on {private} take part in its auction.',
  parFirst: ['First the par price of {company} must be named.', 'First the par price must be named.'],
  badPar: 'Par cannot be {price}; it is one of {allowed}.',
  privatesUnsold: 'No shares are sold before all privates have an owner.',
  dealsNotYet: 'Privates are not traded while some are still unsold.',

  atFloor: '{private} cannot get cheaper than {floor}.',
  mustBuy: 'Nobody owns a private yet: you must buy one.',
  mustBuyOrLower: 'Without a private of your own you must buy one or make one cheaper.',

  // stock round
  debtFirst: 'You are in debt: first sell.',
  sellsFirst: 'Selling comes before buying.',
  oneBlock: 'All shares of {company} you sell in one turn are sold at once.',
  mustSell: [
    'You hold {held} certificates, and {limit} are allowed: first sell.',
    'First sell what is too much.',
  ],
  mustSellDown: 'You hold more of a company than is allowed: first sell.',
  directorFirst: "The first certificate of {company} to be sold is the director's.",
  noShareThere: 'There are not so many shares of {company} in the {from} (available: {available}).',
  holdingLimit: 'Nobody may hold more than {limit}% of {company} (you hold {held}%).',
  certificateLimit: [
    'Nobody may hold more than {limit} certificates (you hold {held}).',
    'Nobody may hold more than {limit} certificates.',
  ],
  notEnoughCash: 'It costs {cost}, and there are only {cash}.',
  shareTooDear: 'It costs {cost}, and you have {cash}.',
  boughtAlready: 'You have made your purchase of this turn.',
  boughtSeveral: 'Several certificates in one turn must be of one company and all from the pool.',
  onlyOne: 'Only one share of {company} may be bought in a turn.',
  onlyFromPool: 'Several shares of {company} may be bought from the pool only.',
  soldThisRound: 'You have sold {company} in this stock round and may not buy it again before the next.',
  notForSale: "The director's certificate of {company} is not for sale.",
  alreadyStarted: '{company} is already started.',
  firstRoundSale: 'Nothing may be sold in the first stock round.',
  notHeld: 'You do not hold {percent}% of {company} (you hold {held}%).',
  noPrice: '{company} has no price yet.',
  companyGone: '{company} is out of the game, and so are its shares.',
  poolLimit: 'The pool takes no more than {limit}% of {company} (there are {pool}% in it).',
  nobodyToDirect: 'Nobody else could become director of {company}: its certificate cannot be sold.',

  // privates
  firstRoundDeal: 'Privates are not traded in the first stock round.',
  onlyBuyerActs: 'Only the buyer of a private acts.',
  notTradable: '{private} may not change hands between players.',
  badPrice: 'A private is not sold for {price}.',
  buyerShort: 'The buyer cannot pay {cost}.',
  buyerAtLimit: 'The buyer would hold more than {limit} certificates.',
  notAPlayers: '{private} does not belong to a player.',
  notYours: '{private} is not yours.',
  yoursAlready: '{private} is yours already.',
  declinedAlready: [
    '{private} was refused in this turn already.',
    'The {kind}-train was refused in this turn already.',
  ],
  answerFirst: 'First the proposed deal must be answered.',
  privateClosed: '{private} is closed.',
  privateGone: '{private} is closed and out of the game.',
  privatesNotYet: 'Companies may not buy privates in phase {phase}.',
  notForCompanies: 'No company may buy {private}.',
  privatePrice: 'A company pays from {min} to {max} for {private}.',
  notExchangeable: '{private} cannot be exchanged for a share.',
  noExchange: '{private} cannot be exchanged for a share by you.',
  exchangePrivatesUnsold: 'There is no exchange before all privates have an owner.',
  exchangeLimit: 'Nobody exchanges beyond {limit}% of the company.',
  noShareToExchange: 'There is no share of {company} in the {from}.',
  notBetweenTurns: "An exchange is made on one's own stock turn or between two turns.",

  // operating round: order
  stepOver: [
    'This step of the turn of {company} is over, or has not come yet.',
    'This step of the turn is over, or has not come yet.',
  ],
  revenueFirst: 'First decide whether the revenue is paid out or withheld.',
  lessThanBest: 'These runs bring {revenue}, and {best} are possible: {more} more.',
  mustRun: [
    '{company} has a train and a route: it must run.',
    'A company with a train and a route must run.',
  ],
  treasuryShort: 'It costs {cost}, and the treasury holds {cash}.',
  notInOperatingRound: 'Shares are traded in stock rounds only.',
  notDirector: 'Only the director decides for {company}.',

  // track
  unknownHex: 'There is no hex {hex} on the map.',
  unknownTile: 'There is no tile {tile}.',
  badRotation: 'A rotation is a number from 0 to 5.',
  fixedHex: 'No tile may be laid on {hex}.',
  colourNotYet: 'There are no {colour} tiles in this phase yet.',
  hexNotYet: 'Nothing can be built on {hex} before there are {colour} tiles.',
  labelledHex: 'Only tiles with its letters may be laid on {hex}.',
  labelledTile: 'The letters of tile {tile} do not fit {hex}.',
  wrongStops: 'Tile {tile} has not the cities and towns of {hex}.',
  wrongColour: 'Tile {tile} is not of the next colour on {hex}.',
  notAnUpgrade: 'Tile {tile} does not follow the tile on {hex}.',
  noTileLeft: 'All tiles {tile} are on the map.',
  offMap: ['The track on {hex} would run off the map.', 'The way leads off the map.'],
  impassableSide: 'The track on {hex} would run over an impassable side.',
  plainOnly: 'Only plain track fits the open ground of {hex}.',
  townsOnly: 'Only a tile with two small towns fits {hex}.',
  cityOnly: 'Only a tile with one large city fits {hex}.',
  twoCitiesOnly: 'Only a tile with two separate cities fits {hex}.',
  kOnly: 'From green on K tiles belong on K cities, and nowhere else: {tile} does not fit {hex}.',
  oneYellow: 'A company lays one yellow tile a turn.',
  twoYellows: 'A company lays two yellow tiles a turn or replaces one.',
  darkBlueSide: 'The track on {hex} would run into {side} before the Tasmania tile meets it.',
  blankSide: 'The track on {hex} would run against a blank side.',
  losesTrack: 'The new tile must keep all track of the old one on {hex}.',
  notConnected: 'The company has no way from a station of its own to the track on {hex}.',
  noAccess: 'No track of the new tile on {hex} is open to the company.',
  privateBlocks: '{hex} is closed as long as a player owns {private}.',
  noSuchPower: '{private} gives the company no power to do this.',
  powerUsed: 'The power of {private} has been used.',
  powerGone: 'The power of {private} is gone: there is a tile in its hex.',

  // stations
  notACity: 'There is no such city on {hex}.',
  noStationLeft: '{company} has no station left.',
  stationThere: 'The company has a station on {hex} already.',
  cityFull: 'There is no free place on {hex}.',
  homeUndecided: 'The place of a home station on {hex} is not decided yet.',
  homeKept: 'The last place on {hex} is kept for a home station.',
  stationTooDear: 'The station costs {cost}, and the treasury holds {cash}.',
  stationNotConnected: 'The company has no way from a station of its own to the city on {hex}.',
  powerStationGone: 'The free station of {private} goes with its tile, in the same turn.',
  homeFirst: 'First the place of the home station must be named.',
  notAHome: 'The home station cannot stand on {hex} (stop {stop}).',

  // routes
  noSuchTrain: ['There is no train {train} to run.', '{company} has no {kind}-train.'],
  trainTwice: 'Train {train} runs once.',
  tooShort: 'The route of train {train} needs two stops.',
  broken: ['The track of train {train} is broken at {hex}.', 'The route of train {train} is broken.'],
  reversesAtSwitch: 'Train {train} cannot turn round at the switch on {hex}.',
  changesTrackAtCrossing: 'Train {train} cannot change track where lines cross on {hex}.',
  trackTwice: 'Train {train} would use the same track on {hex} twice.',
  stopTwice: 'Train {train} would visit {stop} twice.',
  placeTwice: 'Train {train} would visit the off-map area of {stop} twice.',
  offboardInside: 'A route ends in an off-map area: {stop} cannot be in the middle.',
  closedCity: 'All places in {stop} are taken by others: train {train} cannot run through.',
  noOwnStation: 'There is no station of the company on the route of train {train}.',
  tooLong: 'Train {train} visits {used} stops, and its range is {range}.',
  tooManyGauges: 'With its changes of gauge train {train} uses {used}, and its range is {range}.',
  notFromStation: 'The route of train {train} ends at a station of its own company.',
  sharedTrack: 'Trains {train} and {other} would use the same track.',
  skipsStop: 'Train {train} cannot pass a stop on {hex} without counting it.',
  wrongGauge: 'Train {train} does not run on the gauge of {hex}.',
  notForThisTrain: '{stop} is not for train {train}.',
  notExact: 'Train {train} must visit exactly {range} stops, not {used}.',
  wrongEnd: 'Train {train} runs to {area}.',

  // trains
  notOnSaleYet: 'The {kind}-train is not on sale.',
  noTrainLeft: 'There is no {kind}-train left.',
  notInPool: 'There is no {kind}-train in the pool.',
  trainNotOwned: '{company} has no {kind}-train.',
  trainLimit: 'No company may own more than {limit} trains now.',
  facePrice: 'A {kind}-train costs {price} here.',
  priceAtLeastOne: 'A train changes hands for at least 1.',
  firstOnly: 'A train is traded in only for the first of these cards.',
  faceBetweenDirectors: 'Between different directors a {kind}-train costs exactly {price}.',
  tradeNotYet: 'Companies do not trade trains yet.',
  notTraded: 'A {kind} is not traded between companies.',
  dieselNotYet: 'There are no diesels while a 6-train is in the bank.',
  ghanNotYet: 'There is no 2E before the first 5-train is sold.',
  trainTooDear: 'It costs {cost}, and the treasury holds {cash}.',
  priceAboveTreasury: 'It costs {cost}, and the treasury holds {cash}.',
  loansForBankTrain: 'Loans beyond the first pay for a new train from the bank only.',
  noExtraLoans: 'A new train for {cheapest} can be paid without further loans.',
  oneGhan: 'A company owns one 2E at most.',
  loansNotYet: 'There are no loans yet.',
  oneLoan: 'One loan a round is all a company may take of its own will.',
  fiveLoans: 'A company takes five loans at most of its own will.',
  noLoanLeft: 'All loans are given out.',
  loanInOwnTurn: 'A company takes a loan in its own turn.',
  noLoanForDebt: 'No loan pays the shareholders of a lost company.',
  debtSaleFirst: 'First the former director must sell shares to pay his debt.',
  mustBorrow: '{company} earns nothing and can only take a loan now.',
  notFromThisPlayer: 'A company buys {private} only from its own director.',
  tasmaniaFirst: 'First the Tasmania tile must be laid.',
  tasmaniaSite: 'The Tasmania tile goes on one of the two dark blue hexes, and nothing else does.',
  tasmaniaByPower: 'The Tasmania tile is laid by the power of P3 alone.',
  tasmaniaLaid: 'The Tasmania tile is on the map already.',
  notYourTasmania: 'The Tasmania tile is laid by a company that owns {private}, or whose director does.',
  notYourPower: '{private} serves a company that owns it, or whose director does.',
  powersNotYet: 'The privates give companies no power before the first 3-train is sold.',
  desertOnly: '{private} makes nothing cheaper but a first tile on a desert hex.',
  ghanOnly: '{private} gives no discount on a {kind}-train.',
  ghanUsed: 'The discount on a 2E has been used.',
  privateTooDear: 'It costs {cost}, and the treasury holds {cash}.',
  notYourTurnInSale: 'It is not your turn in the distribution of the privates.',
  homeTileFirst: 'The first tile of the company goes on its home, {hex}.',
  noTradeIn: 'A {old}-train cannot be traded in for a {kind}.',
  tradeInNotOwned: '{company} has no {kind}-train to trade in.',
  tradeInTreasury: 'The treasury alone pays for a trade-in: it costs {cost}, and there are {cash}.',
  discardFirst: 'First the surplus trains must be given back.',
  withinTrainLimit: '{company} has no train too many.',
  discardNotOwned: '{company} has no {kind}-train.',
  mustOwnTrain: '{company} has a route and must own a train.',

  // forced purchase
  noHelpForDearer:
    'The treasury can pay the cheapest train ({cheapest}): the director adds nothing to a dearer one.',
  cheapestOnly: "With the director's money only the cheapest train can be bought ({cheapest}).",
  directorShort: '{needed} are missing, and the director can add {cash}.',
  helpUpToFace: "With the director's money another company's train costs at most {price}.",
  cashFirst: 'Cash comes first: no share is sold while treasury and director can pay.',
  keepsOffice: 'The director may not give up the office in {company} to pay for its train.',
  sellsTooMuch: 'Fewer than {count} shares of {company} bring enough.',
  saleNotNeeded:
    'After a forced sale the train must cost at least {price}: otherwise less would have been sold.',
  onlyWhenForced: 'This is allowed only when a train must be bought and money is missing.',
  notBankrupt: 'Nobody is bankrupt who can still pay.',
};

/** Words for parameters that are codes. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  from: { offer: 'initial offering', pool: 'pool' },
};

/** The refusal in words, with the number of its rule. */
export function whyNot(refusal: Refusal, players: readonly string[]): string {
  const text = REASONS[refusal.reason] ?? `Not allowed (${refusal.reason}).`;
  const known = (template: string) =>
    placeholders(template).every((name) => refusal.params[name] !== undefined);
  const all = typeof text === 'string' ? [text] : text;
  const template = all.find(known) ?? (all.at(-1) as string);
  const sentence = template.replace(/\{(\w+)\}/g, (_, name: string) => word(name, refusal.params, players));
  return `${sentence[0]?.toUpperCase()}${sentence.slice(1)} (${refusal.rule})`;
}

export const placeholders = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

function word(name: string, params: Params, players: readonly string[]): string {
  const value = params[name];
  if (value === undefined) return '?';
  if (name === 'waiting' && Array.isArray(value))
    return value.map((seat) => players[Number(seat)] ?? `seat ${seat}`).join(' and ');
  if (Array.isArray(value)) return value.join(', ');
  return WORDS[name]?.[String(value)] ?? String(value);
}
