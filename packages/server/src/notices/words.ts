/** What notices say. */
import type { Language } from '../people/letters.ts';
import type { RequestKind } from '../store/games.ts';
import type { NoticeKind } from '../store/schema.ts';

/** What a sentence is about. */
export interface Occasion {
  readonly kind: NoticeKind;
  /** The name of the table and of its title. */
  readonly table: string;
  readonly title: string;
  /** Who is meant; null: whoever reads it. */
  readonly name: string | null;
  /** Who asks; who has won. */
  readonly others: readonly string[];
  /** What the table is asked, and of whose seat. */
  readonly asks: { readonly kind: RequestKind; readonly whose: string } | null;
  /** When the time is over, if it runs. */
  readonly until: number | null;
}

type Sentences = Readonly<Record<NoticeKind, (occasion: Occasion, where: string) => string>>;

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(names);

const moment = (until: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
    until,
  );

type Asked = Readonly<Record<RequestKind, (whose: string) => string>>;

const ASKED_DE: Asked = {
  end: () => 'Beenden wir das Spiel hier?',
  pause: () => 'Machen wir eine Pause?',
  free: (whose) => `Geben wir den Platz von ${whose} frei?`,
};

const ASKED_EN: Asked = {
  end: () => 'shall the game end here?',
  pause: () => 'shall there be a pause?',
  free: (whose) => `shall the seat of ${whose} be free?`,
};

const DE: Sentences = {
  turn: ({ name }, where) => (name === null ? `Du bist am Zug: ${where}.` : `${name} ist am Zug: ${where}.`),
  full: (_, where) => `Das Spiel hat begonnen: ${where}.`,
  over: ({ others }, where) =>
    `Das Spiel ist zu Ende: ${where}.${others.length > 0 ? ` Gewonnen: ${listed(others, 'de')}.` : ''}`,
  undo: ({ name, others }, where) =>
    `${listed(others, 'de') || 'Jemand'} möchte etwas zurücknehmen und fragt ${name ?? 'dich'}: ${where}.`,
  request: ({ others, asks }, where) =>
    `${listed(others, 'de') || 'Jemand'} fragt den Tisch: ${ASKED_DE[asks?.kind ?? 'end'](asks?.whose ?? '')} ${where}.`,
  reminder: ({ name, until }, where) =>
    `Erinnerung: ${name === null ? 'Du bist' : `${name} ist`} noch am Zug: ${where}.${
      until === null ? '' : ` Bedenkzeit bis ${moment(until, 'de')} UTC.`
    }`,
};

const EN: Sentences = {
  turn: ({ name }, where) =>
    name === null ? `It is your turn: ${where}.` : `It is ${name}'s turn: ${where}.`,
  full: (_, where) => `The game has begun: ${where}.`,
  over: ({ others }, where) =>
    `The game is over: ${where}.${others.length > 0 ? ` Won by ${listed(others, 'en')}.` : ''}`,
  undo: ({ name, others }, where) =>
    `${listed(others, 'en') || 'Somebody'} wants to take something back and asks ${name ?? 'you'}: ${where}.`,
  request: ({ others, asks }, where) =>
    `${listed(others, 'en') || 'Somebody'} asks the table: ${ASKED_EN[asks?.kind ?? 'end'](asks?.whose ?? '')} ${where}.`,
  reminder: ({ name, until }, where) =>
    `Reminder: it is still ${name === null ? 'your' : `${name}'s`} turn: ${where}.${
      until === null ? '' : ` Time until ${moment(until, 'en')} UTC.`
    }`,
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { de: DE, en: EN };

export function sentenceOf(occasion: Occasion, language: Language): string {
  const { table, title, kind } = occasion;
  const where = language === 'de' ? `„${table}“ (${title})` : `“${table}” (${title})`;
  return SENTENCES[language][kind](occasion, where);
}

/** Under a letter: how to get no more of them. */
export const UNDER_A_LETTER: Readonly<Record<Language, string>> = {
  de: 'Du bekommst das, weil du bei Kursbuch Nachrichten an diese Adresse wolltest. In den Einstellungen dort kannst du sie abstellen.',
  en: 'You get this because you wanted notices at this address from Kursbuch. You can turn them off there, in the settings.',
};
