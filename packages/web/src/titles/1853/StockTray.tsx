/** Shares that came with a contract and are not paid for: what may be redeemed now. */
import type { Seat } from '@kursbuch/table';
import { type Game, offered } from '../../eighteen/game/game.ts';
import { LimitSales } from '../../eighteen/later/laterParts.ts';
import { Chip } from '../../eighteen/surfaces/Chip.tsx';
import { TrayPart } from '../../eighteen/surfaces/TrayPart.tsx';
import { isWide } from '../../parts/screen.ts';
import { isSaleDue, redeemLabel } from './bids.ts';
import { own } from './contractWords.ts';

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
                {redeemLabel(game, action.company, action.count)}
              </Chip>
            ))}
          </div>
        </TrayPart>
      )}
    </>
  );
}
