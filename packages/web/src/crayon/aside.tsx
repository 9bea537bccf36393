/** What pages beside the table show and say of a crayon game, without loading the table itself. */
import type { CrayonState, CrayonTitle } from '@kursbuch/crayon';
import type { TitleAside } from '../game/shown.ts';
import { isCrayonGlimpse } from './cover/glimpse.ts';
import { Thumb } from './cover/Thumb.tsx';
import { speakOf, words } from './words/index.ts';

export async function asideOf(title: CrayonTitle): Promise<TitleAside> {
  await speakOf(title.id);
  return {
    roundName: ({ round }: CrayonState) => words().roundName(round),
    refusal: (state: CrayonState | null, refusal) => words().refusal(title, state, refusal),
    Picture: ({ glimpse }) => isCrayonGlimpse(glimpse) && <Thumb title={title} glimpse={glimpse} />,
  };
}
