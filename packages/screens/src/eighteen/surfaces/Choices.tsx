/** Any offers as a plain list: what has no place of its own can still be done, so that no game ever gets stuck. */

import type { EighteenAction } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { firstAmount, rangeLabel } from '../game/form.ts';
import type { Game, Offer, RangeOffer } from '../game/game.ts';
import { words } from '../words/index.ts';
import { Chip } from './Chip.tsx';
import { RangeChoice } from './RangeChoice.tsx';

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
