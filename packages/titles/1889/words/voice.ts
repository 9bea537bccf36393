/** What 1889 says in a language; English says which words there are. */
import type { EighteenVoice } from '@kursbuch/words/eighteen';

export interface Voice1889 extends EighteenVoice {
  /** What its screen says. */
  readonly screen: () => Promise<typeof import('./en/screen.ts')>;
  /** What its guide says. */
  readonly guide: () => Promise<typeof import('./en/guide.ts')>;
}
