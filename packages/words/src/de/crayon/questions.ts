/** What is asked, in German. */
import type { OutsetTask } from '@kursbuch/crayon';
import type { Catalogue } from '../../crayon/catalogue.ts';
import type { Names } from '../../crayon/types.ts';

export const questionsIn = ({ cityName }: Names): Catalogue['questions'] => ({
  outset({ state }, seat) {
    const kept = (state.agenda.at(-1) as OutsetTask).kept[seat];
    if (!kept) return 'Welche drei Aufträge behältst du?';
    return 'In welcher Großstadt beginnt dein Netz?';
  },
  moving({ title, state }, seat) {
    const at = state.trains[seat]?.at;
    const city = at === null || at === undefined ? undefined : title.board.mileposts[at]?.city;
    return city
      ? `Deine Lok steht in ${cityName(title, city.id)}. Wohin fährt sie?`
      : 'Wohin fährt deine Lok?';
  },
  building: () => 'Was baust du?',
  loss: () => 'Welche Ladung gibst du auf?',
});
