/** Between two people at one screen: nothing of the game but whose turn it is to look. */

import type { Game } from '@kursbuch/screens/game/game.ts';
import { RouteLine } from '@kursbuch/screens/parts/RouteLine.tsx';
import { Sign } from '@kursbuch/screens/parts/Sign.tsx';
import { ui } from '@kursbuch/screens/words/index.ts';
import type { Seat } from '@kursbuch/table';
import { useEffect, useRef } from 'preact/hooks';

export function HandOver({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().table;
  const { name } = game.sitter(seat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  // Where several are asked at once they come one after the other.
  const stops = game.waiting.value
    .filter((one) => game.isHere(one))
    .map((one) => ({
      key: String(one),
      label: game.sitter(one).name,
      state: one === seat ? ('now' as const) : ('next' as const),
    }));
  return (
    <main class="hand-over board">
      <Sign game={game} seat={seat} big />
      <h1>{text.passTo(name)}</h1>
      <p>{text.handOver(name)}</p>
      <button
        ref={button}
        type="button"
        class="btn go"
        onClick={() => {
          game.eye.value = seat;
        }}
      >
        {text.iAm(name)}
      </button>
      {stops.length > 1 && <RouteLine stops={stops} label={text.allAtOnce} />}
    </main>
  );
}
