/** What pages beside the table show and say of a crayon game, without loading the table itself. */
import type { CrayonState, CrayonTitle } from '@kursbuch/crayon';
import type { TitleAside } from '../game/shown.ts';
import { isCrayonGlimpse } from './cover/glimpse.ts';
import { glimpseOf } from './cover/glimpseOf.ts';
import { Thumb } from './cover/Thumb.tsx';
import { decisionOf } from './decisions/decisionOf.ts';
import type { Look } from './game/look.ts';
import { speakOf, ui, words } from './words/index.ts';

export async function asideOf(title: CrayonTitle, voices: Look['voices']): Promise<TitleAside> {
  await speakOf(title.id, voices);
  return {
    roundName: ({ round }: CrayonState) => words().roundName(round),
    refusal: (state: CrayonState | null, refusal) => words().refusal(title, state, refusal),
    glimpse: glimpseOf,
    async asking() {
      await ui.load();
      return { askedOf: (state: CrayonState) => ui().bar.asks[decisionOf(state)] };
    },
    Picture: ({ glimpse, isPiece = false }) =>
      isCrayonGlimpse(glimpse) && <Thumb title={title} glimpse={glimpse} isPiece={isPiece} />,
  };
}
