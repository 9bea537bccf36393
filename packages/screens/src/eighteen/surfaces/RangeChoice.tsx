/** A choice with a number in it: a chip, and once it is in the hand the number. */

import type { Seat } from '@kursbuch/table';
import { inRange } from '../../game/offers.ts';
import { amountInHand, type Game, type RangeOffer, withAmount } from '../game/game.ts';
import { words } from '../words/index.ts';
import { AmountForm } from './AmountForm.tsx';

interface Props {
  readonly game: Game;
  readonly seat: Seat;
  readonly offer: RangeOffer;
  readonly label: string;
  /** What the number is, spoken. */
  readonly amountLabel: string;
  /** The number to begin with. */
  readonly first: number;
  /** The number is asked for in the bar instead. */
  readonly inBar?: boolean;
}

export function RangeChoice({ game, seat, offer, label, amountLabel, first, inBar = false }: Props) {
  const { min, max, step } = offer;
  const amount = amountInHand(game, seat, offer);
  const choose = (value: number) => void game.choose(seat, withAmount(offer, value));
  return (
    <div class={`range-choice ${amount === null ? '' : 'open'}`}>
      <button
        type="button"
        class={`chip-btn ${amount === null ? '' : 'on'}`}
        aria-pressed={amount !== null}
        onClick={() => (amount === null ? choose(inRange(first, offer)) : game.letGo())}
      >
        {label}
        <small>
          {min === max ? words().money(game.title, min) : `${words().number(min)}–${words().number(max)}`}
        </small>
      </button>
      {amount !== null && max > min && !inBar && (
        <AmountForm
          label={amountLabel}
          min={min}
          max={max}
          step={step}
          {...(offer.except && { except: offer.except })}
          value={amount}
          onChange={choose}
        />
      )}
    </div>
  );
}
