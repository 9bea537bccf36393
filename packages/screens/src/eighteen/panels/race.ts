/** Who leads a game of 18xx at the moment shown: everybody's worth, as the end would count it. */
import { placesOf } from '@kursbuch/table';
import type { Race, Runner } from '../../game/shown.ts';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import { placeAmong, playerFigures } from './figures.ts';

export function raceOf({ title, shown }: Game): Race {
  const { end, player } = ui().panels;
  const state = shown.value;
  const figures = playerFigures(title, state);
  const { result } = state;
  const places = result && placesOf(result);
  const runners = figures.map((one): Runner => {
    const worth = result?.scores[one.seat] ?? one.worth;
    return {
      seat: one.seat,
      place: places?.[one.seat] ?? placeAmong(figures, one),
      score: worth === null ? null : words().money(title, worth),
      note:
        state.bankrupt === one.seat
          ? player.bankrupt
          : worth === null
            ? player.sharesWorth(words().money(title, one.shares))
            : null,
    };
  });
  return { counted: end.worth, runners: runners.sort((one, other) => (one.place ?? 0) - (other.place ?? 0)) };
}
