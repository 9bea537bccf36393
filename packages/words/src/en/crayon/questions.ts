/** What is asked, in English. */
import type { OutsetTask } from '@kursbuch/crayon';
import type { Catalogue } from '../../crayon/catalogue.ts';
import type { Names } from '../../crayon/types.ts';

export const questionsIn = ({ cityName }: Names): Catalogue['questions'] => ({
  outset({ state }, seat) {
    const kept = (state.agenda.at(-1) as OutsetTask).kept[seat];
    if (!kept) return 'Which three orders do you keep?';
    return 'In which large city does your network begin?';
  },
  moving({ title, state }, seat) {
    const at = state.trains[seat]?.at;
    const city = at === null || at === undefined ? undefined : title.board.mileposts[at]?.city;
    return city
      ? `Your train stands in ${cityName(title, city.id)}. Where does it go?`
      : 'Where does your train go?';
  },
  building: () => 'What do you build?',
  loss: () => 'Which load do you give up?',
});
