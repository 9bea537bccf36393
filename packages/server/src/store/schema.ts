/**
 * What is kept, table by table and column by column, as both databases give it. Lists and objects are kept as text and
 * parsed where they are read (`games.ts`); times are milliseconds; truth is 0 or 1.
 */
import type { PlayerName } from '@kursbuch/bots';
import type { Language } from '@kursbuch/words';

export interface Schema {
  readonly people: PeopleRow;
  readonly logins: LoginsRow;
  readonly sessions: SessionsRow;
  readonly passkeys: PasskeysRow;
  readonly tokens: TokensRow;
  readonly clubs: ClubsRow;
  readonly members: MembersRow;
  readonly seasons: SeasonsRow;
  readonly evenings: EveningsRow;
  readonly answers: AnswersRow;
  readonly tournaments: TournamentsRow;
  readonly entrants: EntrantsRow;
  readonly rounds: RoundsRow;
  readonly games: GamesRow;
  readonly gatherings: GatheringsRow;
  readonly seats: SeatsRow;
  readonly entries: EntriesRow;
  readonly results: ResultsRow;
  readonly glances: GlancesRow;
  readonly messages: MessagesRow;
  readonly notes: NotesRow;
  readonly addresses: AddressesRow;
  readonly wishes: WishesRow;
  readonly blocks: BlocksRow;
  readonly invitations: InvitationsRow;
  readonly outbox: OutboxRow;
  readonly calls: CallsRow;
  readonly constants: ConstantsRow;
  readonly limits: LimitsRow;
  readonly operators: OperatorsRow;
  readonly sanctions: SanctionsRow;
  readonly reports: ReportsRow;
  readonly quotas: QuotasRow;
  readonly reached: ReachedRow;
  readonly acts: ActsRow;
  readonly errands: ErrandsRow;
  readonly alerts: AlertsRow;
  readonly readings: ReadingsRow;
  readonly hours: HoursRow;
  readonly digests: DigestsRow;
}

/** All tables, each behind those it points to: in this order a backup is written and read. */
export const TABLES = Object.keys({
  people: true,
  logins: true,
  sessions: true,
  passkeys: true,
  tokens: true,
  clubs: true,
  members: true,
  seasons: true,
  evenings: true,
  answers: true,
  tournaments: true,
  entrants: true,
  rounds: true,
  games: true,
  gatherings: true,
  seats: true,
  entries: true,
  results: true,
  glances: true,
  messages: true,
  notes: true,
  addresses: true,
  wishes: true,
  blocks: true,
  invitations: true,
  outbox: true,
  calls: true,
  constants: true,
  limits: true,
  operators: true,
  sanctions: true,
  reports: true,
  quotas: true,
  reached: true,
  acts: true,
  errands: true,
  alerts: true,
  readings: true,
  hours: true,
  digests: true,
} satisfies Readonly<Record<keyof Schema, true>>) as readonly (keyof Schema)[];

/** People who have come in. A guest is somebody without credentials, and keeps the id when there are some. */
export interface PeopleRow {
  id: string;
  name: string;
  created: number;
  /** Since when there are credentials; null: a guest. */
  registered: number | null;
  /** In small letters, each once; and since when it is known to be this person's. Null also while it is only a name (`logins`). */
  email: string | null;
  confirmed: number | null;
  /** What argon2id makes of the password. */
  password: string | null;
  /** Who sees the page; null: everybody. */
  page: PageFor | null;
  /** How fast somebody answers, as it was last counted; null: nobody has asked yet. */
  pace: string | null;
}

/** For whom somebody's page is. */
export const PAGE_FOR = ['everybody', 'companions', 'nobody'] as const;
export type PageFor = (typeof PAGE_FOR)[number];

/**
 * With what somebody comes in whose address nothing has confirmed: a name that others may have as well. It is his together
 * with his password alone, which is hashed with a salt made of the address, so that one hash is compared with all of them.
 */
export interface LoginsRow {
  person: string;
  /** In small letters. */
  address: string;
  /** Null: he comes in with a passkey. */
  password: string | null;
}

export interface SessionsRow {
  /** Of the token in the cookie, which is kept nowhere. */
  hash: string;
  person: string;
  created: number;
  used: number;
}

/** A key that a device keeps; we know its public half. */
export interface PasskeysRow {
  id: string;
  person: string;
  public: string;
  counter: number;
  transports: string;
  /** What its owner calls it. */
  name: string;
  created: number;
  used: number;
}

