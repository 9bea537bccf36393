/** The door of the kit: what titles, words, computer players and screens use of it, by name. Titles add to `loaded.ts`. */
export type { CrayonAdvice, CrayonAdviceReason, CrayonAdviceUnit } from './advice.ts';
export {
  type Board,
  type BoardData,
  boardOf,
  type CityData,
  type CityKind,
  type Edge,
  type EdgeId,
  type Milepost,
  type MilepostId,
  otherEnd,
} from './board.ts';
export { type BuildReason, isSpentOut, segmentAt } from './building.ts';
export { firstRatedRound, openOffers } from './deals.ts';
export { evolve } from './evolve.ts';
export { type CrayonReason, type CrayonRules, crayonGame } from './game.ts';
export { NOBODY, segmentCost } from './grid.ts';
export {
  acting,
  bonusFor,
  closes,
  closesCity,
  forbidsSegment,
  isActing,
  isSlow,
  stepCost,
} from './incidents.ts';
export { type Line, type Lines, linesOf } from './lines.ts';
export * from './loaded.ts';
export { capacityOf, cityOf, deliveryOf, handlings, handOf, loadingOf, lyingIn } from './loading.ts';
export { afterPayment, type CrayonMove, cashOf, moneyOf } from './money.ts';
export {
  feeFor,
  isStranded,
  type Journey,
  journeyOf,
  type Step,
  slowedDown,
  stepTo,
} from './moving.ts';
export { isJoined, mostLargeInOnePiece, networkOf } from './network.ts';
export { hasPlace } from './places.ts';
export {
  missingOf,
  Planning,
  type Prospect,
  prospectsOf,
  type Source,
  sourcesOf,
  stopsOf,
} from './prospects.ts';
export {
  type Leg,
  type Outset,
  outsetOf,
  type Schedule,
  type Stop,
  scheduleOf,
  turnOf,
} from './schedules.ts';
export { byId, type CrayonTitle, type Figures, figuresOf, known, trainOf } from './title.ts';
export { changeTo } from './trains.ts';
export {
  drawnOn,
  type Ground,
  groundOf,
  joinedTo,
  type Tastes,
  type TripStep,
  tripsFrom,
  USUAL_TASTES,
  without,
} from './trips.ts';
export type {
  CrayonAction,
  CrayonEvent,
  CrayonState,
  DealOffer,
  Hand,
  Hidden,
  Incident,
  Lying,
  Order,
  OrderCard,
  OutsetTask,
  PaidFor,
  Pair,
  Purse,
  Rate,
  RateKind,
  RoundsTask,
  Terms,
  TrainType,
  TurnTask,
} from './types.ts';
export { type Way, waysOf } from './ways.ts';
export { ordersFromText, watersFromText } from './written.ts';
