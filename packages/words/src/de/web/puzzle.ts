/** Die Seite der Rätsel: das Rätsel des Tages, Prüfen und Sterne, und was an einem Rätsel nicht stimmt. */
import type { puzzle as English } from '../../en/web/puzzle.ts';

const ORDINAL = [
  'ersten',
  'zweiten',
  'dritten',
  'vierten',
  'fünften',
  'sechsten',
  'siebten',
  'achten',
  'neunten',
  'zehnten',
];

export const puzzle: typeof English = {
  ofTheDay: 'Rätsel des Tages',
  puzzle: 'Rätsel',
  close: 'Schließen',
  keyClose: 'Esc',
  language: 'Sprache',
  about: (title, level, date) => [title, level, ...(date ? [date] : [])].join(', '),
  levels: { 1: 'leicht', 2: 'mittel', 3: 'schwer' },
  opening: 'Das Rätsel wird aufgebaut.',

  band: 'Was gefragt ist',
  stars: (count) => `${count} von 3 Sternen`,
  clear: 'Leeren',
  hint: 'Tipp',
  check: 'Prüfen',
  keyCheck: 'Enter',
  bestIs: 'mehr geht nicht',
  tries: (count) =>
    count === 0 ? 'noch nicht geprüft' : count === 1 ? 'einmal geprüft' : `${count}-mal geprüft`,
  theBest: 'Das Beste',
  theBestText: 'Bleibt verdeckt, bis du es findest oder aufgibst.',
  hidden: '???',
  hiddenSpoken: 'noch verdeckt',
  checked: 'Geprüft:',
  giveUp: 'Aufgeben und zeigen',
  notBest: (worth) => `${worth} ist noch nicht das Beste.`,
  refused: 'Geht nicht:',

  solved: (checks) => `Gelöst mit dem ${ORDINAL[checks - 1] ?? `${checks}.`} Prüfen`,
  givenUp: 'Das ist das Beste',
  nothingMore: (worth) => `Mehr als ${worth} ist nicht möglich`,
  nothingLess: (worth) => `Mit weniger als ${worth} geht es nicht`,
  why: 'Warum',
  seeMine: (worth) => `Meine ${worth} zeigen`,
  seeBest: 'Das Beste zeigen',
  next: 'Nächstes Rätsel',
  playOn: 'Von hier aus weiterspielen',
  playOnName: (title, id) => `${title}, Rätsel ${id}`,
  notPlayed: 'Von hier aus lässt sich gerade nicht weiterspielen.',
  row: (days) =>
    days === 1
      ? 'Das Rätsel des Tages, am ersten Tag in Folge.'
      : `Das Rätsel des Tages, ${days} Tage in Folge.`,
  longest: (days) => `Deine längste Folge: ${days} Tage.`,
  notKept: 'Dieses Gerät lässt Kursbuch nicht festhalten, was du gelöst hast.',

  beforeFirst: 'Für dieses Datum gibt es noch kein Rätsel: Das erste war am 16. November 2026.',
  noSuch: 'Dieses Rätsel gibt es nicht.',
  broken: 'Das Rätsel dieses Tages lässt sich nicht lesen. Alle anderen lassen sich spielen.',
  brokenOne: 'Dieses Rätsel lässt sich nicht lesen. Alle anderen lassen sich spielen.',
  brokenTitles: (titles) => `Rätsel von ${titles} lassen sich nicht lesen.`,
  notLoaded: 'Das Rätsel konnte nicht geladen werden. Prüfe die Verbindung.',
  anyOther: 'Anderes Rätsel',
  home: 'Alle Spiele',
};
