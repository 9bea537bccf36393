/** What is said of Benelux and its options before it is played, in German. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  fastGame: {
    name: 'Rasantes Spiel',
    text: 'Züge fahren 15, 20 oder 25 Schritte, 30 Mio. dürfen verbaut werden, Laden kostet einen Schritt; das Ziel sind 350 Mio.',
  },
  shortGame: {
    name: 'Kurzes Spiel',
    text: '100 Mio. und zwei Großstädte genügen: für ein erstes Spiel.',
  },
  startPlayer: { name: 'Wer eine Runde beginnt', text: 'Immer derselbe Spieler oder der nächste.' },
  firstTurn: { name: 'Wer das Spiel beginnt', text: 'Wer zuerst bereit ist, oder das Los.' },
  drawSeats: { name: 'Plätze auslosen', text: 'Sonst sitzt ihr, wie ihr hier steht.' },
  majorOut: {
    name: 'Gleis aus Großstädten',
    text: 'Zwei Stücke im Zug aus jeder Großstadt oder zwei im Ganzen.',
  },
  feeOnCredit: {
    name: 'Gebühr auf Kredit',
    text: 'Wer fremdes Gleis nicht bezahlen kann, schuldet es bis zur nächsten Einnahme.',
  },
  longRates: {
    name: 'Lange Abmachungen',
    text: 'Ein Preis für Gleis darf für bis zu 50 Runden vereinbart werden, sonst für zehn.',
  },
  turnOnlyInCities: {
    name: 'Wenden nur in Städten',
    text: 'Auf offener Strecke darf ein Zug nicht umkehren.',
  },
  upgradeInRoundOne: {
    name: 'Bessere Loks in Runde 1',
    text: 'Die Lok darf schon in der ersten Runde gewechselt werden.',
  },
  earlierRulings: {
    name: 'Frühere Auslegung',
    text: 'Abmachungen, Ereignisse und Spielende wie in Partien, die vor der Änderung dieser Regeln begonnen wurden.',
  },
};

export const values = {
  startPlayer: { fixed: 'immer derselbe', rotating: 'reihum' },
  firstTurn: { ready: 'wer zuerst bereit ist', drawn: 'das Los' },
  majorOut: { perCity: 'zwei aus jeder', total: 'zwei im Ganzen' },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'Niederlande, Belgien',
  text: 'Strecken zeichnen, Waren fahren.',
  hours: '2–3\u00a0h',
};
