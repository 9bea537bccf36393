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
  /** Only what is meant can be touched, and the rest steps back. */
  readonly isVeiled?: boolean;
}

export function PreparedTable({ shown, head, band, card, stage = shown.stage(), isVeiled = false }: Props) {
  const found = shown.stages.find(({ id }) => id === stage);
  return (
    <div class="prepared">
      {head}
      <div class="prepared-band board">{band}</div>
      <main class={`prepared-stage${isVeiled ? ' is-veiled' : ''}`} aria-label={ui().table.stage}>
        {/* A map moves by itself; a page of papers is moved by keys too. */}
        <div
          class={`prepared-body stage-body${found?.fills ? ' is-filled' : ''}`}
          {...(found?.fills ? {} : { tabIndex: 0 })}
        >
          {found && <found.Body />}
        </div>
      </main>
      <aside class="prepared-card">{card}</aside>
    </div>
  );
}
