/** How much what happened matters to somebody who was away: from an end and a ruin down to a price. */
const WEIGHTS: Readonly<Record<string, number>> = {
  gameEnded: 9,
  wentBankrupt: 9,
  bankBroke: 8,
  companyClosed: 8,
  directorChanged: 7,
  phaseBegan: 6,
  scrapped: 6,
  floated: 5,
  bought: 5,
  parSet: 5,
  privateMoved: 4,
  certificateMoved: 4,
  stationPlaced: 4,
  offered: 3,
  answered: 3,
  bidPlaced: 3,
  trainsRun: 3,
  tileLaid: 2,
  markerMoved: 1,
  paid: 1,
  passed: 0,
  bidDropped: 0,
  priorityMoved: 0,
};

/** What a title alone knows is worth a word. */
export const weightOf = (event: string | undefined): number =>
  event === undefined ? 0 : (WEIGHTS[event] ?? 3);
