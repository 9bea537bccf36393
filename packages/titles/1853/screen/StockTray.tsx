/** Shares that came with a contract and are not paid for: what may be redeemed now. */

import {
  Chip,
  type Game,
  LimitSales,
  offered,
  shareTasks,
  TrayPart,
  words,
} from '@kursbuch/screens/eighteen';
import { isWide } from '@kursbuch/screens/frame';
import type { Seat } from '@kursbuch/table';
import { own } from './words.ts';

export const redeemCost = ({ now }: Game, company: string, count: number): number =>
  count * (now.value.companies[company]?.par ?? 0);

/** Must something be sold because of a limit? */
export const isSaleDue = (game: Game): boolean => shareTasks.stockTurn.tray?.when?.(game) ?? false;

export function StockTray({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = own();
  const redemptions = offered(game.ownOffers.value, 'redeemShares');
  return (
    <>
      {isSaleDue(game) && <LimitSales game={game} seat={seat} />}
      {redemptions.length > 0 && (
        <TrayPart title={text.redeem} note={isWide.value ? text.redeemHint : null}>
          <div class="chips">
            {redemptions.map((action) => (
              <Chip key={`${action.company} ${action.count}`} game={game} seat={seat} action={action}>
                {text.redeemChip(
                  action.count,
                  action.company,
                  words().number(redeemCost(game, action.company, action.count)),
                )}
              </Chip>
            ))}
          </div>
        </TrayPart>
      )}
    </>
  );
}
