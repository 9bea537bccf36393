/**
 * The page of a prepared position: the table's own stage under a head, a band and a card of somebody else's. What is done on
 * the stage is done in the game.
 */
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import type { ComponentChildren } from 'preact';
import './prepared.css';

interface Props {
  readonly shown: Shown;
  readonly head: ComponentChildren;
  /** Under the head where there is room, else at the top of the card. */
  readonly band: ComponentChildren;
  readonly card: ComponentChildren;
  /** What takes the middle; left out: what the game itself brings there. */
  readonly stage?: string | undefined;
  /** What is meant stands out, and the rest steps back. */
  readonly isVeiled?: boolean;
  /** Something was done, and is told: what might be done next is left out. */
  readonly isTold?: boolean;
  /** Nothing is done on the stage itself: whoever touches what is meant is heard here, by its name. Left out: all can be done. */
  readonly touched?: (name: string) => void;
  /** Where there is little room the card leaves most of it to the stage. */
  readonly isLow?: boolean;
}

/** What moves the map, and does nothing else. */
const LOOKING = '.zoom';

/** The name of what is meant, where a touch or a key hit it. */
const meantBy = ({ target }: Event): string | undefined =>
  (target as Element).closest<HTMLElement | SVGElement>('[data-suggested]')?.dataset.suggested;

/** Takes clicks and keys before the stage hears them. */
function taking(touched: (name: string) => void) {
  const take = (event: Event) => {
    if ((event.target as Element).closest(LOOKING)) return;
    event.preventDefault();
    event.stopPropagation();
    const name = meantBy(event);
    if (name !== undefined) touched(name);
  };
  return {
    onClickCapture: take,
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key === 'Enter' || event.key === ' ') take(event);
    },
  };
}

export function PreparedTable({
  shown,
  head,
  band,
  card,
  stage = shown.stage(),
  isVeiled = false,
  isTold = false,
  touched,
  isLow = false,
}: Props) {
  const found = shown.stages.find(({ id }) => id === stage);
  return (
    <div class="prepared">
      {head}
      <section class="prepared-band board" aria-label={shown.game.info.name}>
        {band}
      </section>
      <main
        class={`prepared-stage${isVeiled ? ' is-veiled' : ''}${isTold ? ' is-told' : ''}`}
        aria-label={ui().table.stage}
        {...(touched && taking(touched))}
      >
        {/* A map moves by itself; a page of papers is moved by keys too. */}
        <div
          class={`prepared-body stage-body${found?.fills ? ' is-filled' : ''}`}
          {...(found?.fills ? {} : { tabIndex: 0 })}
        >
          {found && <found.Body />}
        </div>
      </main>
      <aside class={`prepared-card${isLow ? ' is-low' : ''}`}>{card}</aside>
    </div>
  );
}
