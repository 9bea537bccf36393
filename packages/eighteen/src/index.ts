/**
 * The door of the kit: what titles, words, computer players and screens use of it, by name. Names that stay inside are not
 * here. Titles add to the types of `loaded.ts`, which is why it is open.
 */
export { answers } from './actions.ts';
export type { AdviceUnit, KitAdviceReason, ReasonKind } from './advice.ts';
export { type Board, type BoardHex, boardOf, faceAt, metreTileOf } from './board.ts';
export {
  certificatesOf,
  directorOf,
  directorsCertificate,
  leftOf,
  moveShares,
  ordinaryOf,
  percentOf,
  settleDirector,
  turnCertificate,
} from './certificate.ts';
export { companyFacts } from './companyFacts.ts';
export { evolve } from './evolve.ts';
export { hasRoute } from './hasRoute.ts';
export { beside, centreOf, opposite, placeOf } from './hex.ts';
export { isCompany, isSeat } from './holder.ts';
export { type Hooks, usualHooks } from './hooks.ts';
export {
  eighteenGame,
  type KitGame,
  type KitReason,
  type KitTable,
  kitTasks,
  privateAuction,
  type ReasonOf,
} from './kit.ts';
export {
  anyLay,
  joins,
  keepsTrack,
  type LayContext,
  type LayReason,
  layProblem,
  stopMap,
  type TrackRules,
} from './lay.ts';
export { certificateCount, certificateLimitProblem, excesses, overLimit, surplus } from './limits.ts';
export * from './loaded.ts';
export { facesOn, freeSlots, slotsOf, standingOn, stationsOn, tilesInGame } from './maps.ts';
export {
  byMarketOrder,
  type Cell,
  cellOf,
  type Direction,
  gridMarket,
  joinMarkets,
  lineMarket,
  type Market,
  priceOf,
  rowsFromText,
} from './market.ts';
export { cashOf, pay, usualMoney } from './money.ts';
export { type ExchangeReason, type TilePower, usePower, usualPowers } from './powers.ts';
export { committed, freeCash, openPrivates, payIncome, privateState, salePrice, unsold } from './privates.ts';
export { type Reach, reach } from './reach.ts';
export { isPublic } from './reading.ts';
export { forget, recently } from './recent.ts';
export type { ChooseHomeTask } from './rounds/chooseHome.ts';
export { companyTurn, type TurnReason } from './rounds/companyTurn.ts';
export { type ConsentTask, carryOut, consent, dealKey, propose } from './rounds/consent.ts';
export { type BeginRound, type GameTask, nextSeat, roundOver, usualCourse } from './rounds/course.ts';
export { type DiscardReason, type DiscardTrainsTask, discardTrains } from './rounds/discardTrains.ts';
export {
  moneyWanted,
  type NotForcedReason,
  notForced,
  ruinousSaleProblem,
  shortfall,
} from './rounds/forcedPurchase.ts';
export {
  closedByPrivates,
  layActionProblem,
  layContext,
  layTile,
  normalLays,
  openColours,
  powerLays,
  putTile,
  siteAllowed,
  type TrackAnswerReason,
  type TrackReason,
  terrainCost,
  tileEvents,
  usualTrack,
} from './rounds/laying.ts';
export { onlyBestRuns, type RunAnswerReason } from './rounds/onlyBestRuns.ts';
export { type OperatingRoundTask, operatingRoundOf, toAct, usualOperating } from './rounds/operatingRound.ts';
export { type ParNotDueReason, parNotDue } from './rounds/parChoice.ts';
export { playerTrade, type TradeReason, usualTrade } from './rounds/playerTrade.ts';
export { type DealAnswerReason, usualDeals } from './rounds/privateDeal.ts';
export { isOwnSale, privatePurchases } from './rounds/privatePurchase.ts';
export {
  type BiddingReason,
  type BiddingTask,
  bidding,
  bidsOn,
  minimumBid,
  type ParTask,
  type PrivateSaleReason,
  type PrivateSaleTask,
  privateSale,
  sellPrivate,
  type WaterfallPolicy,
} from './rounds/privateSale.ts';
export { type PrivatesStepTask, privatesStep } from './rounds/privatesStep.ts';
export { couldOpen } from './rounds/prospects.ts';
export { raisable } from './rounds/raisable.ts';
export {
  canRun,
  ifNothingRuns,
  type RevenueStepTask,
  type RunStepReason,
  type RunStepTask,
  revenueStep,
  runFor,
  runStep,
  usualRuns,
} from './rounds/runStep.ts';
export {
  openStationPower,
  type StationActionReason,
  type StationStepTask,
  stationStep,
} from './rounds/stationStep.ts';
export { SOURCES } from './rounds/stockPurchase.ts';
export {
  hasSold,
  pricesAtEnd,
  priorityNow,
  type StockAnswerReason,
  type StockRoundTask,
  type StockTurnTask,
  stockRoundOf,
  stockTurnOf,
  usualStock,
} from './rounds/stockRound.ts';
export { hasStockSale, helpfulSales, mustSell, stockSaleProblem } from './rounds/stockSale.ts';
export { rememberSale, type StockReason, stockTurn, trade } from './rounds/stockTurn.ts';
export { type TrackStepTask, trackStep } from './rounds/trackStep.ts';
export { couldTradeIn, dutyPrice, trainDuty } from './rounds/trainPurchase.ts';
export { type TrainStepReason, type TrainStepTask, trainStep } from './rounds/trainStep.ts';
export { type TrainWay, trainWays, waysAmong } from './rounds/trainWays.ts';
export {
  type CompanyTurnTask,
  companyTurnOf,
  isBegun,
  markActed,
  noteDone,
  speakersFor,
  type TurnStep,
} from './rounds/turn.ts';
export { checkRuns, SPECIAL_REASONS } from './routes/check.ts';
export { earnings, provenEarnings, runsOf } from './routes/earnings.ts';
export { earnsMore } from './routes/earnsMore.ts';
export { isClosed, type Network, networkOf, onlyStop, type Segment } from './routes/network.ts';
export { routeOver } from './routes/over.ts';
export { isLarge, type RunRules, type RunTrain, usesPlace, valueIn, worthOf } from './routes/rules.ts';
export { type BestRuns, bestRuns, type CarrierRun, type SearchProgress } from './routes/search.ts';
export { hasShortRun } from './routes/shortRun.ts';
export { suggestRuns } from './routes/suggest.ts';
export {
  type FromWorker,
  type RoutesSearch,
  routesOf,
  routesWorker,
  type ToWorker,
  type WorkerLink,
} from './routes/worker.ts';
export { endGame, scores, shareValue, usualEnding, worth } from './score.ts';
export { openingState, setupOf } from './setup.ts';
export {
  capitalAhead,
  type Floating,
  floatingOf,
  holderAt,
  losesOffice,
  mostSaleable,
  moveMarker,
  papersHeld,
  payCapital,
  quote,
  type SaleReason,
  type SharePolicy,
  saleProblem,
  sellShares,
  setPar,
  settleFloat,
  sharePrice,
  shareSalePrice,
  takeCertificate,
  takeDirectorCertificate,
  takeShares,
  usualShares,
  valueAt,
} from './shares.ts';
export type { KitInstruction } from './standing.ts';
export {
  hasStationPlace,
  homeStopNow,
  keptPlaces,
  nextStationCost,
  placedStations,
  placeHome,
  stationProblem,
  stopNow,
  usualStations,
} from './stations.ts';
export {
  ALL_GAUGES,
  canonicalRotation,
  exitsIn,
  type Face,
  gaugeMask,
  type Path,
  STOP,
  trackKey,
} from './tile.ts';
export { TILES } from './tileCatalogue.ts';
export { type Facts, type KitMove, type KitRules, phaseOf, type Title } from './title.ts';
export {
  acquireTrain,
  actingCompany,
  bankOffers,
  cardOf,
  cheapest,
  companiesOverLimit,
  countedTrains,
  type FleetAhead,
  fleetAhead,
  kindsHeld,
  leftTheBank,
  newKinds,
  pooledKinds,
  runTrainsOf,
  sold,
  type TrainOffer,
  trainFacts,
  trainOfKind,
  trainsOf,
  usefulOffers,
  usefulTrains,
  usualFleet,
} from './trains.ts';
export type {
  AddedPath,
  AddedTrack,
  Bid,
  Buyer,
  CellId,
  Certificate,
  CertificateId,
  Colour,
  CompanyFacts,
  CompanyId,
  CompanyState,
  Deal,
  Edge,
  EighteenEvent,
  EighteenState,
  Gauge,
  HexFacts,
  HexId,
  Holder,
  KitAction,
  LaidTile,
  LaidTiles,
  MapFacts,
  MapState,
  PhaseFacts,
  PrivateFacts,
  PrivateId,
  RoundState,
  Run,
  ShareSource,
  Station,
  StopFacts,
  TileFacts,
  TileId,
  TrackGauge,
  Train,
  TrainFacts,
  TrainHolder,
  TrainId,
  TrainKind,
  Value,
} from './types.ts';
export { viewOf } from './view.ts';
export { mapFromText, withGaugeAreas } from './writtenMap.ts';
export { supplyFromText, tilesFromText } from './writtenTiles.ts';
