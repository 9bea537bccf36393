/** What notices say. */
import type { Language } from '../people/letters.ts';
import type { NoticeKind } from '../store/schema.ts';

/** What a sentence is about. */
export interface Occasion {
  readonly kind: NoticeKind;
  /** The name of the table and of its title. */
  readonly table: string;
  readonly title: string;
  /** Who is meant; null: whoever reads it. */
  readonly name: string | null;
  /** Who asks to take back; who has won. */
  readonly others: readonly string[];
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

const DE: Sentences = {
  turn: ({ name }, where) => (name === null ? `Du bist am Zug: ${where}.` : `${name} ist am Zug: ${where}.`),
  full: (_, where) => `Das Spiel hat begonnen: ${where}.`,
  over: ({ others }, where) =>
    `Das Spiel ist zu Ende: ${where}.${others.length > 0 ? ` Gewonnen: ${listed(others, 'de')}.` : ''}`,
  undo: ({ name, others }, where) =>
    `${listed(others, 'de') || 'Jemand'} möchte etwas zurücknehmen und fragt ${name ?? 'dich'}: ${where}.`,
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
