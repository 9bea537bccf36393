/** What a table's menu says about computer players: loaded with its words. */
import { later } from '../parts/loadLater.tsx';
import { computersUi } from '../words/computers.ts';

const rest = () => Promise.all([import('./computersMenu.tsx'), computersUi.load()]).then(([file]) => file);

export const SeatChoices = later(() => rest().then((file) => file.SeatChoices));
export const Hint = later(() =>
  Promise.all([import('../advice/Hint.tsx'), computersUi.load()]).then(([file]) => file.Hint),
);
export const PaceChoice = later(() => rest().then((file) => file.PaceChoice));
