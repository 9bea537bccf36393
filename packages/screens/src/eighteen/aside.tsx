/** What pages beside the table show and say of a game, without loading the table itself. */
import type { EighteenState, Title } from '@kursbuch/eighteen';
import { speaksFor } from '@kursbuch/words/eighteen';
import type { TitleAside } from '../game/shown.ts';
import { screenWords } from '../words/index.ts';
import { MapThumb } from './board/MapThumb.tsx';
import { isEighteenGlimpse } from './cover/glimpse.ts';
import { glimpseOf } from './cover/glimpseOf.ts';
import type { Asks } from './game/decision.ts';
import type { TitleLook } from './game/look.ts';
import { marksOf } from './parts/marks.ts';
import { speakOf, ui, words } from './words/index.ts';

/** `own`: what the tasks of the title ask for. */
export async function asideOf(
  title: Title,
  { marks, voices }: Pick<TitleLook, 'marks' | 'voices'>,
  own: () => Promise<{ readonly asks: Asks }> = async () => ({ asks: {} }),
): Promise<TitleAside> {
  await speakOf(title.id, voices);
  return {
    roundName: ({ round }: EighteenState) => words().roundName(round),
    refusal: (state: EighteenState | null, refusal) => words().refusal(title, state, refusal),
    glimpse: glimpseOf,
    async asking() {
      const [{ asks }] = await Promise.all([own(), ui.load(), screenWords(voices).load()]);
      return {
        askedOf(state: EighteenState, seat) {
          const { bar } = ui();
          const kind = state.agenda.at(-1)?.kind ?? '';
          const usual: Readonly<Record<string, string>> = bar.asks;
          const asked = asks[kind]?.() ?? usual[kind] ?? bar.asksElse;
          const company = speaksFor(title, state, seat);
          return company ? bar.headline(company, asked) : asked;
        },
      };
    },
    Picture: ({ glimpse }) =>
      isEighteenGlimpse(glimpse) && (
        <MapThumb
          title={title}
          look={{ marks: marksOf(title, marks) }}
          tiles={glimpse.tiles}
          added={glimpse.added}
          stations={glimpse.stations}
        />
      ),
  };
}
