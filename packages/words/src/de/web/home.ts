/** Startseite, neuer Tisch, Protokolle aus Dateien. */

import type { home as English } from '../../en/web/home.ts';
import { computers } from '../screens/computers.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const SMALL = ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];

/** Mitten im Satz. */
const NUMBERS = SMALL.map((word) => word.toLowerCase());

const youAnd = (others: number): string =>
  `du und ${others === 1 ? 'ein' : (NUMBERS[others] ?? others)} Computer`;

export const home: typeof English = {
  language: 'Sprache',
  appearance: 'Aussehen',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  allGames: 'Alle Spiele',

  waiting: (games) => [
    games === 1 ? 'Ein Spiel wartet' : `${SMALL[games] ?? games} Spiele warten`,
    'auf dich',
  ],
  noneWaits: ['Kein Spiel wartet', 'auf dich'],
  welcome: ['Eisenbahn-Brettspiele', 'im Browser'],
  welcomeText: (games) =>
    `Gleise bauen, Züge fahren, reich werden: ${NUMBERS[games] ?? games} Spiele gegen Computer oder mit Freunden.`,
  welcomeMore: 'Kostenlos, ohne Konto, auch ohne Netz.',
  lookingForGames: 'Deine Spiele werden herausgesucht.',

  heads: {
    move: 'Dein Zug',
    game: 'Spiel',
    table: 'Tisch',
    where: 'Wo',
    players: 'Spieler',
    round: 'Runde',
    next: 'Als Nächstes',
  },
  places: { here: 'dieses Gerät', online: 'online' },
  yourMove: (milliseconds) => {
    const minutes = Math.floor(milliseconds / 60_000);
    if (minutes < 1) return 'jetzt';
    if (minutes < 60) return `seit ${minutes} min`;
    if (minutes < 1440) return `seit ${Math.floor(minutes / 60)} h`;
    return `seit ${count(Math.floor(minutes / 1440), 'Tag', 'Tagen')}`;
  },
  toMove: (name, whom) => (whom ? `Am Zug: ${name} für ${whom}` : `Am Zug: ${name}`),
  won: (names, several) => `${names} ${several ? 'haben' : 'hat'} gewonnen`,
  watched: 'zum Ansehen',
  notKept: 'nicht gesichert',
  moves: (n) => count(n, 'Schritt', 'Schritte'),
  today: (time) => `heute, ${time}`,
  yesterday: (time) => `gestern, ${time}`,
  open: 'Öffnen',
  openGame: (name) => `${name} öffnen`,
  moreFor: (name) => `Mehr zu ${name}`,
  finished: 'Beendete Spiele',
  lookBack: 'Zurückblicken',
  lookBackAt: (name) => `Auf ${name} zurückblicken`,
  allFinished: (n) => `Alle ${n} beendeten Spiele`,
  rename: 'Umbenennen',
  newName: 'Name des Tisches',
  copy: 'Kopieren',
  copyName: (name) => `${name} (Kopie)`,
  export: 'Als Datei sichern',
  remove: 'Löschen',
  removeAsk: (name) => `„${name}“ löschen?`,
  removeText: (moves) =>
    moves === 0
      ? 'Darin ist noch nichts gespielt.'
      : `${moves === 1 ? 'Ein Schritt wäre' : `${moves} Schritte wären`} endgültig weg. Eine Datei davon lässt sich jederzeit wieder laden.`,
  keepIt: 'Behalten',
  cancel: 'Abbrechen',
  done: 'Fertig',
  playedElsewhere: (name) => `„${name}“ wird gerade in einem anderen Tab gespielt. Schließe es zuerst dort.`,
  broken: 'Ein gesichertes Spiel, das nicht lesbar ist',
  brokenText: 'Es bleibt, wie es ist. Du kannst es als Datei sichern oder löschen.',
  allSaved: (n) => `Alle ${n} Spiele`,
  strayed: 'Diese Adresse führt nirgendwohin.',
  strayedText: 'Hier ist alles, was auf diesem Gerät liegt.',
  forbidden: 'Dieser Browser lässt die Seite nichts speichern.',
  forbiddenText:
    'Du kannst spielen, aber wenn du die Seite schließt, ist das Spiel weg. Sichere es vorher als Datei oder erlaube der Seite, Daten zu speichern.',

  serverSilent: 'Der Server antwortet nicht.',
  serverSilentText: 'Was online auf dich wartet, ist nicht zu sehen; auf diesem Gerät geht alles wie immer.',

  film: 'Einer Partie zusehen',
  filmText: 'vier Computer',
  filmGo: 'Zusehen',
  puzzle: 'Rätsel des Tages',
  puzzleText: 'Eine Stellung, eine Frage, ein paar Minuten.',
  puzzleGo: 'Beginnen',
  company: 'Wer spielt',
  companies: { alone: 'Ich gegen Computer', people: 'Menschen an diesem Bildschirm' },

  games: (n) => `${SMALL[n] ?? n} ${n === 1 ? 'Spiel' : 'Spiele'}`,
  gamesText: 'Einmal tippen, und du spielst. Computer nehmen die übrigen Plätze.',
  seatsAndOptions: 'Plätze und Optionen wählen',
  play: 'Spielen',
  playTitle: (game) => `${game} spielen`,
  youAnd,
  seatsOf: (game, others) => `${game}: ${youAnd(others)}, Plätze und Optionen wählen`,
  against: {
    random: (n) => `Gegen ${n === 1 ? 'einen Zufälligen' : `${NUMBERS[n] ?? n} Zufällige`}`,
    calm: (n) => `Gegen ${n === 1 ? 'einen Ruhigen' : `${NUMBERS[n] ?? n} Ruhige`}`,
    lively: (n) => `Gegen ${n === 1 ? 'einen Munteren' : `${NUMBERS[n] ?? n} Muntere`}`,
    careful: (n) => `Gegen ${n === 1 ? 'einen Umsichtigen' : `${NUMBERS[n] ?? n} Umsichtige`}`,
    steady: (n) => `Gegen ${n === 1 ? 'einen Stetigen' : `${NUMBERS[n] ?? n} Stetige`}`,
    keen: (n) => `Gegen ${n === 1 ? 'einen Findigen' : `${NUMBERS[n] ?? n} Findige`}`,
    sharp: (n) => `Gegen ${n === 1 ? 'einen Scharfen' : `${NUMBERS[n] ?? n} Scharfe`}`,
  },
  oneScreen: 'An einem Bildschirm',
  oneScreenText: (min, max) =>
    `${SMALL[min] ?? min} bis ${NUMBERS[max] ?? max} Menschen reichen ein Gerät herum.`,
  oneScreenGo: 'Plätze benennen',

  newGame: 'Neues Spiel',
  anotherGame: 'Anderes Spiel',
  players: 'Spieler',
  time: 'Dauer',
  range: (min, max) => (max === min + 1 ? `${min} oder ${max}` : `${min} bis ${max}`),
  rangeOfPlayers: (min, max) => `${min}–${max} Spieler`,

  record: 'Protokoll laden',
  recordText:
    'Ein Spiel als Datei, von hier oder von 18xx.games. Zum Ansehen oder zum Weiterspielen dort, wo es aufhört.',
  chooseFile: 'Datei wählen',
  dropHere: 'oder auf diese Seite ziehen',
  drop: 'Protokoll hier ablegen',
  reading: (file) => `${file} wird gelesen`,
  readingText: 'Das Spiel wird von Anfang an nachgespielt und jeder Schritt geprüft.',
  recordOf: (title, players) => `${title} mit ${players}`,
  recordMoves: (n) => `${count(n, 'Schritt', 'Schritte')}.`,
  recordEnded: (names, several) => `Das Spiel ist zu Ende, ${names} ${several ? 'haben' : 'hat'} gewonnen.`,
  recordEndedByHand: 'Die Spieler haben es hier einvernehmlich beendet.',
  recordedResult: (scores: readonly string[]) => `Aufgezeichnetes Ergebnis: ${scores.join(', ')}.`,
  recordStopped: (good, all) => `Es lässt sich bis Schritt ${good} von ${all} spielen.`,
  recordStoppedPublic: (good, at) =>
    `Es lässt sich bis Schritt ${good} spielen; was die Datei danach sagt (${at}), geht hier nicht.`,
  recordWhy: 'Warum es dort endet:',
  watch: 'Ansehen',
  playOn: 'Weiterspielen',
  fileProblems: {
    tooLarge: 'Die Datei ist größer als 32\u00a0MB, und so groß ist kein Spiel.',
    damaged: 'Die Datei ist beschädigt und lässt sich nicht entpacken.',
    cut: 'Die Datei bricht vor ihrem Ende ab.',
    noJson: 'Das ist kein Protokoll: Es ist kein JSON.',
    noRecord: 'Das ist kein Protokoll eines Spiels.',
    noTitle: (title) => `Ein Spiel „${title}“ gibt es hier nicht.`,
    newer:
      'Das Protokoll stammt von einem neueren Kursbuch. Lade die Seite neu, um die neueste Fassung zu bekommen.',
    titleNotLoaded:
      'Die Regeln dieses Spiels ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.',
    noTable: 'Daraus lässt sich kein Tisch aufbauen.',
    lost: 'Das Lesen ist fehlgeschlagen.',
  },
  problemAt: (problem, at) => `Genauer: ${problem} (${at}).`,
  cannotRead: (file) => `${file} ist nicht lesbar`,

  first: 'Dein erstes Eisenbahnspiel?',
  firstGo: 'Lerne es in Lektionen von zwei Minuten',
  beginWith: (game) => `${game}, das Spiel für den Anfang`,
  beginWithText: 'mit Anleitung, gegen zwei ruhige Computer',
  firstTable: 'Erstes Spiel',

  howYouPlay: (title) => `${title}, wie ihr es spielt`,
  seats: 'Plätze',
  seat: (n) => `Platz ${n}`,
  name: 'Name',
  nameOf: (n) => `Name auf Platz ${n}`,
  colourOf: (name) => `Farbe von ${name}`,
  colours: ['Blau', 'Orange', 'Grün', 'Violett', 'Gelb', 'Neutral'],
  person: 'Mensch',
  computer: 'Computer',
  strengthOf: (name) => `Wie ${name} spielt`,
  strengths: computers.strengths,
  strengthsTitle: 'Stärken',
  strengthsNote: 'Sie sehen nur, was ein Mensch auf diesem Platz sähe, und tragen die Namen großer Züge.',
  randomName: (n) => `Zufall ${n}`,
  whoOf: (name) => `Wer ${name} spielt`,
  addSeat: 'Platz hinzufügen',
  takeAway: (name) => `${name} entfernen`,
  moveUp: (name) => `${name} einen Platz nach oben`,
  order: 'Reihenfolge',
  drawn: 'ausgelost',
  listed: 'wie aufgeführt',
  readingsText:
    '18xx.games weicht an manchen Stellen vom Regelheft ab. Der Tisch folgt ihm überall oder nirgends.',
  readingsAll: 'Wie auf 18xx.games spielen',
  tableName: 'Name des Tisches',
  tableOn: (weekday) => `Tisch am ${weekday}`,
  ready: 'Bereit',
  game: 'Spiel',
  seatsSum: (people, computers) =>
    [people > 0 ? count(people, 'Mensch', 'Menschen') : '', computers > 0 ? `${computers} Computer` : '']
      .filter(Boolean)
      .join(', '),
  changed: 'Geändert',
  changedCount: (n) => (n === 0 ? 'nichts, wie im Regelheft' : count(n, 'Option', 'Optionen')),
  where: 'Wo',
  here: 'auf diesem Gerät',
  start: 'Spiel beginnen',
  starting: 'Der Tisch wird aufgebaut.',
  nameMissing: (n) => `Platz ${n} hat noch keinen Namen.`,
  namesAlike: (one, other) =>
    `${one} und ${other} sehen gleich aus. Alle brauchen Namen, die niemand verwechselt.`,
  sameNames: (name) => `Zwei am Tisch heißen ${name}. Alle brauchen verschiedene Namen.`,
  notStarted: 'Das Spiel ließ sich nicht beginnen.',
  badNumber: (name) => `${name} braucht eine ganze Zahl.`,

  takeOnline: 'Online weiterspielen',
  playOnline: 'Stattdessen online spielen',
  friends: 'Freunde anderswo?',
  friendsText: 'Tisch eröffnen, Link schicken',
  nav: {
    home: 'Spielen',
    online: 'Online',
    learn: 'Lernen',
    puzzle: 'Rätsel',
    label: 'Wo du spielst',
    operator: 'Betreiber',
  },
  friendsOnline: 'Freunde online',
  offline: 'Läuft auch ohne Netz.',
  owners: 'Die Namen der Spiele gehören ihren Eigentümern. Kursbuch ist mit ihnen nicht verbunden.',
  licence: 'Freie Software unter der MIT-Lizenz.',
  notices: 'Lizenzen von Schriften und Bibliotheken',
};