/** Something that is good for once, for a while: the challenge of a passkey, the link of a letter. */
export interface TokensRow {
  hash: string;
  purpose: 'newPasskey' | 'passkeyLogin' | 'reset' | 'confirm';
  /** Null: anybody who answers it. */
  person: string | null;
  /** The address it confirms. */
  email: string | null;
  expires: number;
}

/** For whom a table is, where it is not for anybody. */
export const WANTED = ['new', 'regulars'] as const;
export type Wanted = (typeof WANTED)[number];

/** How time is counted at a table, as lists are asked for it. */
export const PACES = ['live', 'days', 'none'] as const;
export type Pace = (typeof PACES)[number];

export interface GamesRow {
  id: string;
  title: string;
  name: string;
  /** Null when that person is gone. */
  owner: string | null;
  /** How many seats there are. */
  size: number;
  listed: number;
  options: string;
  /** The version of records when the game was set up: what its options mean. */
  version: number;
  status: 'open' | 'running' | 'over';
  /** What the server gives to the seed, and its hash, which everybody sees from the first moment. */
  secret: string;
  commitment: string;
  /** From the start on: the seed, made of the secret and of what the seats gave. */
  seed: string | null;
  /** The number of the last entry. */
  number: number;
  /** The seats the game waits for. */
  waiting: string;
  result: string | null;
  instructions: string;
  /** Somebody asks to take back; it lapses with the next entry. */
  undo: string | null;
  /** Somebody asks the others to agree: to a pause, to an end. */
  request: string | null;
  /** 1: it was played elsewhere before, and its seed came with it; 2: what was hidden then was redrawn. */
  uploaded: number;
  /** An operator has hidden it: only those who sit there find it. */
  hidden: number;
  /** How time is counted; null: it is not. */
  time: string | null;
  /** Whose time runs since when; null: nobody has counted yet. */
  clock: string | null;
  /** When a node has to look at it; the one that does moves it on, so that no other does. */
  due: number | null;
  /** The table at which its players play again; it may be gone. */
  rematch: string | null;
  /** What happened beside the game, the last of it; null: nothing yet. */
  asides: string | null;
  /** Who was sent away before it started and does not come back; null: nobody. */
  unwelcome: string | null;
  /** In which language people talk there; null: nobody has said. */
  language: string | null;
  /** For whom it is; null: for anybody. */
  wanted: Wanted | null;
  /** When it is to start; null: when it is full. */
  starts: number | null;
  /** What happens then where seats are free; null: it is not to start at a time. */
  starting: string | null;
  created: number;
  /** When somebody last acted, joined or left. */
  changed: number;
}

/** People who play together: their tables, seasons and evenings. */
export interface ClubsRow {
  id: string;
  name: string;
  /** A sentence about it; perhaps nothing. */
  about: string;
  /** Whoever has the link sees it; otherwise only members do. */
  open: number;
  /** Whoever has this word joins; null: the invitation was withdrawn. */
  invitation: string | null;
  /** An operator has hidden it: only members find it. */
  hidden: number;
  created: number;
}

export interface MembersRow {
  club: string;
  person: string;
  /** `asking`: wants to join, and is no member yet. */
  role: 'organiser' | 'member' | 'asking';
  since: number;
}

/** Games of a club between two moments, counted together. */
export interface SeasonsRow {
  id: string;
  club: string;
  name: string;
  begins: number;
  ends: number;
  /** Points by number of players and place; null: the usual ones. */
  points: string | null;
  /** Games that ended by agreement count as well. */
  agreed: number;
  created: number;
}

/** A club meets. */
export interface EveningsRow {
  id: string;
  club: string;
  name: string;
  at: number;
  minutes: number;
  /** Where; null: online. */
  venue: string | null;
  /** How often it was changed, for calendars. */
  sequence: number;
  cancelled: number | null;
  /** When members are reminded; null: they were, or need not be. */
  remind: number | null;
  created: number;
  changed: number;
}

/** Who comes to an evening. */
export interface AnswersRow {
  evening: string;
  person: string;
  answer: 'yes' | 'no' | 'perhaps';
  at: number;
}

/** What is to be told of an evening, and has been: as `outbox` does of a table. */
export interface CallsRow {
  id: string;
  address: string;
  evening: string;
  person: string;
  about: string;
  due: number;
  tries: number;
  done: number | null;
}

/** Tables of the same title and options, in rounds. */
export interface TournamentsRow {
  id: string;
  club: string | null;
  /** Null when that person is gone. */
  organiser: string | null;
  name: string;
  title: string;
  options: string;
  time: string | null;
  /** How many sit at a table, at most. */
  size: number;
  /** How many rounds there are. */
  rounds: number;
  /** How tables are dealt after the first round. */
  dealt: 'lot' | 'strength';
  status: 'open' | 'running' | 'over';
  /** What the server gives to every lot, and its hash, which everybody sees before anybody enters. */
  secret: string;
  commitment: string;
  hidden: number;
  created: number;
}

