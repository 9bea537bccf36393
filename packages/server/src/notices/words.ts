/** What notices say. */
import type { Language } from '@kursbuch/words';
import type { Occasion as About } from '@kursbuch/words/server.ts';
import type { NoticeKind } from '../store/rows/notices.ts';
import { SAID } from '../words.ts';

/** What a sentence is about. */
export interface Occasion extends About {
  readonly kind: Exclude<NoticeKind, 'evening'>;
  /** The name of the table and of its title. */
  readonly table: string;
  readonly title: string;
}

export function sentenceOf(occasion: Occasion, language: Language): string {
  const { notices, where } = SAID[language];
  return notices[occasion.kind](occasion, where(occasion.table, occasion.title));
}
