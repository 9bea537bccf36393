/** The local railways below the table of companies. */

import { type Game, Owned } from '@kursbuch/screens/eighteen';
import { own } from './words.ts';

export const Locals = ({ game }: { readonly game: Game }) => (
  <Owned game={game} title={own().locals} hint={own().localsHint} />
);
