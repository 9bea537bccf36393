/** Playing over the network: the lobby, and what it adds to a table. */

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A time that has passed, in milliseconds: "12 min", "3 h", "1 d 6 h". */
function lasting(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.floor(hours / 24);
  return hours % 24 === 0 || days > 9 ? `${days} d` : `${days} d ${hours % 24} h`;
}

export const online = {
  lobby: 'Playing online',
  looking: 'The tables are being looked up.',

  /** The second part is lit. */
  waiting: (tables: number): readonly [string, string] => [
    tables === 1 ? 'One table waits' : `${SMALL[tables] ?? tables} tables wait`,
    'for you',
  ],
  noneWaits: ['Nobody waits', 'for you'] as readonly [string, string],
  noTables: ['Sit down', 'at a table'] as readonly [string, string],
  noTablesText: 'Open a table and send the link to your friends, or take a seat below.',
  welcome: ['Play online', 'in ten seconds'] as readonly [string, string],
  welcomeText: 'A name is enough. Your seats stay yours in this browser.',
  yourName: 'Your name',
  comeIn: 'Come in',
  otherName: 'Another name',
  goAway: 'Leave this browser',
  goAwayText: 'This browser forgets you, and with you the way to your seats. Your games go on without you.',
  goAwayAct: 'Forget me here',
  stay: 'Stay',
  save: 'Save',
  noServer: 'No server answers here: everything on this device works as always.',
  tryAgain: 'Try again',
  toDevice: 'To the games on this device',

  yourMove: (since: number) => `your move ${lasting(since) === 'just now' ? 'now' : `for ${lasting(since)}`}`,
  openTable: (name: string) => `Open ${name}`,
  open: 'Open',
  others: 'Others are at it',
  toMove: (names: string) => `${names} to move`,
  since: (time: number) => (lasting(time) === 'just now' ? 'since just now' : `since ${lasting(time)}`),
  openTables: 'Open tables',
  noOpen: 'Nobody looks for players right now.',
  sitDown: 'Sit down',
  sitDownAt: (name: string) => `Sit down at ${name}`,
  newTable: 'New table',
  finished: 'Finished games',
  results: (scores: readonly string[]) => scores.join(' · '),
  starts: 'starts when full',
  seatsFree: (n: number) =>
    n === 0 ? 'no seat free' : n === 1 ? 'one seat free' : `${count(n, 'seat', 'seats')} free`,
  freeSeat: 'free seat',
  yourTable: (title: string) => `Your table, ${title}`,
  inviteText: 'Whoever opens the link sits down. It works on any device, without an account.',
  link: 'Link to the table',
  copyLink: 'Copy link',
  share: 'Share link',
  copied: 'Copied',
  unlisted: 'by link only',

  // A new table
  seats: 'Seats',
  seatsText: 'The game starts when all are taken; you may start it earlier.',
  listedName: 'Show it to everybody here',
  listedText: 'Anybody on this server may take a seat. Otherwise only whoever has the link.',
  order: 'Order of play',
  drawn: 'drawn by lot',
  joined: 'as you sit down',
  where: 'Where',
  onServer: 'on this server',
  make: 'Open the table',
  making: 'The table is being opened.',
  playOnline: 'Play it online',

  // Before the start
  waitsForPlayers: (n: number) => (n === 1 ? 'One more player' : `${SMALL[n] ?? n} more players`),
  waitsForStart: 'Ready to start',
  owner: 'opened the table',
  you: 'you',
  takeSeat: 'Sit down',
  takeSeatText: 'You sit down with the name under which the others know you.',
  leave: 'Give up the seat',
  leaveText: 'The last one who goes takes the table along.',
  start: 'Start now',
  startText: (n: number) => `with ${count(n, 'player', 'players')}`,
  ownerStarts: (name: string) => `It starts when the table is full, or when ${name} says so.`,
  options: 'Changed',
  asPrinted: 'nothing, as in the rulebook',
  committed: 'The chance of this game is sealed already',
  committedText:
    'The server has drawn its part and shows its hash; every seat adds to it. After the game anybody can check it.',

  // At the table
  live: 'live',
  connecting: 'connecting',
  lost: 'no connection',
  hereNow: (names: string) => `At the table now: ${names}`,
  nobodyHere: 'Nobody else is at the table now',
  isHere: (name: string) => `${name} is here`,
  isAway: (name: string) => `${name} is not here`,
  watching: (n: number) => (n === 1 ? 'one watches' : `${n} watch`),
  lostSince: (time: string) => `No connection since ${time}.`,
  lostText: 'Nothing is lost: what you do is kept and sent when it is back.',
  talk: 'Talk',
  say: 'Say something to the table',
  send: 'Send',
  noTalk: 'Nobody has said anything yet.',
  newForYou: 'new for you',
  onlySeats: 'Whoever sits at the table can talk.',
  notSent: 'Not sent. Try again.',
  undoAsked: (name: string, steps: number) => `${name} asks to take back ${count(steps, 'step', 'steps')}.`,
  undoAskedText: 'You have acted since, so it needs your yes.',
  undoWaits: 'You have asked to take something back.',
  undoWaitsFor: (names: string) => `${names} must agree.`,
  agree: 'Agree',
  refuse: 'No',
  askNoLonger: 'Ask no longer',
  ok: 'OK',
  copyToScreen: 'While something is secret an online game cannot be copied to this screen.',
  elsewhereMove: 'Your move at another table',
  close: 'Close',

  // At the end
  chance: 'Chance, checked',
  chanceText:
    'The seed of this game was made of what the server sealed before the first seat was taken and of what every seat gave.',
  chanceRight:
    'This page has reckoned it again: nobody has chosen the seed, and it is the one that was played.',
  chanceWrong: {
    notOver: 'The seed does not lie open yet.',
    otherSecret: 'The secret is not the one the server bound itself to.',
    otherMaking: 'The seed is not made of the secret and of what the seats gave.',
    otherPublished: 'The seed is not the one that was published with the start.',
    otherPlayed: 'The game was played with another seed.',
    notKnown:
      'This page could not reckon it: browsers do that on secure pages only. “kursbuch check” does it with the record.',
  },
  chanceOf: {
    commitment: 'Hash of the server’s secret',
    secret: 'The secret',
    contribution: (name: string) => `What ${name} gave`,
    seedHash: 'Hash of the seed, published with the start',
    seed: 'The seed',
  },

  /** What the server says no with. */
  words: {
    noAnswer: 'The server does not answer. Try again in a moment.',
    noPerson: 'Come in with a name first.',
    noTable: 'There is no such table any more.',
    noTitle: 'The server does not know this game.',
    badName: 'A name needs at least one letter that can be seen.',
    badText: 'Say something first.',
    badSetup: 'This table cannot be set up so.',
    notOpen: 'The table has started already.',
    notStarted: 'The table has not started yet.',
    stopped: 'This game cannot be played on: the program no longer accepts one of its actions.',
    full: 'The table is full.',
    seated: 'You sit at this table already.',
    notSeated: 'You have no seat at this table.',
    notOwner: 'Only whoever opened the table starts it.',
    nothingBack: 'There is nothing of yours to take back.',
    noRequest: 'Nobody asks you to take anything back any more.',
    tooMuch: 'That was too much at once. Wait a moment.',
    otherSite: 'The server accepts this only from its own pages.',
    broken: 'That did not work. Try again.',
  } as Readonly<Record<string, string>>,
};
