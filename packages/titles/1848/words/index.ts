/** What 1848 says, by language. */
import type { Voices } from '@kursbuch/words';
import type { EighteenVoice } from '@kursbuch/words/eighteen';

export const words: Voices<EighteenVoice> = {
  en: {
    options: () => import('./en/options.ts'),
    speech: () => import('./en/index.ts'),
    advice: () => import('./en/advice.ts'),
  },
  de: {
    options: () => import('./de/options.ts'),
    speech: () => import('./de/index.ts'),
    advice: () => import('./de/advice.ts'),
  },
};
