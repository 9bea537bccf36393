/** The first screen, setting up a table, and records from files. */
import { computers } from '../screens/computers.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** In the middle of a sentence. */
const NUMBERS = SMALL.map((word) => word.toLowerCase());

const youAnd = (others: number): string =>
  `you and ${NUMBERS[others] ?? others} ${others === 1 ? 'computer' : 'computers'}`;

export const home = {
  language: 'Language',
  appearance: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  allGames: 'All games',

  /** The second part is lit. */
  waiting: (games: number): readonly [string, string] => [
    games === 1 ? 'One game waits' : `${SMALL[games] ?? games} games wait`,
    'for you',
  ],
  noneWaits: ['No game waits', 'for you'] as readonly [string, string],
  /** What this is, for somebody who sees it for the first time. The second part is lit. */
  welcome: ['Railway board games', 'in your browser'] as readonly [string, string],
  welcomeText: (games: number) =>
    `Lay track, run trains, get rich: ${NUMBERS[games] ?? games} games against computers or with friends.`,
  welcomeMore: 'Free, no account, works without a network.',
  lookingForGames: 'Your games are being looked up.',

  heads: {
    move: 'Your move',
    game: 'Game',
    table: 'Table',
    where: 'Where',
    players: 'Players',
    round: 'Round',
    next: 'Next',
  },
  places: { here: 'this device', online: 'online' },
  /** So many milliseconds it has been somebody's move. */
  yourMove: (milliseconds: number) => {
    const minutes = Math.floor(milliseconds / 60_000);
    if (minutes < 1) return 'now';
    if (minutes < 60) return `for ${minutes} min`;
    if (minutes < 1440) return `for ${Math.floor(minutes / 60)} h`;
    return `for ${count(Math.floor(minutes / 1440), 'day', 'days')}`;
  },
  toMove: (name: string, whom: string | null) => (whom ? `${whom}: ${name} decides` : `${name} to move`),
  won: (names: string, several: boolean) => `${names} ${several ? 'have' : 'has'} won`,
  watched: 'to watch',
  notKept: 'not saved',
  moves: (n: number) => count(n, 'move', 'moves'),
  today: (time: string) => `today, ${time}`,
  yesterday: (time: string) => `yesterday, ${time}`,
  open: 'Open',
  openGame: (name: string) => `Open ${name}`,
  moreFor: (name: string) => `More for ${name}`,
  finished: 'Finished games',
  lookBack: 'Look back',
  lookBackAt: (name: string) => `Look back at ${name}`,
  allFinished: (n: number) => `All ${n} finished games`,
  rename: 'Rename',
  newName: 'Name of the table',
  copy: 'Copy',
  copyName: (name: string) => `${name} (copy)`,
  export: 'Save as a file',
  remove: 'Delete',
  removeAsk: (name: string) => `Delete “${name}”?`,
  removeText: (moves: number) =>
    moves === 0
      ? 'Nothing has been played in it yet.'
      : `${count(moves, 'move', 'moves')} would be gone for good. A file of it can be loaded again at any time.`,
  keepIt: 'Keep it',
  cancel: 'Cancel',
  done: 'Done',
  playedElsewhere: (name: string) => `“${name}” is being played in another tab. Close it there first.`,
  broken: 'A saved game that cannot be read',
  brokenText: 'It is left as it is. Save it as a file to keep it, or delete it.',
  allSaved: (n: number) => `All ${n} games`,
  strayed: 'That address leads nowhere.',
  strayedText: 'Here is everything on this device.',
  forbidden: 'This browser keeps nothing for this page.',
  forbiddenText:
    'You can play, but a game is gone when the page is closed. Save it as a file before, or allow the page to store data.',

  serverSilent: 'The server does not answer.',
  serverSilentText: 'What waits for you online cannot be shown; everything on this device works as always.',

  film: 'Watch a whole game',
  filmText: 'four computers',
  filmGo: 'Watch',
  puzzle: 'Puzzle of the day',
  puzzleText: 'One position, one question, a few minutes.',
  puzzleGo: 'Begin',
  company: 'Who plays',
  companies: { alone: 'Me against computers', people: 'People at this screen' },

  games: (n: number) => `${SMALL[n] ?? n} games`,
  gamesText: 'One touch and you play. Computers take the other seats.',
  seatsAndOptions: 'Choose seats and options',
  play: 'Play',
  playTitle: (game: string) => `Play ${game}`,
  youAnd,
  seatsOf: (game: string, others: number) => `${game}: ${youAnd(others)}, choose seats and options`,
  /** The name of a table that was begun at once. */
  against: {
    random: (n: number) => `Against ${NUMBERS[n] ?? n} Random`,
    calm: (n: number) => `Against ${NUMBERS[n] ?? n} Calm`,
    lively: (n: number) => `Against ${NUMBERS[n] ?? n} Lively`,
    careful: (n: number) => `Against ${NUMBERS[n] ?? n} Careful`,
    steady: (n: number) => `Against ${NUMBERS[n] ?? n} Steady`,
    keen: (n: number) => `Against ${NUMBERS[n] ?? n} Keen`,
    sharp: (n: number) => `Against ${NUMBERS[n] ?? n} Sharp`,
  },
  oneScreen: 'At one screen',
  oneScreenText: (min: number, max: number) =>
    `${SMALL[min] ?? min} to ${NUMBERS[max] ?? max} people hand one device around.`,
  oneScreenGo: 'Name the seats',

  newGame: 'New game',
  anotherGame: 'Another game',
  players: 'Players',
  time: 'Time',
  range: (min: number, max: number) => (max === min + 1 ? `${min} or ${max}` : `${min} to ${max}`),
  rangeOfPlayers: (min: number, max: number) => `${min}–${max} players`,

  record: 'Load a record',
  recordText:
    'A game as a file: one of ours, or an export of 18xx.games. To watch it, or to play on from its last move.',
  chooseFile: 'Choose a file',
  dropHere: 'or drop it on this page',
  drop: 'Drop the record here',
  reading: (file: string) => `Reading ${file}`,
  readingText: 'The game is played again from its first move, to see that every move is legal.',
  recordOf: (title: string, players: string) => `${title} with ${players}`,
  recordMoves: (n: number) => `${count(n, 'move', 'moves')}.`,
  recordEnded: (names: string, several: boolean) =>
    `The game is over, ${names} ${several ? 'have' : 'has'} won.`,
  recordEndedByHand: 'The players ended it here by agreement.',
  recordedResult: (scores: readonly string[]) => `Recorded result: ${scores.join(', ')}.`,
  recordStopped: (good: number, all: number) => `It can be played up to move ${good} of ${all}.`,
  recordStoppedPublic: (good: number, at: string) =>
    `It can be played up to move ${good}; what the file says after that (${at}) does not work here.`,
  recordWhy: 'Why it stops there:',
  watch: 'Watch',
  playOn: 'Play on',
  fileProblems: {
    tooLarge: 'The file is larger than 32 MB, and no game is.',
    damaged: 'The file is damaged and cannot be unpacked.',
    cut: 'The file breaks off before its end.',
    noJson: 'This is not a record: it is not JSON.',
    noRecord: 'This is not a record of a game.',
    noTitle: (title: string) => `There is no game “${title}” here.`,
    newer: 'The record was written by a newer Kursbuch. Reload the page to get the newest version.',
    titleNotLoaded: 'The rules of this game could not be loaded. Check the connection and try again.',
    noTable: 'No table can be set up from it.',
    lost: 'Reading it has failed.',
  },
  problemAt: (problem: string, at: string) => `In detail: ${problem} (${at}).`,
  cannotRead: (file: string) => `${file} cannot be read`,

  first: 'Your first railway game?',
  firstGo: 'Learn it in lessons of two minutes',
  /** When the lessons are done. */
  beginWith: (game: string) => `${game}, the game to begin with`,
  beginWithText: 'with a guide, against two calm computers',
  firstTable: 'First game',

  howYouPlay: (title: string) => `${title}, how you play it`,
  seats: 'Seats',
  seat: (n: number) => `Seat ${n}`,
  name: 'Name',
  nameOf: (n: number) => `Name of player ${n}`,
  colourOf: (name: string) => `Colour of ${name}`,
  colours: ['blue', 'orange', 'green', 'violet', 'yellow', 'neutral'] as readonly string[],
  person: 'Person',
  computer: 'Computer',
  strengthOf: (name: string) => `How ${name} plays`,
  strengths: computers.strengths,
  strengthsTitle: 'Strengths',
  strengthsNote: 'They see only what a person in that seat would see, and bear the names of great trains.',
  /** The name a random player gets. */
  randomName: (n: number) => `Random ${n}`,
  whoOf: (name: string) => `Who plays ${name}`,
  addSeat: 'Add a seat',
  takeAway: (name: string) => `Take ${name} away`,
  moveUp: (name: string) => `${name} one seat up`,
  order: 'Order of play',
  drawn: 'drawn by lot',
  listed: 'as listed',
  readingsText:
    '18xx.games departs from the rulebook in some points. The table follows it in all of them, or in none.',
  readingsAll: 'Play as 18xx.games does',
  tableName: 'Name of the table',
  tableOn: (weekday: string) => `${weekday} table`,
  ready: 'Ready',
  game: 'Game',
  seatsSum: (people: number, computers: number) =>
    [
      people > 0 ? count(people, 'person', 'people') : '',
      computers > 0 ? count(computers, 'computer player', 'computer players') : '',
    ]
      .filter(Boolean)
      .join(', '),
  changed: 'Changed',
  changedCount: (n: number) => (n === 0 ? 'nothing, as in the rulebook' : count(n, 'option', 'options')),
  where: 'Where',
  here: 'on this device',
  start: 'Start the game',
  starting: 'The table is being set up.',
  nameMissing: (n: number) => `Seat ${n} has no name yet.`,
  namesAlike: (one: string, other: string) =>
    `${one} and ${other} look alike. Every player needs a name that nobody takes for another.`,
  sameNames: (name: string) => `There are two players called ${name}. Every player needs a different name.`,
  notStarted: 'The game could not be started.',
  badNumber: (name: string) => `${name} needs a whole number.`,

  takeOnline: 'Take it online',
  playOnline: 'Play it online instead',
  friends: 'Friends elsewhere?',
  friendsText: 'Open a table, send the link',
  nav: {
    home: 'Play',
    online: 'Online',
    learn: 'Learn',
    puzzle: 'Puzzle',
    label: 'Where you play',
    operator: 'Operator',
  },
  friendsOnline: 'Friends online',
  offline: 'Works without a network too.',
  owners: 'The names of the games belong to their owners. Kursbuch is not affiliated with them.',
  licence: 'Free software under the MIT licence.',
  notices: 'Licences of fonts and libraries',
};
