/** A table at once: one person, and computers in the other seats. */

import { go } from '@kursbuch/screens/parts/place.ts';
import { guideSeen, topicsMet } from '@kursbuch/screens/settings/settings.ts';
import { isRefusal } from '@kursbuch/table';
import { beginnersTitle } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { startGame } from '../host/games.ts';
import type { NewGame } from '../host/newGame.ts';
import { coverOf } from '../titles/covers.ts';
import { homeUi } from '../words/home.ts';
import { aloneSeats, firstGameSeats, rememberedSeats, sittersOf } from './seats.ts';

/** So many computers sit there. */
export const othersAt = (title: string): number => (coverOf(title)?.atOnce ?? 2) - 1;

/** As strong as those of the last table that was set up, and with the name of whoever sat there. */
export function atOnce(title: string): NewGame {
  const text = homeUi();
  const others = othersAt(title);
  const seats = aloneSeats(rememberedSeats() ?? [], others + 1);
  const strength = seats.flatMap(({ player }) => (player === 'person' ? [] : [player]))[0] ?? 'steady';
  return {
    title,
    name: text.against[strength](others),
    sitters: sittersOf(seats, text.randomName),
    options: {},
  };
}

/** Begins a table and goes there, once. */
export function useBeginning() {
  const state = useSignal<'ready' | 'busy' | 'failed'>('ready');
  return {
    isBusy: state.value === 'busy',
    hasFailed: state.value === 'failed',
    async begin(asked: NewGame, before = () => {}): Promise<void> {
      if (state.value === 'busy') return;
      state.value = 'busy';
      const begun = await startGame(asked).catch(() => null);
      if (begun === null || isRefusal(begun)) state.value = 'failed';
      else {
        before();
        state.value = 'ready';
        go({ at: 'game', id: begun.id });
      }
    },
  };
}

/** The game to begin with: with the guide, and against players who leave room to learn. */
export function useFirstGame() {
  const text = homeUi();
  const { begin, ...state } = useBeginning();
  const start = (): Promise<void> =>
    begin(
      {
        title: beginnersTitle.id,
        name: text.firstTable,
        sitters: sittersOf(firstGameSeats(), text.randomName),
        options: {},
      },
      () => {
        guideSeen.value = false;
        topicsMet.value = [];
      },
    );
  return { start, ...state };
}
