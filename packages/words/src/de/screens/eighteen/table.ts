/** Der Tisch von 18xx: seine Ansichten, sein Kopf, seine Tasten. */
import type { table as English } from '../../../en/screens/eighteen/table.ts';

export const table: typeof English = {
  end: 'Ende',
  isBankrupt: (name) => `${name} ist bankrott`,
  phase: 'Phase',
  bank: 'Bank',
  bankBroken: 'gesprengt',
  panel: 'Neben der Karte',
  companies: 'Gesellschaften',
  keyList: [
    ['P', 'passen, nichts legen'],
    ['Umschalt+P', 'passen, bis etwas geschieht; nicht mehr gefragt werden'],
    ['V', 'verdecken, was nur für einen ist'],
    ['R', 'Plättchen drehen'],
    ['Pfeile', 'auf der Karte bewegen'],
    ['+ − 0', 'Karte vergrößern, verkleinern, einpassen'],
  ],
  views: {
    round: 'Diese Runde',
    map: 'Karte',
    table: 'Tabelle',
    market: 'Kurse',
    overview: 'Überblick',
    companies: 'Gesellschaften',
    players: 'Spieler',
    trains: 'Züge',
    tiles: 'Plättchen',
  },
};
