/** Who leads a crayon game at the moment shown: money where it is in sight, and the large cities that are joined. */
import { figuresOf, moneyOf, mostLargeInOnePiece } from '@kursbuch/crayon';
import { placesOf } from '@kursbuch/table';
import type { Race, Runner } from '../../game/shown.ts';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

export function raceOf({ title, shown }: Game): Race {
  const text = ui().panels;
  const state = shown.value;
  const { toldAt, citiesToJoin } = figuresOf(title, state);
  // A purse that is hidden from this screen is none of its business, whoever sits there.
  const scores = state.players.map((_, seat) =>
    state.result
      ? (state.result.scores[seat] ?? null)
      : typeof state.purses[seat] === 'number'
        ? moneyOf(state, seat)
        : null,
  );
  const isKnown = scores.every((score) => score !== null);
  const places = isKnown ? placesOf(state.result ?? { scores }) : [];
  const runners = scores.map((score, seat): Runner => {
    // All of them may be joined where fewer are asked for.
    const joined = text.citiesOf(
      Math.min(citiesToJoin, mostLargeInOnePiece(title, state, seat)),
      citiesToJoin,
    );
    const { [seat]: told = null } = state.told;
    return {
      seat,
      place: places[seat] ?? null,
      score: score === null ? null : words().sum(score),
      note: score === null && told !== null ? `${text.toldIn(words().sum(toldAt), told)}, ${joined}` : joined,
    };
  });
  return {
    counted: text.money,
    runners: runners.sort((one, other) => (one.place ?? 0) - (other.place ?? 0)),
  };
}
