/** What pages beside the table show and say of a game, without loading the table itself. */
import type { EighteenState, Title } from '@kursbuch/eighteen';
import type { TitleAside } from '../game/shown.ts';
import { MapThumb } from './board/MapThumb.tsx';
import { isEighteenGlimpse } from './cover/glimpse.ts';
import type { Look } from './game/look.ts';
import { speakOf, words } from './words/index.ts';

export async function asideOf(title: Title, marks: Look['marks']): Promise<TitleAside> {
  await speakOf(title.id);
  return {
    roundName: ({ round }: EighteenState) => words().roundName(round),
    refusal: (state: EighteenState | null, refusal) => words().refusal(title, state, refusal),
    Picture: ({ glimpse }) =>
      isEighteenGlimpse(glimpse) && (
        <MapThumb
          title={title}
          look={{ marks }}
          tiles={glimpse.tiles}
          tunnels={glimpse.tunnels}
          stations={glimpse.stations}
        />
      ),
  };
}
