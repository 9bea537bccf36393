/** What 1853 says in German, and where each part is loaded from. */
import type { Voice1853 } from '../voice.ts';

export const words: Voice1853 = {
  options: () => import('./options.ts'),
  speech: () => import('./speech.ts'),
  advice: () => import('./advice.ts'),
  screen: () => import('./screen/index.ts'),
  guide: () => import('./guide.ts'),
  lessons: () => import('./lessons.ts'),
  glossary: () => import('./glossary.ts'),
  terminal: () => import('./terminal.ts'),
};
