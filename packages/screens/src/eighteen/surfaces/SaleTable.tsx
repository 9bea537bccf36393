/** A sale, one row for each number: the money, the price afterwards, what is left, and who directs then. */

import { type CompanyId, directorOf, percentOf, priceOf, shareSalePrice } from '@kursbuch/eighteen';
import { isRefusal, type Seat } from '@kursbuch/table';
import { Sign } from '../../parts/Sign.tsx';
import { foresee } from '../foresight/foresee.ts';
import { type ActionOf, type Game, isInHand, isRehearsed } from '../game/game.ts';
import { Nil } from '../panels/Nil.tsx';
import { words } from '../words/index.ts';
import { stockUi } from '../words/stock.ts';
import { salesOf } from './SalePicker.tsx';

/** How things stand after a sale; null while unknown or if it is refused. */
function afterSale(game: Game, seat: Seat, action: ActionOf<'sellShares'>) {
  const told = foresee(game, seat, action);
  if (told === null || !isRehearsed(told)) return null;
  const { title } = game;
  return {
    price: priceOf(title.market, told.after, action.company) ?? 0,
    left: percentOf(told.after, action.company, seat),
    director: directorOf(told.after, action.company),
  };
}

export function SaleTable({
  game,
  seat,
  company,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly company: CompanyId;
}) {
  const text = stockUi();
  const state = game.now.value;
  const { title } = game;
  const price = shareSalePrice(title, state, company) ?? 0;
  const number = (value: number) => words().number(value);
  return (
    <div class="sale">
      <header>
        <h3>{text.saleTitle(company)}</h3>
        <span>
          {text.saleState(
            words().percent(percentOf(state, company, seat)),
            words().percent(percentOf(state, company, 'pool')),
          )}
        </span>
      </header>
      <table class="tt opts">
        <thead>
          <tr>
            <th scope="col">{text.shares}</th>
            <th scope="col">{text.youGet}</th>
            <th scope="col">{text.price}</th>
            <th scope="col">{text.left}</th>
            <th scope="col" class="l">
              {text.director}
            </th>
          </tr>
        </thead>
        <tbody>
          {salesOf(game, seat, company).map(({ action, allowed }) => {
            const on = isInHand(game, seat, action);
            const after = allowed ? afterSale(game, seat, action) : null;
            const told = allowed ? null : foresee(game, seat, action);
            return (
              <tr key={action.count} class={`${on ? 'now' : ''} ${allowed ? '' : 'off'}`}>
                <th scope="row">
                  <button
                    type="button"
                    class="pick-row"
                    aria-pressed={allowed ? on : undefined}
                    onClick={() => void game.choose(seat, action)}
                  >
                    <span class={`pick ${on ? 'on' : ''}`} />
                    {action.count}
                  </button>
                </th>
                {allowed ? (
                  <>
                    <td class="price">{number(action.count * price)}</td>
                    <td>
                      {number(price)} → <b>{after ? number(after.price) : '·'}</b>
                    </td>
                    <td>{after ? after.left : '·'}</td>
                    <td class="l">
                      <Director game={game} seat={seat} of={after?.director ?? null} />
                    </td>
                  </>
                ) : (
                  <td class="l why" colSpan={4}>
                    {told && isRefusal(told) ? words().refusal(title, state, told) : ''}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {state.round.kind === 'stock' && <p class="note">{text.notBoughtBack(company)}</p>}
    </div>
  );
}

function Director({
  game,
  seat,
  of,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly of: Seat | null;
}) {
  if (of === null) return <Nil />;
  if (of === seat) return <>{stockUi().you}</>;
  return (
    <span class="heir">
      <Sign game={game} seat={of} />
      {game.sitter(of).name}
    </span>
  );
}
