/** A sale in the bar of small screens: a row of numbers. */
import { type CompanyId, papersHeld, shareSalePrice } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { type ActionOf, type Game, inHand, offered } from '../game/game.ts';
import { words } from '../words/index.ts';
import { stockUi } from '../words/stock.ts';

type Sale = ActionOf<'sellShares'>;

/** The numbers to show: all that may be sold, and the next one, which says why not. */
export function salesOf(
  game: Game,
  seat: Seat,
  company: CompanyId,
): readonly { action: Sale; allowed: boolean }[] {
  const held = papersHeld(game.title, game.now.value, company, seat);
  const open = offered(game.ownOffers.value, 'sellShares').filter((one) => one.company === company);
  const most = Math.max(0, ...open.map(({ count }) => count));
  return Array.from({ length: Math.min(held, most + 1) }, (_, index) => {
    const action: Sale = { type: 'sellShares', company, count: index + 1 };
    return { action, allowed: open.some(({ count }) => count === action.count) };
  });
}

export function SalePicker({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const held = inHand(game, seat);
  if (held?.type !== 'sellShares') return null;
  const sales = salesOf(game, seat, held.company);
  if (sales.length < 2) return null;
  const price = shareSalePrice(game.title, game.now.value, held.company) ?? 0;
  return (
    <ol class="pickn" aria-label={stockUi().saleTitle(held.company)}>
      {sales.map(({ action, allowed }) => {
        const on = action.count === held.count;
        return (
          <li key={action.count}>
            <button
              type="button"
              class={`${on ? 'on' : ''} ${allowed ? '' : 'no'}`}
              aria-pressed={allowed ? on : undefined}
              onClick={() => void game.choose(seat, action)}
            >
              <b>{action.count}</b>
              <span>{allowed ? words().number(action.count * price) : '–'}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
