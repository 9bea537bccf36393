/** A par price to be named for a company that comes with a private. */

import { type CompanyState, cellOf, type EighteenState, type ParTask, type Title } from '@kursbuch/eighteen';
import { type Game, offered } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { Chip } from './Chip.tsx';

export function ParChoice({ game }: { readonly game: Game }) {
  const { title } = game;
  const text = ui().bar.sale;
  const state = game.shown.value;
  const task = state.agenda.at(-1);
  const seat = game.seat.value;
  if (task?.kind !== 'parChoice' || seat === null || game.isPast.value) return null;
  const { company } = task as ParTask;
  if (cellOf(title.market, state, company)) return null;
  const prices = offered(game.ownOffers.value, 'setPar').toSorted((a, b) => a.price - b.price);
  return (
    <section class="par-choice">
      <header>
        <MarkIcon look={game.look} company={company} size={34} label={false} />
        <div>
          <h2>{text.parTitle(company)}</h2>
          <p>{text.parText(company)}</p>
        </div>
      </header>
      <div class="chips">
        {prices.map((action) => (
          <Chip key={action.price} game={game} seat={seat} action={action} class="par">
            {words().number(action.price)}
            <small>
              {text.capital(words().money(title, capitalAt(title, state, company, action.price)))}
            </small>
          </Chip>
        ))}
      </div>
    </section>
  );
}

/** What the company would begin with at this par. */
function capitalAt(title: Title, state: EighteenState, company: string, par: number): number {
  const before = state.companies[company] as CompanyState;
  return title.shares.capital(
    { ...state, companies: { ...state.companies, [company]: { ...before, par } } },
    company,
  );
}
