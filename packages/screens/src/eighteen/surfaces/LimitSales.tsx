/** Over a limit: the sales that help, before all others. */
import { helpfulSales, type StockTurnTask, shareSalePrice } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { helpfulOwnSales } from '../foresight/ownSales.ts';
import type { Game } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { stockUi } from '../words/stock.ts';
import { Chip } from './Chip.tsx';
import { TrayPart } from './TrayPart.tsx';

export function LimitSales({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().bar.excess;
  const { title } = game;
  const state = game.now.value;
  const task = state.agenda.at(-1);
  if (task?.kind !== 'stockTurn') return null;
  return (
    <TrayPart title={text.title}>
      <div class="chips">
        {helpfulOwnSales(game, seat).map(({ action, label, company, brings, left }) => (
          <Chip key={label} game={game} seat={seat} action={action} about={stockUi().sell}>
            <MarkIcon look={game.look} company={company} size={20} label={false} />
            {label}
            <small>
              {words().number(brings)}
              {left === 0 && `, ${text.isEnough}`}
            </small>
          </Chip>
        ))}
        {helpfulSales(title, state, task as StockTurnTask).map(({ company, count, left }) => (
          <Chip
            key={company}
            game={game}
            seat={seat}
            action={{ type: 'sellShares', company, count }}
            about={stockUi().sell}
          >
            <MarkIcon look={game.look} company={company} size={20} label={false} />
            {count} {company}
            <small>
              {words().number(count * (shareSalePrice(title, state, company) ?? 0))}
              {left === 0 && `, ${text.isEnough}`}
            </small>
          </Chip>
        ))}
      </div>
    </TrayPart>
  );
}
