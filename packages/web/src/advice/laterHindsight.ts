/** What Steady would have done: loaded when a game is over. */
import { later } from '../parts/loadLater.tsx';
import { computersUi } from '../words/computers.ts';

const rest = () => Promise.all([import('./Hindsight.tsx'), computersUi.load()]).then(([file]) => file);

export const Hindsight = later(() => rest().then((file) => file.Hindsight));
export const AskHindsight = later(() => rest().then((file) => file.AskHindsight));
