/** Letters about an account, in the language of the browser that asked for them. */
import type { Language } from '@kursbuch/words';
import type { Letter } from '../mail.ts';
import { SAID } from '../words.ts';

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
  ...SAID[language].letters.reset(name, link(site, 'reset', token)),
});

/** To the owner of an address that somebody else has given. */
export const triedLetter = (to: string, name: string, site: URL, language: Language): Letter => ({
  to,
  ...SAID[language].letters.tried(name, new URL('/#/online/me', site).href),
});

export const confirmLetter = (
  to: string,
  name: string,
  site: URL,
  token: string,
  language: Language,
): Letter => ({ to, ...SAID[language].letters.confirm(name, link(site, 'confirm', token)) });
