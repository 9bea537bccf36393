/** Eine ganze Partie, zum Zusehen. */
import type { film as English } from '../../en/web/film.ts';

export const film: typeof English = {
  name: 'Einer ganzen Partie zusehen',
  title: (game) => `Vier Computerspieler an einem Tisch ${game}`,
  text: 'Eine ganze Partie, von Scharf gegen sich selbst: Privatbahnen, Aktien, Gleise, Züge, Dividenden, bis die Bank gesprengt ist.',
  loading: 'Die Partie wird geholt.',
  notLoaded: 'Die Partie kam nicht an. Prüfe die Verbindung und öffne die Seite noch einmal.',
  scene: 'Die Karte, wie sie gebaut wird',
  leads: (name, score, ahead, second) => `${name} führt mit ${score}, ${ahead} vor ${second}.`,
  level: (names, score) => `${names} liegen gleichauf bei ${score}.`,
  won: (name, score, ahead, second) => `${name} hat mit ${score} gewonnen, ${ahead} vor ${second}.`,
  why: (name) => `Warum, wie es ein Hinweis an ${name} sagen würde:`,
  play: 'Abspielen',
  pause: 'Anhalten',
  again: 'Von vorn',
  speed: 'Tempo',
  speeds: { calm: 'Ruhig', quick: 'Zügig', rush: 'Schnell' },
  moment: 'Augenblick der Partie',
  step: (now, all) => `Zug ${now} von ${all}`,
  yourself: 'Selbst spielen',
};
