import type { hand as en } from '../../../en/screens/crayon/hand.ts';

/** Eine Strecke im Entstehen, ein Weg, ein Fahrplan. */
export const hand: typeof en = {
  cost: (sum) => sum,
  before: (sum) => `und ${sum} vorher gezeichnet`,
  left: (sum) =>
    sum === null ? 'zum Bauen bleibt in diesem Zug nichts' : `noch ${sum} zum Bauen in diesem Zug`,
  fee: (sum, name) => `${sum} an ${name}`,
  feeOwed: (sum, name) => `${sum} Schulden bei ${name}`,
  owed: (sum) => `${sum} Schulden`,
  timetable: 'Fahrplan',
  timetableHint: 'Was angehakt ist, geschieht; alles lässt sich ändern',
  here: 'Hier und jetzt',
  load: (good) => `${good} laden`,
  deliver: (good) => `${good} abliefern`,
  lies: (rounds) =>
    rounds <= 0 ? 'liegt nur noch diese Runde' : `liegt noch ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'}`,
  wantedFor: (city, sum) => `für ${city}, ${sum}`,
  publicOrder: 'öffentlicher Auftrag',
  cardGoes: (good, sum) => `die Karte ginge ab, mit ihr ${good} für ${sum}`,
  noRoom: 'kein Platz',
  foreign: (name) => `ab hier Gleis von ${name}`,
  steps: (used, of) => ['Schritte ', String(used), ` von ${of}`],
  foreignTrack: 'Fremdes Gleis',
  moneyAfter: 'Geld danach',
  turns: (turns) => `in ${turns} Zügen dort`,
};
