/** Shares that may be sold because money must be found: one chip a company, and the numbers once it is in the hand. */

import { percentOf, shareSalePrice } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { isWide } from '../../parts/screen.ts';
import { ownSales } from '../foresight/ownSales.ts';
import { type Game, inHand, offered } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { stockUi } from '../words/stock.ts';
import { trayUi } from '../words/tray.ts';
import { Chip } from './Chip.tsx';
import { SaleTable } from './SaleTable.tsx';

export function ForcedSales({
  game,
  seat,
  missing,
}: {
  readonly game: Game;
  readonly seat: Seat;
  /** So much is to be raised. */
  readonly missing: number;
}) {
  const text = trayUi();
  const { title } = game;
  const state = game.now.value;
  const sales = offered(game.ownOffers.value, 'sellShares');
  const held = inHand(game, seat);
  const others = ownSales(game, seat);
  const priceIn = (company: string): number => shareSalePrice(title, state, company) ?? 0;
  // Of each company the sale that is enough, else the one that brings most; those that are enough come first.
  const owned = [...title.companies.keys()]
    .filter((company) => percentOf(state, company, seat) > 0)
    .map((company) => {
      const open = sales.filter((one) => one.company === company);
      const enough = open.find(({ count }) => count * priceIn(company) >= missing);
      return { company, action: enough ?? open.at(-1), isEnough: enough !== undefined };
    })
    .sort((one, other) => rank(one) - rank(other));
  return (
    <div class="forced-sales">
      <h2>{text.sellShares}</h2>
      {owned.length === 0 && others.length === 0 && <p>{text.noneToSell}</p>}
      <div class="chips">
        {others.map(({ action, label, company, brings }) => (
          <Chip key={label} game={game} seat={seat} action={action} about={stockUi().sell}>
            <MarkIcon look={game.look} company={company} size={20} label={false} />
            {label}
            <small>
              {words().number(brings)}
              {brings >= missing && `, ${ui().bar.excess.isEnough}`}
            </small>
          </Chip>
        ))}
        {owned.map(({ company, action, isEnough }) => {
          const count = action?.count ?? 1;
          return (
            <Chip
              key={company}
              game={game}
              seat={seat}
              action={action ?? { type: 'sellShares', company, count }}
              allowed={action !== undefined}
              pressed={held?.type === 'sellShares' && held.company === company}
              about={stockUi().sell}
            >
              <MarkIcon look={game.look} company={company} size={20} label={false} />
              {action ? `${count} ${company}` : company}
              <small>
                {action
                  ? words().number(count * priceIn(company))
                  : words().percent(percentOf(state, company, seat))}
                {isEnough && `, ${ui().bar.excess.isEnough}`}
              </small>
            </Chip>
          );
        })}
      </div>
      {isWide.value && held?.type === 'sellShares' && (
        <SaleTable game={game} seat={seat} company={held.company} />
      )}
    </div>
  );
}

const rank = ({ action, isEnough }: { readonly action: unknown; readonly isEnough: boolean }): number =>
  isEnough ? 0 : action ? 1 : 2;
