/** What titles say of their own. They hand it in: words know no title. */
import type { Book, Language } from './book.ts';
import type { LessonTexts } from './lessons.ts';
import type { TitleOptions } from './types.ts';

/** What the screen of a title says; `asks`: what its own tasks ask for, to follow a name, which notices say too. */
export type ScreenVoice = object & { readonly asks?: Readonly<Record<string, string>> };

/** A title in one language; each part is loaded when somebody needs it. */
export interface Voice<Speech> {
  /** What it is about and its options, for pages that set up a table. */
  readonly options: () => Promise<TitleOptions>;
  /** What is said while it is played; left out: nothing but what every game of its family says. */
  readonly speech?: () => Promise<{ readonly speech: Speech }>;
  /** What only its screen says. */
  readonly screen?: () => Promise<ScreenVoice>;
  /** What its lessons say. */
  readonly lessons?: () => Promise<{ readonly lessons: LessonTexts }>;
}

/** A title in every language there is: one that is missing does not compile. */
export type Voices<V> = Readonly<Record<Language, V>>;

/** The voices of some titles, by the title. */
export type VoicesById<V> = Readonly<Record<string, Voices<V>>>;

/** The speeches of titles in one language, by the title. */
export async function speechesOf<Speech>(
  book: Book,
  voices: VoicesById<Voice<Speech>>,
): Promise<Readonly<Record<string, Speech>>> {
  const loaded = Object.entries(voices).map(async ([id, voice]) => {
    const own = await book.of(voice).speech?.();
    return own ? [[id, own.speech] as const] : [];
  });
  return Object.fromEntries((await Promise.all(loaded)).flat());
}
