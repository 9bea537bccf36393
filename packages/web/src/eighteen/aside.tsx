/** What pages beside the table show and say of a game, without loading the table itself. */
import type { EighteenState, Title } from '@kursbuch/eighteen';
import type { TitleAside } from '../game/shown.ts';
import { words } from '../words/index.ts';
import { MapThumb } from './board/MapThumb.tsx';
import type { Look } from './game/look.ts';

export const asideOf = (title: Title, marks: Look['marks']): TitleAside => ({
  roundName: ({ round }: EighteenState) => words().roundName(round),
  refusal: (state: EighteenState | null, refusal) => words().refusal(title, state, refusal),
  Picture: ({ glimpse: { tiles, stations } }) => (
    <MapThumb title={title} look={{ marks }} tiles={tiles} stations={stations} />
  ),
});
