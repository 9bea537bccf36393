/** What a server writes to people: letters about an account, notices, and that an operator keeps somebody from something. */
import type { EveningTold, Occasion, RequestKind } from '../server.ts';

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** Where the zone is not the reader's own it is named. */
function moment(until: number, zone: string): string {
  const told = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  return `${told.format(until)}${zone === 'UTC' ? ' UTC' : ''}`;
}

const exactly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const ASKED: Readonly<Record<RequestKind, (whose: string) => string>> = {
  end: () => 'shall the game end here?',
  pause: () => 'shall there be a pause?',
  free: (whose) => `shall the seat of ${whose} be free?`,
  redraw: () => 'shall what is still hidden be drawn anew?',
};

/** The name of a round within a sentence. */
const within = (round: string): string => `${round.charAt(0).toLowerCase()}${round.slice(1)}`;

export const server = {
  /** Letters about an account, each with a link. */
  letters: {
    reset: (name: string, link: string) => ({
      subject: 'Kursbuch: new password',
      text: `Hello ${name},\n\nsomebody wants to choose a new password for your account. For an hour that can be done here:\n${link}\n\nIf that was not you, there is nothing to do: your password stays as it is.\n`,
    }),
    confirm: (name: string, link: string) => ({
      subject: 'Kursbuch: is this your address?',
      text: `Hello ${name},\n\nthis address was given at Kursbuch. Confirm it here:\n${link}\n\nIf that was not you, there is nothing to do.\n`,
    }),
    tried: (name: string, link: string) => ({
      subject: 'Kursbuch: you have an account already',
      text: `Hello ${name},\n\nsomebody wanted to make an account with this address, or to give it for another one. You have an account already, and it stays as it is. Come in here, also if you have forgotten the password:\n${link}\n\nIf that was not you, there is nothing to do.\n`,
    }),
  },
  /** The table a notice is about. */
  where: (table: string, title: string) => `“${table}” (${title})`,
  notices: {
    turn: ({ name }: Occasion, where: string) =>
      name === null ? `It is your turn: ${where}.` : `It is ${name}'s turn: ${where}.`,
    full: (_: Occasion, where: string) => `The game has begun: ${where}.`,
    over: ({ others }: Occasion, where: string) =>
      `The game is over: ${where}.${others.length > 0 ? ` Won by ${listed(others)}.` : ''}`,
    again: ({ others }: Occasion, where: string) =>
      `${listed(others) || 'Somebody'} wants to play again with you: ${where}.`,
    invited: ({ others }: Occasion, where: string) =>
      `${listed(others) || 'Somebody'} invites you and keeps a seat for you: ${where}.`,
    undo: ({ name, others }: Occasion, where: string) =>
      `${listed(others) || 'Somebody'} wants to take something back and asks ${name ?? 'you'}: ${where}.`,
    request: ({ others, asks }: Occasion, where: string) =>
      `${listed(others) || 'Somebody'} asks the table: ${ASKED[asks?.kind ?? 'end'](asks?.whose ?? '')} ${where}.`,
    round: (_: Occasion, where: string) => `Your next round begins: ${where}.`,
    soon: ({ until, zone }: Occasion, where: string) =>
      `The table starts on ${moment(until ?? 0, zone)}: ${where}.`,
    short: ({ outcome }: Occasion, where: string) =>
      outcome === 'close'
        ? `Too few came, and the table was called off: ${where}.`
        : `Too few came; the table starts as soon as it is full: ${where}.`,
    opened: ({ others, until, zone }: Occasion, where: string) =>
      `${listed(others) || 'Somebody'} has opened a table: ${where}.${
        until === null ? '' : ` It starts on ${moment(until, zone)}.`
      }`,
    reminder: ({ name, until, zone }: Occasion, where: string) =>
      `Reminder: it is still ${name === null ? 'your' : `${name}'s`} turn: ${where}.${
        until === null ? '' : ` Time until ${moment(until, zone)}.`
      }`,
  },
  evening: ({ name, club, at, venue, zone }: EveningTold) =>
    `${club} meets: ${name}, ${moment(at, zone)}, ${venue ?? 'online'}.`,
  /** What happened since somebody last acted; none of it ends with a full stop. */
  since: (facts: readonly string[]): string => `Since your last turn: ${facts.join('; ')}.`,
  /** Among them: a round has ended. */
  roundOver: {
    bids: () => 'the bids are over',
    privateSale: () => 'the sale of the privates is over',
    stock: (round: string) => `${within(round)} is over`,
    operating: (round: string) => `${within(round)} is over`,
    settingUp: () => 'everybody has set up',
  },
  /** What somebody is asked for now; for which company and in which round, where that says something. */
  asked: (what: string, company: string | undefined, round: string | null): string =>
    `You are asked${round ? ` in ${within(round)}` : ''}: ${what}${company ? ` (${company})` : ''}.`,
  /** What was held back, as one. */
  digest: {
    head: (waiting: number, all: number): string =>
      waiting === 0
        ? `Kursbuch: ${all === 1 ? 'one thing is new' : `${all} things are new`}`
        : `Kursbuch: ${waiting === 1 ? 'one table waits' : `${waiting} tables wait`} for you`,
    more: (count: number) => `… and ${count} more.`,
  },
  /** Under a letter: how to get no more of them. */
  underALetter:
    'You get this because you wanted notices at this address from Kursbuch. You can turn them off there, in the settings.',
  /** What somebody is kept from by an operator. */
  held: {
    banned: 'You are banned here',
    muted: 'You may not talk here',
    nameKept: 'You may not choose another name',
  },
  /** Until when; null: for good. */
  lasts(at: number | null) {
    const until = at === null ? null : `${exactly.format(at)} UTC`;
    return until === null ? 'for good' : `until ${until}`;
  },
};
