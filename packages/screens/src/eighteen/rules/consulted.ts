/** What the family knows about its rules beside their words: loaded when somebody opens them. */
import type { Consulted } from '../../game/shown.ts';
import { vocabulary } from '../../words/index.ts';
import type { Game } from '../game/game.ts';
import { rulesFor } from './rulesNow.ts';

/** Words for one and the same thing. */
const otherWords = vocabulary(async (book) => (await book.screens.eighteen.otherWords()).otherWords);

export async function consultedOf(game: Game): Promise<Consulted> {
  const [cases] = await Promise.all([game.look.rules?.(), otherWords.load()]);
  return {
    now() {
      const { agenda, result } = game.shown.value;
      return cases ? rulesFor(cases, result ? 'over' : (agenda.at(-1)?.kind ?? '')) : [];
    },
    otherWords,
  };
}
