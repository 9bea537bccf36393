/** A par price to be named for a company that comes with a private. */

import { cellOf, type ParTask } from '@kursbuch/eighteen';
import { type Game, offered } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui } from '../words/index.ts';
import { ParPrices } from './ParPrices.tsx';

export function ParChoice({ game }: { readonly game: Game }) {
  const { title } = game;
  const text = ui().bar.sale;
  const state = game.shown.value;
  const task = state.agenda.at(-1);
  const seat = game.seat.value;
  if (task?.kind !== 'parChoice' || seat === null || game.isPast.value) return null;
  const { company } = task as ParTask;
  if (cellOf(title.market, state, company)) return null;
  return (
    <section class="par-choice">
      <header>
        <MarkIcon look={game.look} company={company} size={34} label={false} />
        <div>
          <h2>{text.parTitle(company)}</h2>
          <p>{text.parText(company)}</p>
        </div>
      </header>
      <ParPrices game={game} seat={seat} pars={offered(game.ownOffers.value, 'setPar')} />
    </section>
  );
}
