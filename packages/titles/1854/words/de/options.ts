/** What is said of 1854 and its options before it is played, in German. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  drawSeats: { name: 'Plätze auslosen', text: 'Die Plätze werden gelost; sonst sitzt man wie aufgeführt.' },
  poolLimit: {
    name: 'Bankpool bis 50 %',
    text: 'Im Bankpool liegt höchstens die Hälfte einer Gesellschaft; sonst beliebig viele Papiere.',
  },
  idleKeepsPrice: {
    name: 'Ohne Einnahmen kein Fall',
    text: 'Eine Gesellschaft ohne Einnahmen behält ihren Kurs; sonst fällt er wie beim Einbehalten.',
  },
  tableTrains: {
    name: 'Züge wie in der Tabelle',
    text: 'So viele 4er, 5er und 6er, wie die beschädigte Tabelle der Regel zu sagen scheint: sechs, vier und vier.',
  },
  endsAtTopPrice: { name: 'Ende bei 300', text: 'Das Spiel endet auch, wenn ein Kurs 300 erreicht.' },
  plusTrainsAtOnce: {
    name: 'Plus-Züge nebeneinander',
    text: 'Ab Phase 3 gibt es 2+-Züge, auch wenn noch 1+-Züge da sind.',
  },
  privatesCount: {
    name: 'Privatbahnen zählen',
    text: 'Am Ende zählen Privatbahnen ihren aufgedruckten Preis.',
  },
  unstartedCountNothing: {
    name: 'Nur Gestartetes zählt',
    text: 'Am Ende zählen Aktien einer Gesellschaft, die nicht in Betrieb ist, nichts; sonst zählen sie ihren Ausgabekurs.',
  },
  optionWaits: {
    name: 'Optionen dürfen warten',
    text: 'Wer eine fällige Option hat, darf passen und kauft nichts anderes, bis sie erledigt ist; sonst wird sie bezahlt oder verkauft, bevor man passt.',
  },
  earlierRulings: {
    name: 'Frühere Auslegung',
    text: 'Wie in älteren Aufzeichnungen: Bankrott und Notverkäufe, obwohl noch ein Zug zu bekommen wäre, keine Pflicht zum Kauf bei der eigenen Lokalbahn AG, Tunnel, die den Weg nach Wien versperren.',
  },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'Österreich',
  text: 'Alpentunnel, Bahnen, die fusionieren.',
  hours: '5–7\u00a0h',
};
