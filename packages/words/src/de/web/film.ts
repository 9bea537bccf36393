/** Der Film auf einer leeren Startseite. */
import type { film as English } from '../../en/web/film.ts';

export const film: typeof English = {
  title: (game) => `Vier Computerspieler an einem Tisch ${game}`,
  text: 'Eine ganze Partie, von Scharf gegen sich selbst: Privatbahnen, Aktien, Gleise, Züge, Dividenden, bis die Bank gesprengt ist.',
  scene: 'Die Karte, wie sie gebaut wird',
  play: 'Abspielen',
  pause: 'Anhalten',
  again: 'Von vorn',
  speed: 'Tempo',
  speeds: { calm: 'Ruhig', quick: 'Zügig', rush: 'Schnell' },
  moment: 'Augenblick der Partie',
  step: (now, all) => `Zug ${now} von ${all}`,
  yourself: 'Selbst spielen',
  yourselfText: 'Du gegen drei Stetige, sofort.',
  table: 'Gegen drei Stetige',
  notStarted: 'Der Tisch konnte nicht aufgestellt werden.',
};
