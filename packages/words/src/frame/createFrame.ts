/** The words of a client without a game, made ready to use. */
import type { FrameWords, OptionWords, TitleOptions } from '../types.ts';

/** What a language supplies for the frame. */
export interface FrameCatalogue
  extends Pick<
    FrameWords,
    'language' | 'number' | 'money' | 'percent' | 'list' | 'either' | 'recordProblem' | 'recordPlace'
  > {
  readonly on: string;
  readonly off: string;
}

/** What a record holds under a name that may be anything. */
export const found = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;

export function createFrame({ on, off, ...words }: FrameCatalogue): FrameWords {
  /** By title. */
  let options: Readonly<Record<string, TitleOptions>> = {};
  return {
    ...words,
    async loadOptions(titles) {
      const loaded = Object.entries(titles).map(
        async ([id, voices]) => [id, await voices[words.language].options()] as const,
      );
      options = { ...options, ...Object.fromEntries(await Promise.all(loaded)) };
    },
    option: (titleId, name): OptionWords =>
      found(found(options, titleId)?.options, name) ?? { name, text: '' },
    optionValue(title, name, value) {
      if (typeof value === 'boolean') return value ? on : off;
      if (typeof value === 'number') return words.money(title, value);
      return found(found(found(options, title.id)?.values, name), value) ?? value;
    },
  };
}
