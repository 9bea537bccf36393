/** What titles say of their own. They hand it in: words know no title. */
import type { Language } from './languages.ts';
import type { TitleOptions } from './types.ts';

/** A title in one language; each part is loaded when somebody needs it. */
export interface Voice<Speech> {
  /** Its options, for pages that set up a table. */
  readonly options: () => Promise<TitleOptions>;
  /** What is said while it is played. */
  readonly speech: () => Promise<{ readonly speech: Speech }>;
}

/** A title in every language there is: one that is missing does not compile. */
export type Voices<V> = Readonly<Record<Language, V>>;

/** The voices of some titles, by the title. */
export type VoicesById<V> = Readonly<Record<string, Voices<V>>>;

/** The speeches of titles in one language, by the title. */
export async function speechesOf<Speech>(
  language: Language,
  voices: VoicesById<Voice<Speech>>,
): Promise<Readonly<Record<string, Speech>>> {
  const loaded = Object.entries(voices).map(
    async ([id, voice]) => [id, (await voice[language].speech()).speech] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}
