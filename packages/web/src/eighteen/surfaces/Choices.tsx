/** Any offers as a plain list: what has no place of its own can still be done, so that no game ever gets stuck. */

import type { Seat } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import { capital } from '@kursbuch/words';
import type { Game, Offer, RangeOffer } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import { Chip } from './Chip.tsx';
import { RangeChoice } from './RangeChoice.tsx';

const nameIn = (game: Game, holder: unknown): string =>
  words().nameOf(game.now.value, holder as Parameters<ReturnType<typeof words>['nameOf']>[1]);

/** A private by its name and its letters. */
export function privateIn({ title }: Game, one: string): string {
  const name = title.privates.get(one)?.name;
  return name === undefined || name === one ? one : `${name} (${one})`;
}

/** What a choice with a number is about, without the number. */
export function rangeLabel(game: Game, seat: Seat, { action }: RangeOffer): string {
  const { sale, stock, tray } = ui().bar;
  switch (action.type) {
    case 'bid':
      return sale.yourBid(action.private);
    case 'requestPrivate': {
      const owner = game.now.value.privates[action.private]?.owner;
      const what = privateIn(game, action.private);
      return owner === seat ? stock.buyOwn(what) : stock.buyFrom(what, nameIn(game, owner));
    }
    case 'offerPrivate':
      return stock.sellTo(privateIn(game, action.private), nameIn(game, action.to));
    case 'buyTrain':
      return `${action.kind} ${tray.fromCompany(action.from)}`;
    default:
      return capital(words().describe(game.title, game.now.value, action));
  }
}

/** The number to begin with: what the thing is worth on its face, where that is in the range. */
export function firstAmount({ title, now }: Game, seat: Seat, { action, min }: RangeOffer): number {
  switch (action.type) {
    case 'requestPrivate':
      // Between your own purses the price is only a matter of where the money shall be.
      return now.value.privates[action.private]?.owner === seat
        ? min
        : (title.privates.get(action.private)?.price ?? min);
    case 'offerPrivate':
      return title.privates.get(action.private)?.price ?? min;
    default:
      return min;
  }
}

export function Choices({
  game,
  seat,
  offers,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}) {
  const actions: readonly EighteenAction[] = offers.flatMap((offer) =>
    offer.type === 'many' ? offer.actions : offer.type === 'one' ? [offer.action] : [],
  );
  const numbers = offers.filter((offer): offer is RangeOffer => offer.type === 'range');
  return (
    <ul class="choices">
      {actions.map((action) => (
        <li key={JSON.stringify(action)}>
          <Chip game={game} seat={seat} action={action}>
            {capital(words().describe(game.title, game.now.value, action))}
          </Chip>
        </li>
      ))}
      {numbers.map((offer) => {
        const label = rangeLabel(game, seat, offer);
        return (
          <li key={JSON.stringify(offer.action)}>
            <RangeChoice
              game={game}
              seat={seat}
              offer={offer}
              label={label}
              amountLabel={label}
              first={firstAmount(game, seat, offer)}
            />
          </li>
        );
      })}
    </ul>
  );
}
