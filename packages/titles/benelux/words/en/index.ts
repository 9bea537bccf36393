/** What Benelux says in English, and where each part is loaded from. */
import type { CrayonVoice } from '@kursbuch/words/crayon';

export const words: CrayonVoice = {
  options: () => import('./options.ts'),
  speech: () => import('./speech.ts'),
  lessons: () => import('./lessons.ts'),
};
