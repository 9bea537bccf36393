/** What the server says to people, in every language: it hears the one of whoever asks, or of an address. */
import { inEveryLanguage, type Language, preferredOf } from '@kursbuch/words';

export const SAID = await inEveryLanguage(async (book) => (await book.server()).server);

/** By what a browser says it prefers. */
export const languageFrom = (accepted: string | undefined): Language =>
  preferredOf((accepted ?? '').split(','));
