/** Why something is not done, as the client hears it: a word for programs and a sentence for people. */
import type { Refusal } from '@kursbuch/table';

const SENTENCES = {
  noPerson: [401, 'Come in with a name first.'],
  badEmail: [422, 'This is no e-mail address.'],
  badPassword: [422, 'A password needs at least eight characters, and is not the address itself.'],
  accountThere: [409, 'There is an account with this address and this password already; come in with them.'],
  registered: [409, 'You have an account already.'],
  wrongLogin: [403, 'The address or the password is wrong.'],
  wrongPassword: [403, 'That is not your password.'],
  wrongPasskey: [403, 'This passkey opens nothing here.'],
  knownPasskey: [409, 'This passkey is known already.'],
  noPasskey: [404, 'You have no such passkey.'],
  lastKey: [409, 'Without this passkey you could not come in again; choose a password first.'],
  spentToken: [403, 'This link is not good any more; ask for another.'],
  noMail: [409, 'This server sends no mail.'],
  noEmail: [409, 'You have given no address.'],
  unconfirmed: [409, 'Your address has not been confirmed yet.'],
  badAddress: [422, 'Nothing can be sent from here to this address.'],
  manyAddresses: [409, 'You are told at enough addresses; remove one first.'],
  noAddress: [404, 'You have no such address.'],
  noTable: [404, 'There is no such table.'],
  noTitle: [422, 'There is no such title.'],
  badName: [422, 'A name needs at least one letter that can be seen.'],
  badText: [422, 'Say something.'],
  badSetup: [422, 'This table cannot be set up so.'],
  badRecord: [422, 'This is no record of a game that the rules allow.'],
  badSeats: [422, 'Say of every player of the record who plays on, and sit in one seat at most.'],
  noPlayer: [422, 'This title has no such computer player.'],
  noComputer: [409, 'No computer player sits there.'],
  noSeat: [404, 'There is no such seat.'],
  otherSeat: [409, 'You have sat in another seat of this game.'],
  notFree: [409, 'This seat is not free.'],
  isOver: [409, 'The game is over.'],
  notOver: [409, 'The game is not over yet.'],
  notWaiting: [409, 'This seat has not kept the game waiting for a day.'],
  notPaused: [409, 'There is no pause.'],
  noClock: [409, 'No time is counted at this table.'],
  askedAlready: [409, 'The table is asked something else already.'],
  drawnHere: [409, 'The chance of this game was drawn here, and nobody knows it.'],
  nothingDrawn: [409, 'Chance decides nothing more in this game.'],
  notPlayed: [409, 'It can be drawn anew as soon as something was played.'],
  notAsked: [409, 'Nobody asks you for that.'],
  notOpen: [409, 'The table has started already.'],
  notStarted: [409, 'The table has not started yet.'],
  stopped: [409, 'This game cannot be played on: the program no longer accepts one of its actions.'],
  manyTables: [
    409,
    'As many of your tables as are allowed wait for players already; start or leave one of them first.',
  ],
  full: [409, 'The table is full.'],
  seated: [409, 'You sit at this table already.'],
  notSeated: [403, 'You have no seat at this table.'],
  notWelcome: [403, 'Whoever made this table has freed your seat; look for another one.'],
  notOwner: [403, 'Only whoever made the table may do that.'],
  banned: [403, 'You are banned here.'],
  muted: [403, 'You may not talk here for now.'],
  nameKept: [403, 'An operator has given you this name; you may choose another one later.'],
  noSuchPerson: [404, 'There is no such person.'],
  noLine: [404, 'There is no such line.'],
  noReport: [404, 'There is no such report.'],
  ownReport: [409, 'That is your own.'],
  badNetwork: [422, 'This is no address, nor a network of addresses that can be banned.'],
  manyNetworks: [409, 'As many networks as can be are banned already; lift one of the bans first.'],
  badEnd: [422, 'The end must lie in the future, within ten years; leave it out for good.'],
  badQuota: [422, 'This number is out of bounds.'],
  isOperator: [409, 'That is an operator; only whoever has the machine can change that first.'],
  needsAccount: [409, 'That is a guest; an operator needs an account.'],
  noRight: [403, 'Only whoever has the machine may do that.'],
  noClub: [404, 'There is no such club, or only its members see it.'],
  notMember: [403, 'Only members of the club may do that.'],
  notOrganiser: [403, 'Only an organiser may do that.'],
  isMember: [409, 'You belong to this club already.'],
  noMember: [404, 'There is no such member.'],
  lastOrganiser: [409, 'A club needs an organiser; make somebody else one first.'],
  spentInvitation: [403, 'This invitation was withdrawn; ask a member of the club for the new link.'],
  manyClubs: [409, 'You belong to as many clubs as are allowed; leave one of them first.'],
  clubFull: [409, 'The club has as many members as it may have.'],
  addressName: [422, 'A name is no address; leave out links and e-mail addresses.'],
  farAhead: [422, 'That is too far ahead; plan for the next five years at most.'],
  noSeason: [404, 'There is no such season.'],
  badSeason: [422, 'A season ends after it begins, and within three years.'],
  badPoints: [
    422,
    'Give each place its points, for two to eight players, and no place more than the one before it.',
  ],
  seasonCounts: [409, 'A game of this season counts already; its points stay as they are.'],
  manySeasons: [409, 'The club has as many seasons as are kept; remove one of them first.'],
  refused: [422, 'The rules do not allow it.'],
  movedOn: [409, 'The game has moved on.'],
  nothingBack: [409, 'There is nothing of yours to take back.'],
  secretTold: [409, 'A secret was told since, and nobody else sits here who could agree to take it back.'],
  noRequest: [409, 'Nobody asks you to take anything back.'],
  busy: [503, 'The database does not answer; try again.'],
  crowded: [503, 'This server has more games open than it can hold; try again in a while.'],
  tooMuch: [429, 'Too much at once; wait a moment.'],
  tooDeep: [400, 'That is nested deeper than anything that is asked here.'],
  otherSite: [403, 'Only pages of this site may do that.'],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

export type TroubleWord = keyof typeof SENTENCES;

export class Trouble extends Error {
  readonly word: TroubleWord;
  readonly status: number;
  /** Where a game says no itself. */
  readonly refusal: Refusal | null;

  constructor(word: TroubleWord, refusal: Refusal | null = null) {
    super(SENTENCES[word][1]);
    this.word = word;
    this.status = SENTENCES[word][0];
    this.refusal = refusal;
  }
}