export interface EntrantsRow {
  tournament: string;
  number: number;
  /** Null when that person is gone. */
  person: string | null;
  name: string;
  /** What this person gives to the lot. */
  contribution: string;
  /** When this person gave it up; null: plays on. */
  left: number | null;
}

export interface RoundsRow {
  tournament: string;
  number: number;
  /** What was dealt from, and the tables: the game, and the entrants in the order of their places. */
  deal: string;
  begun: number;
  ended: number | null;
}

/** For whom a table is played, if not for whoever comes. */
export interface GatheringsRow {
  game: string;
  club: string | null;
  evening: string | null;
  tournament: string | null;
  /** When it started. */
  begun: number | null;
}

export interface SeatsRow {
  game: string;
  /** In the order of joining, which is the order of the record's players. */
  place: number;
  person: string | null;
  name: string;
  /** What this seat gives to the seed. */
  contribution: string;
  /** From the start on: the seat at the table, perhaps drawn by lot. */
  seat: number | null;
  /** The computer player that sits there. */
  player: PlayerName | null;
  /** Under which name somebody sits there now, if it is not the one the game knows. */
  sitter: string | null;
  /** Who left it last, and may have it back from a computer player. */
  former: string | null;
}

/**
 * What has been played, only ever added to. The key (game, number) tells two nodes apart that act at once. Each entry
 * says how many steps stay and which follow them: an action adds some, taking back leaves some away.
 */
export interface EntriesRow {
  game: string;
  number: number;
  keeps: number;
  steps: string;
  /** The game is over with it. */
  over: number;
  /** Who acted; null: no person, or one that is gone. */
  person: string | null;
  /** The word by which this person's post is known again. */
  key: string | null;
  at: number;
}

/**
 * How a finished game ended for a seat: written with the entry that ends it, taken back with it. The name is that of the seat,
 * what others may see of the table is that of the game; a game that an earlier program has taken back has rows all the same,
 * so whoever reads asks whether it is over.
 */
export interface ResultsRow {
  game: string;
  /** That of the seat, before the start. */
  place: number;
  seat: number;
  /** Whose seat it was; null: nobody's, or somebody who is gone. */
  person: string | null;
  /** The computer player that had it at the end, in its own name or for that person. */
  player: PlayerName | null;
  title: string;
  /** How many have played. */
  players: number;
  /** 1: has won; equals share a rank. */
  rank: number;
  score: number;
  /** How much more than the best of the others; of those who have not won, than the winner. */
  lead: number;
  /** The players have agreed to end it. */
  agreed: number;
  /** The companies it directed at the end, or most of the time. */
  companies: string;
  /** What it was worth, round by round. */
  worth: string;
  ended: number;
}

/** What lists show of a game: how it stood after an entry, as any spectator sees it. */
export interface GlancesRow {
  game: string;
  number: number;
  waiting: string;
  view: string;
  /** What has happened since each seat that is waited for last acted, as that seat may know it; null: not known. */
  since: string | null;
}

export interface MessagesRow {
  game: string;
  number: number;
  person: string | null;
  name: string;
  text: string;
  at: number;
  /** When an operator removed it; null: it can be read. */
  removed: number | null;
}

export interface NotesRow {
  game: string;
  person: string;
  text: string;
}

