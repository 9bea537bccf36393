/** What 1830 says in English, and where each part is loaded from. */
import type { EighteenVoice } from '@kursbuch/words/eighteen';

export const words: EighteenVoice = {
  options: () => import('./options.ts'),
  speech: () => import('./speech.ts'),
  lessons: () => import('./lessons.ts'),
};
