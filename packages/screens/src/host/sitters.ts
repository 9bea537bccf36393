/** Who sits where. */
import type { Sitter } from './gameHost.ts';

/** Somebody who has given no name: sentences need one that is a name. */
export const UNNAMED = 'Anna';

/** Older tables called such a person by a word that no sentence can begin with: "You buys", "Du kauft". */
const NO_NAMES = ['You', 'Du'];

/** The names of a table as they are told. */
export function toldNames(names: readonly string[]): readonly string[] {
  const free = names.includes(UNNAMED) ? 'Alex' : UNNAMED;
  return names.map((name) => (NO_NAMES.includes(name) ? free : name));
}

export function toldSitters(sitters: readonly Sitter[]): readonly Sitter[] {
  const names = toldNames(sitters.map(({ name }) => name));
  return sitters.map((sitter, at) => ({ ...sitter, name: names[at] ?? sitter.name }));
}

/** The sitters in the order of their seats; somebody of whom nothing is known is a person at this screen. */
export const seated = (players: readonly string[], sitters: readonly Sitter[]): readonly Sitter[] =>
  players.map(
    (name, seat) =>
      sitters.find((sitter) => sitter.name === name) ?? { name, player: 'person', colour: (seat % 6) + 1 },
  );

/** The seats of the people at this screen, also of those who have handed them over. */
export const peopleAt = (sitters: readonly Sitter[]): readonly number[] =>
  [...sitters.keys()].filter((seat) => sitters[seat]?.player === 'person' || sitters[seat]?.handed);

/** Whoever was only watched is played at this screen from now on. */
export const hereFrom = (sitters: readonly Sitter[]): readonly Sitter[] =>
  sitters.map((sitter) => (sitter.player === 'remote' ? { ...sitter, player: 'person' } : sitter));

/** Nobody of this screen sits at it: whoever does is elsewhere, and so is every decision. */
export const isWatched = (sitters: readonly Sitter[]): boolean =>
  sitters.some(({ player }) => player === 'remote') && !sitters.some(({ player }) => player === 'person');
