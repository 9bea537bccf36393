/** What the letters about an account say, in the language of the browser that asked for them. */
import type { Letter } from '../mail.ts';

export type Language = 'de' | 'en';

/** By what a browser says it prefers. */
export const languageFrom = (accepted: string | undefined): Language =>
  /^\s*de\b/i.test(accepted ?? '') ? 'de' : 'en';

type Told = Pick<Letter, 'subject' | 'text'>;

const RESET: Readonly<Record<Language, (name: string, link: string) => Told>> = {
  de: (name, link) => ({
    subject: 'Kursbuch: neues Passwort',
    text: `Hallo ${name},\n\njemand möchte ein neues Passwort für dein Konto wählen. Das geht eine Stunde lang hier:\n${link}\n\nWarst du das nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.\n`,
  }),
  en: (name, link) => ({
    subject: 'Kursbuch: new password',
    text: `Hello ${name},\n\nsomebody wants to choose a new password for your account. For an hour that can be done here:\n${link}\n\nIf that was not you, there is nothing to do: your password stays as it is.\n`,
  }),
};

const CONFIRM: Readonly<Record<Language, (name: string, link: string) => Told>> = {
  de: (name, link) => ({
    subject: 'Kursbuch: Ist das deine Adresse?',
    text: `Hallo ${name},\n\ndiese Adresse wurde bei Kursbuch angegeben. Bestätige sie hier:\n${link}\n\nWarst du das nicht, musst du nichts tun.\n`,
  }),
  en: (name, link) => ({
    subject: 'Kursbuch: is this your address?',
    text: `Hello ${name},\n\nthis address was given at Kursbuch. Confirm it here:\n${link}\n\nIf that was not you, there is nothing to do.\n`,
  }),
};

const TRIED: Readonly<Record<Language, (name: string, link: string) => Told>> = {
  de: (name, link) => ({
    subject: 'Kursbuch: Du hast schon ein Konto',
    text: `Hallo ${name},\n\njemand wollte mit dieser Adresse ein Konto anlegen oder sie für seines angeben. Es gibt dein Konto schon, und es bleibt, wie es ist. Hier kommst du hinein, auch wenn du das Passwort vergessen hast:\n${link}\n\nWarst du das nicht, musst du nichts tun.\n`,
  }),
  en: (name, link) => ({
    subject: 'Kursbuch: you have an account already',
    text: `Hello ${name},\n\nsomebody wanted to make an account with this address, or to give it for another one. You have an account already, and it stays as it is. Come in here, also if you have forgotten the password:\n${link}\n\nIf that was not you, there is nothing to do.\n`,
  }),
};

/** The pages of the client that these links open. */
const link = (site: URL, page: string, token: string): string => new URL(`/#/${page}/${token}`, site).href;

export const resetLetter = (
  to: string,
  name: string,
  site: URL,
  token: string,
  language: Language,
): Letter => ({
  to,
  ...RESET[language](name, link(site, 'reset', token)),
});

/** To whoever has an address that somebody else has given. */
export const triedLetter = (to: string, name: string, site: URL, language: Language): Letter => ({
  to,
  ...TRIED[language](name, new URL('/#/online/me', site).href),
});

export const confirmLetter = (
  to: string,
  name: string,
  site: URL,
  token: string,
  language: Language,
): Letter => ({ to, ...CONFIRM[language](name, link(site, 'confirm', token)) });
