/** The words of lessons: those around them, loaded with the first page that shows one, and what those of a title say. */
import { type Vocabulary, vocabulary } from '@kursbuch/screens/words/index.ts';
import type { TitleEntry } from '@kursbuch/titles';
import type { LessonTexts, Voice, Voices } from '@kursbuch/words';

export const learnUi = vocabulary(async (book) => (await book.web.learn()).learn);

const texts = new Map<string, Vocabulary<LessonTexts>>();

/** What the lessons of a title say, in the language spoken now. */
export function lessonTexts({ id, words }: TitleEntry): Vocabulary<LessonTexts> {
  const voices: Voices<Pick<Voice<never>, 'lessons'>> = words;
  const known =
    texts.get(id) ?? vocabulary(async (book) => (await book.of(voices).lessons?.())?.lessons ?? {});
  texts.set(id, known);
  return known;
}
