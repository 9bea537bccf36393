/** Playing over the network: the lobby, and what it adds to a table. */
import type { RequestKind } from '../../server.ts';

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

/** The same in three letters or so: "2 d", "18 h". */
function shortly(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  return days > 0 ? `${days} d` : hours > 0 ? `${hours} h` : `${minutes} min`;
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
  save: 'Save',
  // Who one is
  haveAccount: 'I have an account',
  account: 'Your account',
  guestText: 'You are a guest: only this browser knows your seats.',
  keepSeats: 'Keep your seats for good',
  keepSeatsText:
    'With an account you find your seats again on any device. Games, name and everything else stay as they are.',
  logIn: 'Come in again',
  logInText: 'With the address and the password of your account.',
  comesAlong: (name: string) =>
    `${name}, the guest of this browser, comes along: seats and games are your account’s from then on; at a table where it has a seat already that one counts, and the guest’s becomes free.`,
  register: 'Make an account',
  registerText: 'An address and a password. The address is only for letters you ask for.',
  email: 'E-mail address',
  password: 'Password',
  passwordText: 'at least eight characters',
  oldPassword: 'Your password now',
  newPassword: 'New password',
  forgot: 'Forgot the password?',
  forgotAct: 'Send me a link',
  forgotDone: 'If there is an account with this address, a letter with a link is on its way.',
  withKey: 'Come in with a passkey',
  passkeys: 'Passkeys',
  passkeysText: 'A key that this device keeps: no password to remember.',
  noPasskeys: 'This browser has no passkeys for this page.',
  addKey: 'Add a passkey',
  keyName: 'Name of the passkey',
  keyUsed: (when: string) => `last used ${when}`,
  removeKey: (name: string) => `Remove ${name}`,
  remove: 'Remove',
  name: 'Name',
  nameText: 'How others see you at new tables.',
  changeEmail: 'Change the address',
  notConfirmed: 'not confirmed yet',
  confirmed: 'confirmed',
  asked: (email: string) =>
    `A letter is on its way to ${email}. Its link makes the address yours; until then you are known as before. Mistyped? Give the right one below.`,
  askAgain: 'Send the letter again',
  confirmAct: 'Send the letter to confirm it',
  confirmSent: 'The letter is on its way.',
  changePassword: 'Change the password',
  saved: 'Done.',
  browsers: 'Browsers',
  outHere: 'Leave this browser',
  outEverywhere: 'Leave all browsers',
  data: 'Your data',
  exportText: 'Everything the server knows of you, as a file.',
  exportAct: 'Save my data',
  deleteText:
    'The account goes with everything of yours. You leave tables that have not started; at others your name stays in your seat.',
  deleteAct: 'Delete my account',
  deleteAsk: 'Delete the account for good?',
  confirming: 'Confirm the address',
  confirmThis: 'Confirm',
  confirmDone: 'Your address is confirmed.',
  resetting: 'A new password',
  resetAct: 'Set it and come in',

  noServer: 'No server answers here: everything on this device works as always.',
  moveKept: 'Your move at this table is kept, and sent when there is an answer.',
  tryAgain: 'Try again',
  toDevice: 'To the games on this device',

  yourMove: (since: number) => `your move ${lasting(since) === 'just now' ? 'now' : `for ${lasting(since)}`}`,
  openTable: (name: string) => `Open ${name}`,
  open: 'Open',
  others: 'Others are at it',
  decide: 'decide',
  toMove: (names: string, asked: string | null) => (asked ? `${names}: ${asked}` : `${names} to move`),
  since: (time: number) => (lasting(time) === 'just now' ? 'since just now' : `since ${lasting(time)}`),
  openTables: 'Open tables',
  watch: 'Watch',
  watchTable: (name: string) => `Watch ${name}`,
  noOpen: 'Nobody looks for players right now.',
  noneToWatch: 'No other table is being played where everybody may look.',
  /** At the foot of a phone. */
  parts: { tables: 'Tables', open: 'Open', watch: 'Watch', me: 'Me' },
  sitDown: 'Sit down',
  sitDownAt: (name: string) => `Sit down at ${name}`,
  newTable: 'New table',
  finished: 'Finished games',
  results: (scores: readonly string[]) => scores.join(' · '),
  starts: 'starts when full',
  seatsFree: (n: number) =>
    n === 0 ? 'no seat free' : n === 1 ? 'one seat free' : `${count(n, 'seat', 'seats')} free`,
  freeSeat: 'free seat',
  yourTable: (title: string, name: string) => `${name}, your table of ${title}`,
  inviteText: 'Whoever opens the link sits down. It works on any device, without an account.',
  link: 'Link to the table',
  copyLink: 'Copy link',
  share: 'Share link',
  copied: 'Copied',
  unlisted: 'The table is on no list.',

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
  isHere: (name: string) => `${name} is here`,
  isAway: (name: string) => `${name} is away`,
  isLost: (name: string) => `${name} has no connection`,
  attends: { here: 'here', away: 'away', lost: 'no connection' },
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
    draw: 'Which draw it was',
    seedHash: 'Hash of the seed, published with the start',
    seed: 'The seed',
  },

  // Seats, time, agreements
  lasting: (time: number) => lasting(time),
  shortly: (time: number) => shortly(time),
  people: 'Who sits here',
  isFree: (name: string) => `${name}: seat free`,
  playedBy: (name: string, by: string) => `${name}: played by ${by}`,
  seatsAndEnd: 'Seats, pause and end',
  choose: 'choose',
  takeBack: (name: string) => `Take ${name}’s seat back`,
  sitInFor: (name: string) => `Sit down for ${name}`,
  askEnd: 'Ask to end the game here',
  askPause: 'Ask for a pause',
  askRedraw: 'Ask to draw anew what is hidden',
  askFree: (name: string) => `Ask to free ${name}’s seat`,
  goOn: 'Go on',
  leaveGame: 'Leave the game',
  leaveGameText: 'Your seat is then free for anybody with the link.',
  leaveGameSure: 'Leave for good',
  handOver: 'A computer player plays for me',
  computerFor: (name: string) => `A computer player for ${name}`,
  computers: 'Computer players',
  computersText: 'They sit down at once; the other seats are for people.',
  seatComputer: (strength: string) => `Seat a computer player: ${strength}`,
  strength: 'How they play',
  leftFor: (time: number) => (time < 60_000 ? 'time is over' : `${lasting(time)} left`),
  timeLeft: 'Time left',
  paused: 'Paused.',
  pausedText: 'Time stands still.',
  youAsk: (kind: RequestKind, whose: string) =>
    ({
      end: 'You ask to end the game here.',
      pause: 'You ask for a pause.',
      free: `You ask to free ${whose}’s seat.`,
      redraw: 'You ask to draw anew what is still hidden.',
    })[kind],
  theyAsk: (kind: RequestKind, name: string, whose: string) =>
    ({
      end: `${name} asks to end the game here.`,
      pause: `${name} asks for a pause.`,
      free: `${name} asks to free ${whose}’s seat.`,
      redraw: `${name} asks to draw anew what is still hidden.`,
    })[kind],
  askedText: (kind: RequestKind) =>
    ({
      end: 'It would count as it stands now.',
      pause: 'Time would stand still until somebody goes on.',
      free: 'Somebody else could then play on there.',
      redraw: 'Decks, lots and computer players would get a chance that nobody knows. Hands stay.',
    })[kind],
  time: 'Time',
  times: { none: 'no limit', live: 'live clock', days: 'days a turn' },
  minutes: 'Minutes for each player',
  bonus: 'Seconds more with every turn',
  days: 'Days for a turn',
  atEnd: 'When it is over',
  atEnds: { remind: 'remind', computer: 'a computer moves', free: 'the seat is free' },
  timeOf: (time: { kind: 'live' | 'days'; minutes?: number; bonus?: number; days?: number } | null) =>
    !time
      ? 'no limit'
      : time.kind === 'days'
        ? `${count(time.days ?? 0, 'day', 'days')} a turn`
        : `${time.minutes} min each, ${time.bonus} s more with every turn`,
  chanceRedrawn:
    'This game was begun elsewhere. What was hidden when it came here was drawn anew by what the server had sealed; this page has reckoned it again.',
  foreknown: {
    everything:
      'This game was begun elsewhere: whoever brought it may know every hand, and what chance will bring.',
    before:
      'This game was begun elsewhere: whoever brought it may know what was secret until then. What chance brings since was drawn anew here.',
  },
  redraw: 'Draw anew what is hidden',
  redrawText:
    'Decks and lots get a new chance that nobody knows. Hands that were dealt stay, and you may know them: the table says so.',
  chanceUploaded: 'This game was begun elsewhere: its seed came with it, and nothing was promised about it.',

  // A game of this device goes on here
  upload: 'Take a game online',
  uploadText: 'It goes on here from where it stands. The game on this device stays as it is.',
  uploadAct: 'Take it online',
  playsOn: (name: string) => `Who plays on for ${name}`,
  mine: 'I do',
  free: 'free seat',
  noGame: 'This game is not on this device, or cannot be read.',

  // While one is away
  told: 'While you are away',
  toldText: 'You are told at most once for the same turn, and not while you are at the table.',
  kinds: {
    turn: 'It is your move',
    full: 'A table of yours begins',
    over: 'A game is over',
    undo: 'Somebody asks to take back',
    request: 'The table is asked: an end, a pause, a free seat',
    reminder: 'Your time is running out',
  },
  tellHere: 'In this browser',
  tellHereText: 'A message of the browser, also while the page is closed.',
  tellMail: 'By e-mail',
  webhook: 'Webhook of a channel (Discord, Slack)',
  webhookText: 'an https address that the channel gives you',
  addWebhook: 'Add the webhook',
  notReached: 'cannot be reached',

  // Order
  saidBan: (end: string | null, reason: string) =>
    `You are banned here ${end === null ? 'for good' : `until ${end}`}${reason === '' ? '.' : `: ${reason}`}`,
  saidMute: (end: string | null, reason: string) =>
    `You may not talk at tables ${end === null ? 'for good' : `until ${end}`}${reason === '' ? '.' : `: ${reason}`}`,
  saidName: (reason: string) =>
    `An operator has given you another name${reason === '' ? '.' : `: ${reason}`}`,
  saidWord: (reason: string) => `An operator tells you: ${reason}`,
  understood: 'Understood',
  lineRemoved: 'removed by an operator',
  reportLine: (name: string) => `Report what ${name} said`,
  reportName: (name: string) => `Report the name ${name}`,
  reportTable: 'Report this table',
  reportWords: 'What is wrong with it',
  reportText: 'Those who run this server see it, with the lines around it.',
  reportSend: 'Send the report',
  reported: 'Reported. Those who run this server will look at it.',
  cancel: 'Cancel',

  /** What the server says no with. */
  words: {
    banned: 'You are banned here.',
    muted: 'You may not talk here for now.',
    nameKept: 'An operator has given you this name. You may choose another one later.',
    noSuchPerson: 'There is no such person any more.',
    noLine: 'There is no such line any more.',
    noReport: 'There is no such report any more.',
    ownReport: 'That is your own.',
    badNetwork: 'This is no address, nor a network of addresses that can be banned.',
    manyNetworks: 'As many networks as can be are banned already. Lift one of the bans first.',
    badEnd: 'The end must lie in the future.',
    badQuota: 'This number is out of bounds.',
    isOperator: 'That is an operator. Only whoever has the machine can change that first.',
    noAnswer: 'The server does not answer. Try again in a moment.',
    noPerson: 'Come in with a name first.',
    badEmail: 'This is no e-mail address.',
    badPassword: 'A password needs at least eight characters, and is not the address itself.',
    emailTaken: 'There is an account with this address already.',
    registered: 'You have an account already.',
    wrongLogin: 'The address or the password is wrong.',
    wrongPassword: 'That is not your password.',
    wrongPasskey: 'This passkey opens nothing here.',
    lastKey: 'Without this passkey you could not come in again. Choose a password first.',
    spentToken: 'This link is not good any more. Ask for another.',
    noMail: 'This server sends no mail.',
    noKey: 'The device gave no passkey.',
    knownPasskey: 'This passkey is known already.',
    noEmail: 'You have given no address.',
    unconfirmed: 'Your address has not been confirmed yet.',
    badAddress: 'Nothing can be sent from here to this address.',
    manyAddresses: 'You are told at enough addresses. Remove one first.',
    badRecord: 'This is no record of a game that the rules allow.',
    badSeats: 'Say of every player who plays on, and sit in one seat at most.',
    noPlayer: 'This game has no such computer player.',
    noComputer: 'No computer player sits there.',
    notFree: 'This seat is not free.',
    isOver: 'The game is over.',
    notWaiting: 'This seat has not kept the game waiting for a day.',
    notPaused: 'There is no pause.',
    noClock: 'No time is counted at this table.',
    manyTables:
      'As many of your tables as are allowed wait for players already. Start or leave one of them first.',
    crowded: 'This server has more games open than it can hold. Try again in a while.',
    askedAlready: 'The table is asked something else already.',
    notAsked: 'Nobody asks you for that.',
    notTold: 'This browser does not allow it.',
    tooLate: 'Your last move reached the server too late: the game had gone on, and it was not done.',
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
    secretTold: 'A secret was told since, and nobody else sits here who could agree to take it back.',
    noRequest: 'Nobody asks you to take anything back any more.',
    tooMuch: 'That was too much at once. Wait a moment.',
    otherSite: 'The server accepts this only from its own pages.',
    broken: 'That did not work. Try again.',
  } as Readonly<Record<string, string>>,
};
