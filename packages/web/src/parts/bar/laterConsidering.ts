/** What can be said to a computer player that considers: loaded with the first of them. */
import { computersUi } from '../../words/computers.ts';
import { later } from '../loadLater.tsx';

export const Considering = later(() =>
  Promise.all([import('./Considering.tsx'), computersUi.load()]).then(([file]) => file.Considering),
);
