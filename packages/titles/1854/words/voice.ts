/** What 1854 says in a language; English says which words there are. */
import type { EighteenVoice } from '@kursbuch/words/eighteen';

export interface Voice1854 extends Required<Omit<EighteenVoice, 'lessons'>>, Pick<EighteenVoice, 'lessons'> {
  /** What its screen says. */
  readonly screen: () => Promise<typeof import('./en/screen/index.ts')>;
  /** What its guide says. */
  readonly guide: () => Promise<typeof import('./en/guide.ts')>;
}
