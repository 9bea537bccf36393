/** What pages beside the table show and say of a game, without loading the table itself. */
import type { EighteenState, Title } from '@kursbuch/eighteen';
import { speaksFor } from '@kursbuch/words/eighteen';
import type { TitleAside } from '../game/shown.ts';
import { screenWords } from '../words/index.ts';
import { MapThumb } from './board/MapThumb.tsx';
import { isEighteenGlimpse } from './cover/glimpse.ts';
import { glimpseOf } from './cover/glimpseOf.ts';
import type { TitleLook } from './game/look.ts';
import { MarkIcon } from './parts/Mark.tsx';
import { marksOf } from './parts/marks.ts';
import { speakOf, ui, words } from './words/index.ts';

export async function asideOf(
  title: Title,
  { marks, voices }: Pick<TitleLook, 'marks' | 'voices'>,
): Promise<TitleAside> {
  await speakOf(title.id, voices);
  const look = { marks: marksOf(title, marks) };
  return {
    roundName: ({ round }: EighteenState) => words().roundName(round),
    refusal: (state: EighteenState | null, refusal) => words().refusal(title, state, refusal),
    glimpse: glimpseOf,
    async asking() {
      const own = screenWords(voices);
      await Promise.all([ui.load(), own.load()]);
      return {
        askedOf(state: EighteenState, seat) {
          const { bar } = ui();
          const kind = state.agenda.at(-1)?.kind ?? '';
          const usual: Readonly<Record<string, string>> = bar.asks;
          const asked = own().asks?.[kind] ?? usual[kind] ?? bar.asksElse;
          const company = speaksFor(title, state, seat);
          return company ? bar.headline(company, asked) : asked;
        },
      };
    },
    CompanyMark: ({ name, size }) => <MarkIcon look={look} company={name} size={size} />,
    Picture: ({ glimpse, isPiece = false }) =>
      isEighteenGlimpse(glimpse) && (
        <MapThumb
          title={title}
          look={look}
          isPiece={isPiece}
          tiles={glimpse.tiles}
          added={glimpse.added}
          stations={glimpse.stations}
        />
      ),
  };
}
