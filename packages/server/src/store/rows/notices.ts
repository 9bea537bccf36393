/** Rows about telling those who are away. */
import type { Language } from '@kursbuch/words';
import type { Pace, Wanted } from './tables.ts';

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
