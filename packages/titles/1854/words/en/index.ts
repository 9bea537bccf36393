/** What 1854 says in English, and where each part is loaded from. */
import type { Voice1854 } from '../voice.ts';

export const words: Voice1854 = {
  options: () => import('./options.ts'),
  speech: () => import('./speech.ts'),
  advice: () => import('./advice.ts'),
  screen: () => import('./screen/index.ts'),
  guide: () => import('./guide.ts'),
  lessons: () => import('./lessons.ts'),
  glossary: () => import('./glossary.ts'),
  terminal: () => import('./terminal.ts'),
};
