/** Why not, in German. */
import type { Catalogue, Said } from '../../crayon/catalogue.ts';

/** Schließt den Satz: „4 Mio.“ hat seinen Punkt schon. */
const orNone = (said: Said, name: string): string => (said.count(name) === 0 ? 'kein Geld.' : said.sum(name));

export const REASONS: Catalogue['reasons'] = {
  // setting up
  outsetFirst: 'Erst wählen alle ihre Aufträge und eine Stadt.',
  keepSoMany: (said) => `Behalte genau ${said.number('count')} Aufträge.`,
  notDealt: 'Du behältst Aufträge, die du bekommen hast.',
  keptAlready: 'Du hast deine Aufträge schon gewählt.',
  chosenAlready: (said) => `Du beginnst in ${said.city('city')}.`,
  noSuchCity: (said) => `Eine Stadt „${said.text('city')}“ gibt es auf dem Plan nicht.`,
  notLarge: (said) => `${said.city('city')} ist keine Großstadt: In einer solchen beginnt ein Netz.`,
  // moving
  noSuchMilepost: (said) => `Eine Marke ${said.text('at')} gibt es auf dem Plan nicht.`,
  noStep: 'Eine Lok fährt von Marke zu benachbarter Marke.',
  noTrack: (said) =>
    said.place('from') === said.place('to')
      ? `Hier, ${said.place('to')}, liegt kein Gleis.`
      : `Hier liegt kein Gleis: ${said.place('from')} – ${said.place('to')}.`,
  closedEdge: (said) => `${said.incident('incident')}: Diese Strecke ist gesperrt.`,
  noTurning: 'An diesem Tisch wenden Züge nur in Städten.',
  noPoints: (said) =>
    said.count('left') === 0
      ? 'In diesem Zug ist kein Schritt mehr übrig.'
      : `Dieser Schritt zählt als ${said.steps('cost')}, und nur ${said.number('left')} ${said.count('left') === 1 ? 'ist' : 'sind'} übrig.`,
  noFee: (said) =>
    `Das Gleis von ${said.player('owner')} kostet ${said.sum('fee')}, und du hast ${orNone(said, 'cash')}`,
  movementOver: 'Gefahren, geladen und abgeliefert wird in diesem Zug nicht mehr.',
  firstRound: 'In der ersten Runde fährt niemand: Es wird nur gebaut.',
  tooLateToDiscard: 'Aufträge legt man statt eines Zugs ab, bevor man sonst etwas tut.',
  // goods
  notInCity: 'Geladen, ausgeladen und abgeliefert wird nur in Städten.',
  cityClosed: (said) =>
    `${said.incident('incident')}: In ${said.city('city')} wird nicht geladen, ausgeladen oder abgeliefert.`,
  noSuchGood: (said) => `Eine Ware „${said.text('good')}“ gibt es nicht.`,
  notOffered: (said) => `In ${said.city('city')} gibt es ${said.good('good')} nicht.`,
  noneLying: (said) => `In ${said.city('city')} liegt keine Ladung ${said.good('good')}.`,
  noneLeft: (said) => `${said.good('good')}: Im Vorrat ist nichts übrig.`,
  full: (said) => `Der Zug ist voll: Er hat ${said.number('room')} Plätze.`,
  notAboard: (said) => `Eine Ladung ${said.good('good')} ist nicht an Bord.`,
  noOrder: (said) => `Einen solchen Auftrag für ${said.good('good')} hast du nicht.`,
  notItsCity: (said) => `Dieser Auftrag für ${said.good('good')} geht nicht nach ${said.city('city')}.`,
  noPointsToHandle:
    'Im rasanten Spiel kosten Laden, Ausladen und Abliefern je einen Schritt, und keiner ist übrig.',
  loseFirst: 'Erst muss jemand eine Ladung aufgeben.',
  // building
  notNeighbours: 'Ein Stück verbindet zwei benachbarte Marken.',
  blockedEdge: 'Hier kann nichts gebaut werden.',
  withinCity: (said) => `In ${said.city('city')} braucht es kein Gleis.`,
  segmentThere: (said) => `${said.player('owner')} hat hier schon Gleis.`,
  notFromNetwork: 'Ein Stück beginnt am eigenen Netz.',
  noBuilding: (said) => `${said.incident('incident')}: Hier wird jetzt nicht gebaut.`,
  townFull: (said) => `${said.place('at')} nimmt keinen weiteren Spieler auf.`,
  outOfCity: (said) =>
    `Aus ${said.city('city')} führen in einem Zug höchstens ${said.number('most')} neue Stücke.`,
  outOfCities: (said) =>
    `Aus Großstädten führen an diesem Tisch in einem Zug zusammen höchstens ${said.number('most')} neue Stücke.`,
  overLimit: (said) =>
    said.count('left') === 0
      ? 'In diesem Zug darf für das Bauen nichts mehr ausgegeben werden.'
      : `Das kostet ${said.sum('cost')}, und in diesem Zug ${said.count('left') === 1 ? 'darf' : 'dürfen'} nur noch ${said.sum('left')} ausgegeben werden.`,
  noCredit: (said) => `Das kostet ${said.sum('cost')}, und du hast ${orNone(said, 'cash')}`,
  blocksCity: (said) => `Das würde anderen den Weg nach ${said.city('city')} verbauen.`,
  upgraded: 'Eine bessere Lok tritt in diesem Zug an die Stelle des Bauens.',
  // trains
  noSuchTrain: (said) => `Eine Lok „${said.text('train')}“ gibt es nicht.`,
  sameTrain: (said) => `Deine Lok ist schon vom Typ ${said.train('train')}.`,
  oneLevel: (said) => `Von ${said.train('from')} zu ${said.train('train')} ist mehr als eine Stufe.`,
  lowerLevel: (said) => `${said.train('train')} steht auf einer niedrigeren Stufe als ${said.train('from')}.`,
  changedAlready: 'Die Lok wird in einem Zug nur einmal gewechselt.',
  notInFirstRound: 'In der ersten Runde wird die Lok nicht gewechselt.',
  trackDrawn: 'Eine bessere Lok gibt es statt des Bauens, und es ist schon gebaut.',
  // agreements
  noPartner: 'Eine Abmachung trifft man mit jemand anderem.',
  rateTooHigh: (said) => `Mehr als ${said.sum('most')} kann hier nicht vereinbart werden.`,
  nothingToLend: (said) => `${said.player('seat')} hat kein Gleis, für das andere zahlen könnten.`,
  badRounds: (said) => `Eine Abmachung gilt für eine bis ${said.number('most')} Runden.`,
  noMoneyToLay: (said) => `Du hast die ${said.sum('amount')} nicht, die du anbietest.`,
  noMoneyForRate: (said) => `Du hast die ${said.sum('amount')} nicht, die zu zahlen sind.`,
  offerGone: 'Dieses Angebot gibt es nicht mehr.',
  notYourOffer: 'Auf dieses Angebot antwortest nicht du.',
  // the table
  malformed: 'Das hat nicht die Form einer Aktion.',
  unknownAction: 'Eine solche Aktion gibt es in diesem Spiel nicht.',
  unknownOption: (said) => `Dieses Spiel hat keine Option „${said.text('option')}“.`,
  badOption: (said) => `Die Option „${said.option('option')}“ kann diesen Wert nicht haben.`,
  badPlayers: (said) => `Dieses Spiel ist für ${said.number('fewest')} bis ${said.number('most')} Personen.`,
  sameName: 'Alle brauchen verschiedene Namen.',
  noSuchSeat: 'Diesen Platz gibt es nicht.',
  gameOver: 'Das Spiel ist aus.',
  notYourTurn: (said) => `Du bist nicht am Zug, sondern ${said.players('waiting')}.`,
  notNow: 'Das geht jetzt nicht.',
};
