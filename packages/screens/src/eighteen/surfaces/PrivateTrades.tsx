/** Privates between players, and privates given in for a share: what may be proposed now. */

import { isSeat } from '@kursbuch/eighteen';
import { isWide } from '../../parts/screen.ts';
import { firstAmount, rangeLabel } from '../game/form.ts';
import { type ActionOf, type Game, offered, ranges } from '../game/game.ts';
import { stockUi } from '../words/stock.ts';
import { Chip } from './Chip.tsx';
import { RangeChoice } from './RangeChoice.tsx';

export function PrivateTrades({ game }: { readonly game: Game }) {
  const text = stockUi();
  const seat = game.seat.value;
  if (seat === null || game.isPast.value) return null;
  const offers = game.ownOffers.value;
  // Where exchanging is what is asked, it stands above the papers.
  const isAsked = game.now.value.agenda.at(-1)?.kind === 'beforeRound';
  const exchanges = isAsked ? [] : offered(offers, 'exchangePrivate');
  const deals = [...ranges(offers, 'requestPrivate'), ...ranges(offers, 'offerPrivate')];
  if (exchanges.length + deals.length === 0) return null;
  return (
    <section class="trades">
      <h2>{text.trades}</h2>
      <div class="chips">
        {exchanges.map((action) => (
          <Chip key={action.from} game={game} seat={seat} action={action}>
            {exchangeLabel(game, action)}
          </Chip>
        ))}
        {deals.map((offer) => {
          const label = rangeLabel(game, seat, offer);
          return (
            <RangeChoice
              key={JSON.stringify(offer.action)}
              game={game}
              seat={seat}
              offer={offer}
              label={label}
              amountLabel={text.priceOf(label)}
              first={firstAmount(game, seat, offer)}
              inBar={!isWide.value}
            />
          );
        })}
      </div>
    </section>
  );
}

/** "Exchange M&H for NYC (pool)". */
export function exchangeLabel({ title, now }: Game, action: ActionOf<'exchangePrivate'>): string {
  const owner = now.value.privates[action.private]?.owner ?? 'bank';
  const power = isSeat(owner) ? title.powers.exchange(now.value, owner, action.private) : null;
  const company = power && 'company' in power ? power.company : '';
  return stockUi().exchange(action.private, company, action.from === 'pool');
}
