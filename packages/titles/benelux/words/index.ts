/** What Benelux says, by language. */
import type { Voices } from '@kursbuch/words';
import type { CrayonVoice } from '@kursbuch/words/crayon';

export const words: Voices<CrayonVoice> = {
  en: {
    options: () => import('./en/options.ts'),
    speech: () => import('./en/index.ts'),
  },
  de: {
    options: () => import('./de/options.ts'),
    speech: () => import('./de/index.ts'),
  },
};
