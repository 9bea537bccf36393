/** The words of a client without a game, made ready to use. */
import { type Book, bookOf, type Language } from '../book.ts';
import type { FrameWords, OptionWords, TitleOptions } from '../types.ts';

/** What a language supplies for the frame. */
export interface FrameCatalogue
  extends Omit<FrameWords, 'language' | 'loadOptions' | 'about' | 'option' | 'optionValue'> {
  readonly on: string;
  readonly off: string;
}

/** What a record holds under a name that may be anything. */
export const found = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;

/** By language: options that were loaded once are there for everybody. */
const frames = new WeakMap<Book, Promise<FrameWords>>();

/** What a client says while no game is open. */
export function frameWords(language: Language | Book): Promise<FrameWords> {
  const book = bookOf(language);
  const known = frames.get(book);
  if (known) return known;
  const made = book.frame().then(({ frame }) => createFrame(book, frame));
  // What did not load may be asked for again.
  made.catch(() => frames.delete(book));
  frames.set(book, made);
  return made;
}

function createFrame(book: Book, { on, off, ...words }: FrameCatalogue): FrameWords {
  /** By title. */
  let options: Readonly<Record<string, TitleOptions>> = {};
  return {
    ...words,
    language: book.language,
    async loadOptions(titles) {
      const loaded = Object.entries(titles).map(
        async ([id, voices]) => [id, await book.of(voices).options()] as const,
      );
      options = { ...options, ...Object.fromEntries(await Promise.all(loaded)) };
    },
    about: (titleId) => found(options, titleId)?.about,
    option: (titleId, name): OptionWords =>
      found(found(options, titleId)?.options, name) ?? { name, text: '' },
    optionValue(title, name, value) {
      if (typeof value === 'boolean') return value ? on : off;
      if (typeof value === 'number') return words.money(title, value);
      return found(found(found(options, title.id)?.values, name), value) ?? value;
    },
  };
}
