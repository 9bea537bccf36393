/** What 1889 says in English, and where each part is loaded from. */
import type { Voice1889 } from '../voice.ts';

export const words: Voice1889 = {
  options: () => import('./options.ts'),
  speech: () => import('./speech.ts'),
  screen: () => import('./screen.ts'),
  guide: () => import('./guide.ts'),
  lessons: () => import('./lessons.ts'),
  glossary: () => import('./glossary.ts'),
};
