/** How much what happened matters to somebody who was away. */
const WEIGHTS: Readonly<Record<string, number>> = {
  gameEnded: 9,
  wealthTold: 8,
  segmentsLost: 8,
  incidentDrawn: 7,
  delivered: 6,
  loadLost: 5,
  trainChanged: 5,
  offerMade: 5,
  rateAgreed: 5,
  supplyPromised: 5,
  orderLaidOpen: 4,
  segmentBuilt: 4,
  incidentBegan: 3,
  unloaded: 3,
  orderDiscarded: 3,
  paid: 2,
  loaded: 2,
  goodExpired: 2,
  trainMoved: 1,
};

export const weightOf = (event: string | undefined): number =>
  event === undefined ? 0 : (WEIGHTS[event] ?? 1);
