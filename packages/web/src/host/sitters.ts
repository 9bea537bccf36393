/** Who sits where. */
import type { Sitter } from './gameHost.ts';

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