/** What somebody can get a notice of while away. */
export const NOTICE_KINDS = [
  'turn',
  'full',
  'soon',
  'short',
  'over',
  'again',
  'invited',
  'undo',
  'request',
  'reminder',
  'evening',
  'round',
  'opened',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The ways there are to tell somebody. Whoever handles them has one for each, or does not compile. */
export const NOTICE_WAYS = ['push', 'mail', 'webhook'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** Where somebody gets notices. */
export interface AddressesRow {
  id: string;
  /** Who has given it. */
  person: string;
  /** Null: for him, of all his games. A game: for its table, of everybody's turn there. */
  game: string | null;
  way: NoticeWay;
  /** The address itself, which only its person sees; '' for letters, which go to the account's address. */
  target: string;
  /** The keys of a browser; null for the other ways. */
  keys: string | null;
  language: Language;
  /** Why nothing is sent there any more; null: it is. */
  trouble: string | null;
  created: number;
}

/** Which notices somebody wants. */
export interface WishesRow {
  person: string;
  /** Of this table; '': of every table he has said nothing else about. */
  game: string;
  kinds: string;
}

/** Somebody wants to have nothing to do with another. */
export interface BlocksRow {
  person: string;
  blocked: string;
  since: number;
}

/** A seat of an open table is kept for somebody. */
export interface InvitationsRow {
  /** Whoever has it may sit down there: also the word of a personal link. */
  id: string;
  game: string;
  inviter: string;
  /** Null: whoever has the link. */
  person: string | null;
  /** As whoever keeps the seat calls that person. */
  name: string;
  at: number;
  /** No, thanks: the seat is kept no more. */
  declined: number | null;
}

/** What is still to be told, and what has been: each address hears of one thing once. */
export interface OutboxRow {
  id: string;
  address: string;
  game: string;
  /** Whom it concerns. */
  person: string;
  kind: NoticeKind;
  /** What it is about: nothing else has this word. */
  about: string;
  details: string;
  /** Not before; the node that sends it moves it on, so that no other does. */
  due: number;
  tries: number;
  /** When it was sent or came to nothing; null: it is still to be sent. */
  done: number | null;
  /** 1: it waits for the next digest of its address, which says when. */
  held: number;
}

/** When everything that is held back for an address is sent there as one. */
export interface DigestsRow {
  address: string;
  /** The node that sends it moves it on, so that no other does. */
  due: number;
}

/** When somebody wants to be told. */
export interface HoursRow {
  person: string;
  /** Where the day has these hours, as the time zone database names it. */
  zone: string;
  /** The hour at which letters come as one, once a day; null: each at once. */
  digest: number | null;
  /** From which hour to which nothing is sent but what cannot wait; null: there are none. */
  quiet: string | null;
}

/** Somebody wants to hear of tables that are opened. What is null may be anything. */
export interface AlertsRow {
  id: string;
  person: string;
  title: string | null;
  pace: Pace | null;
  language: string | null;
  wanted: Wanted | null;
  created: number;
}

/** How far somebody has read what is said at a table. */
export interface ReadingsRow {
  game: string;
  person: string;
  number: number;
}

/** What is made once and is the same for all nodes. */
export interface ConstantsRow {
  name: string;
  value: string;
}

/** Something that may not be done too often, and when as much of it as ever may be done again. */
export interface LimitsRow {
  /** The hash of what is limited and for whom. */
  name: string;
  until: number;
}

/** Who keeps order here; set by the owner of the machine. */
export interface OperatorsRow {
  person: string;
  since: number;
}

/** What somebody, or a network, may not do, or has been told. */
export interface SanctionsRow {
  id: string;
  /** `name`: may not choose another name; `word`: gets a message, and nothing is forbidden. */
  kind: 'ban' | 'mute' | 'name' | 'word';
  /** Of these three one is there. */
  person: string | null;
  network: string | null;
  /** Whoever was banned has deleted himself: a hash of his address, until the ban is over. */
  address: string | null;
  at: number;
  /** Null: for good. */
  until: number | null;
  /** As that person reads it. */
  reason: string;
  /** It holds no more, or was read. */
  lifted: number | null;
}

/** Somebody asks the operators to look at something. */
export interface ReportsRow {
  number: number;
  kind: 'talk' | 'name' | 'table';
  at: number;
  /** Who reports; null when that person is gone. */
  reporter: string | null;
  /** Whose line or name it is; a report goes with that person. Null: a table. */
  person: string | null;
  game: string;
  /** The line of talk, or the place at the table. */
  line: number | null;
  /** What the reporter says about it. */
  words: string;
  settled: number | null;
  outcome: 'word' | 'muted' | 'removed' | 'renamed' | 'hidden' | 'banned' | 'noFault' | null;
}

/** How much of something there may be, where that is not the usual number. */
export interface QuotasRow {
  name: string;
  value: number;
}

/** How often somebody had to be told that a quota is used up, hour by hour. */
export interface ReachedRow {
  name: string;
  /** Hours since 1970. */
  hour: number;
  count: number;
}

/**
 * What operators have done, only ever added to. People and tables stand here by id alone, so that nobody's name outlives
 * him; nodes read what is new here and act on it.
 */
export interface ActsRow {
  number: number;
  at: number;
  /** Null: the owner of the machine, or the server itself. */
  operator: string | null;
  by: 'operator' | 'machine' | 'server';
  kind: string;
  person: string | null;
  game: string | null;
  network: string | null;
  details: string;
  reason: string;
}

/** What the terminal asks a running server to do for it: only somebody who can write to the database can leave one. */
export interface ErrandsRow {
  id: string;
  act: string;
  at: number;
  /** Null: nobody has done it yet. */
  answer: string | null;
}
