/** Shares that may be sold because money must be found: one chip a company, and the numbers once it is in the hand. */

import { percentOf, sharePrice } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { isWide } from '../../parts/screen.ts';
import { type Game, inHand, offered } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { Chip } from './Chip.tsx';
import { SaleTable } from './SaleTable.tsx';

export function ForcedSales({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().bar.tray;
  const { title } = game;
  const state = game.now.value;
  const sales = offered(game.ownOffers.value, 'sellShares');
  const held = inHand(game, seat);
  const owned = [...title.companies.keys()].filter((company) => percentOf(state, company, seat) > 0);
  return (
    <div class="forced-sales">
      <h2>{text.sellShares}</h2>
      {owned.length === 0 && <p>{text.noneToSell}</p>}
      <div class="chips">
        {owned.map((company) => {
          const [first] = sales.filter((one) => one.company === company);
          return (
            <Chip
              key={company}
              game={game}
              seat={seat}
              action={first ?? { type: 'sellShares', company, count: 1 }}
              allowed={first !== undefined}
              pressed={held?.type === 'sellShares' && held.company === company}
              about={ui().bar.stock.sell}
            >
              <MarkIcon look={game.look} company={company} size={20} label={false} />
              {company}
              <small>
                {words().percent(percentOf(state, company, seat))},{' '}
                {words().number(sharePrice(title, state, company, 'pool') ?? 0)}
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
