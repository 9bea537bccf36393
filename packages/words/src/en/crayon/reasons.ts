/** Why not, in English. */
import type { Catalogue, Said } from '../../crayon/catalogue.ts';

const orNone = (said: Said, name: string): string => (said.count(name) === 0 ? 'no money' : said.sum(name));

export const REASONS: Catalogue['reasons'] = {
  // setting up
  outsetFirst: 'First everybody keeps orders and chooses a city.',
  keepSoMany: (said) => `Keep ${said.number('count')} orders, no more and no fewer.`,
  notDealt: 'You keep orders that were dealt to you.',
  keptAlready: 'You have kept your orders already.',
  chosenAlready: (said) => `You start in ${said.city('city')}.`,
  noSuchCity: (said) => `There is no city “${said.text('city')}” on the board.`,
  notLarge: (said) => `${said.city('city')} is no large city: a network begins in one of those.`,
  // moving
  noSuchMilepost: (said) => `There is no milepost ${said.text('at')} on the board.`,
  noStep: 'A train goes from milepost to neighbouring milepost.',
  noTrack: (said) =>
    said.place('from') === said.place('to')
      ? `There is no track here, ${said.place('to')}.`
      : `There is no track from ${said.place('from')} to ${said.place('to')}.`,
  closedEdge: (said) => `${said.incident('incident')}: this line is closed.`,
  noTurning: 'At this table trains turn round in cities only.',
  noPoints: (said) =>
    said.count('left') === 0
      ? 'No steps are left in this turn.'
      : `This step counts as ${said.steps('cost')}, and only ${said.number('left')} ${said.count('left') === 1 ? 'is' : 'are'} left.`,
  noFee: (said) =>
    `The track of ${said.player('owner')} costs ${said.sum('fee')}, and you have ${orNone(said, 'cash')}.`,
  movementOver: 'Moving, loading and delivering are over for this turn.',
  firstRound: 'In the first round nobody moves: it is for building.',
  tooLateToDiscard: 'Orders are discarded instead of a turn, before anything else is done in it.',
  // goods
  notInCity: 'Goods are loaded, left and delivered in cities only.',
  cityClosed: (said) =>
    `${said.incident('incident')}: nothing is loaded, left or delivered in ${said.city('city')}.`,
  noSuchGood: (said) => `There is no good “${said.text('good')}”.`,
  notOffered: (said) => `${said.city('city')} does not offer ${said.good('good')}.`,
  noneLying: (said) => `No load of ${said.good('good')} lies in ${said.city('city')}.`,
  noneLeft: (said) => `No load of ${said.good('good')} is left in the supply.`,
  full: (said) => `The train is full: it has room for ${said.number('room')}.`,
  notAboard: (said) => `There is no load of ${said.good('good')} aboard.`,
  noOrder: (said) => `You have no such order for ${said.good('good')}.`,
  notItsCity: (said) => `This order for ${said.good('good')} does not go to ${said.city('city')}.`,
  noPointsToHandle: 'In the fast game loading, leaving and delivering take a step, and none is left.',
  loseFirst: 'Somebody has to give up a load first.',
  // building
  notNeighbours: 'A segment joins two neighbouring mileposts.',
  blockedEdge: 'Nothing can be built here.',
  withinCity: (said) => `Inside ${said.city('city')} no track is needed.`,
  segmentThere: (said) => `${said.player('owner')} has a segment here already.`,
  notFromNetwork: 'A segment begins at your own network.',
  noBuilding: (said) => `${said.incident('incident')}: nothing is built here now.`,
  townFull: (said) => `${said.place('at')} has no room for another player’s track.`,
  outOfCity: (said) =>
    `No more than ${said.number('most')} segments in a turn lead out of ${said.city('city')}.`,
  outOfCities: (said) =>
    `At this table no more than ${said.number('most')} segments in a turn lead out of large cities in all.`,
  overLimit: (said) =>
    said.count('left') === 0
      ? 'No more may be spent on building in this turn.'
      : `This costs ${said.sum('cost')}, and only ${said.sum('left')} may still be spent in this turn.`,
  noCredit: (said) => `This costs ${said.sum('cost')}, and you have ${orNone(said, 'cash')}.`,
  blocksCity: (said) => `That would close the way into ${said.city('city')} to others.`,
  upgraded: 'A better train takes the place of building in this turn.',
  // trains
  noSuchTrain: (said) => `There is no train “${said.text('train')}”.`,
  sameTrain: (said) => `Your train is of type ${said.train('train')} already.`,
  oneLevel: (said) => `From ${said.train('from')} to ${said.train('train')} is more than one level.`,
  lowerLevel: (said) => `${said.train('train')} is of a lower level than ${said.train('from')}.`,
  changedAlready: 'The train is changed once in a turn.',
  notInFirstRound: 'In the first round the train is not changed.',
  trackDrawn: 'A better train takes the place of building, and track has been drawn.',
  // agreements
  noPartner: 'An agreement is made with another player.',
  rateTooHigh: (said) => `No more than ${said.sum('most')} can be agreed here.`,
  nothingToLend: (said) => `${said.player('seat')} has no track that others could pay for.`,
  badRounds: (said) => `An agreement lasts from one to ${said.number('most')} rounds.`,
  noMoneyToLay: (said) => `You do not have the ${said.sum('amount')} that you offer.`,
  noMoneyForRate: (said) => `You do not have the ${said.sum('amount')} to pay.`,
  offerGone: 'This offer is gone.',
  notYourOffer: 'This offer is not for you to answer.',
  // the table
  malformed: 'This is not the form of an action.',
  unknownAction: 'There is no such action in this game.',
  unknownOption: (said) => `This game has no option “${said.text('option')}”.`,
  badOption: (said) => `The option “${said.option('option')}” cannot have this value.`,
  badPlayers: (said) => `This game is for ${said.number('fewest')} to ${said.number('most')} players.`,
  sameName: 'Everybody needs a name of his own.',
  noSuchSeat: 'There is no such seat.',
  gameOver: 'The game is over.',
  notYourTurn: (said) => `It is not your turn. The game waits for ${said.players('waiting')}.`,
  notNow: 'This cannot be done now.',
};
