/** The bids on a private as stops on a line; the ring at its end is the bid in the hand. */
import type { Bid } from '@kursbuch/eighteen';
import { Sign } from '../../parts/Sign.tsx';
import type { Game } from '../game/game.ts';
import { words } from '../words/index.ts';

/** Pixels to a dollar, where there is room. */
const SCALE = 11;
/** No two stops come nearer than this. */
const APART = 42;
const START = 16;

/** Where each amount stands: to scale from the price on, pushed apart and squeezed where it must be. */
function places(from: number, amounts: readonly number[], width: number): readonly number[] {
  const room = width - START - APART / 2;
  const last = amounts.at(-1) ?? from;
  const scale = Math.min(SCALE, last > from ? room / (last - from) : SCALE);
  const apart = Math.min(APART, amounts.length > 0 ? room / amounts.length : APART);
  let least = START;
  return amounts.map((amount) => {
    least = Math.max(least + apart, START + (amount - from) * scale);
    return least;
  });
}

export function BidLine({
  game,
  price,
  bids,
  next,
  width,
}: {
  readonly game: Game;
  /** Where the line begins. */
  readonly price: number;
  /** In rising order. */
  readonly bids: readonly Bid[];
  /** The bid in the hand. */
  readonly next: number | null;
  readonly width: number;
}) {
  const amounts = [...bids.map(({ amount }) => amount), ...(next === null ? [] : [next])];
  const xs = places(price, amounts, width);
  // Bids that were squeezed may have run over the end: then all share the line evenly.
  const over = (xs.at(-1) ?? 0) > width - APART / 2;
  const at = (index: number): number =>
    over ? START + ((index + 1) * (width - START - APART / 2)) / amounts.length : (xs[index] ?? START);
  const end = amounts.length > 0 ? at(amounts.length - 1) : START;
  return (
    <div class="bids" style={{ width: `${width}px` }}>
      <i class="bid-rail" style={{ left: `${START}px`, width: `${end - START}px` }} />
      <span class="bid-stop" style={{ left: `${START}px` }}>
        <u />
        {words().number(price)}
      </span>
      {bids.map(({ seat, amount }, index) => (
        <span key={seat} class="bid-stop bid" style={{ left: `${at(index)}px` }}>
          <Sign game={game} seat={seat} />
          {words().number(amount)}
        </span>
      ))}
      {next !== null && (
        <span class="bid-stop next" style={{ left: `${at(bids.length)}px` }}>
          <u />
          {words().number(next)}
        </span>
      )}
    </div>
  );
}
