/** Something in a table or a tray that can be taken into the hand. What is not allowed stays, quiet, and says why. */

import type { EighteenAction } from '@kursbuch/eighteen';
import { type Seat, sameData } from '@kursbuch/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pointed } from '../../parts/pointed.ts';
import { actionName } from '../game/actionName.ts';
import { type Game, isInHand } from '../game/game.ts';

interface Props {
  readonly game: Game;
  readonly seat: Seat;
  readonly action: EighteenAction;
  /** False: the rules refuse it, and say so when it is touched. */
  readonly allowed?: boolean;
  /** In the hand, where that is not the action itself. */
  readonly pressed?: boolean;
  /** What the chip is about, for those who do not see where it stands. */
  readonly about?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Chip({
  game,
  seat,
  action,
  allowed = true,
  pressed,
  about,
  class: more = '',
  children,
}: Props) {
  const on = pressed ?? isInHand(game, seat, action);
  const tried = !allowed && wasRefused(game, seat, action);
  const chip = useRef<HTMLButtonElement>(null);
  // A hint takes it into the hand wherever it stands, and has a place of its own that may lie over it until it is scrolled.
  const isHinted = on && game.hinted.value;
  useEffect(() => {
    if (isHinted) chip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isHinted]);
  return (
    <button
      ref={chip}
      type="button"
      class={`chip-btn ${on ? 'on' : ''} ${allowed ? '' : 'no'} ${tried ? 'tried' : ''} ${more}`}
      aria-pressed={allowed ? on : undefined}
      {...pointed(actionName(action))}
      onClick={() => (on && pressed === undefined ? game.letGo() : void game.choose(seat, action))}
    >
      {children}
      {about !== undefined && <span class="unseen"> {about}</span>}
    </button>
  );
}

/** It was touched just now and refused. */
function wasRefused(game: Game, seat: Seat, action: EighteenAction): boolean {
  const refused = game.refused.value;
  return refused?.seat === seat && sameData(refused.action, action);
}
