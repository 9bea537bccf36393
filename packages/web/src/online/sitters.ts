/** Who sits at a table of a server, as the screens know it. */
import type { Sitter } from '@kursbuch/screens/host/gameHost.ts';
import type { OnlineSeat, TableInfo } from './wire.ts';

/** Whoever is not oneself is elsewhere; one's own seat may be left to a computer player for a while. */
export const sittersOf = ({ seats, you }: Pick<TableInfo, 'seats' | 'you'>): readonly Sitter[] =>
  seats.map(({ name, place, former, sitter: { player } }) => ({
    name,
    ...(former && player ? { player, handed: true } : { player: place === you ? 'person' : 'remote' }),
    colour: (place % 6) + 1,
  }));

/** One's own seat, also while a computer player keeps it. */
export const heldSeat = ({ seats, you }: Pick<TableInfo, 'seats' | 'you'>): OnlineSeat | undefined =>
  seats.find(({ place }) => place === you) ?? handedSeat({ seats });

/** The seat that one has left to a computer player. */
export const handedSeat = ({ seats }: Pick<TableInfo, 'seats'>): OnlineSeat | undefined =>
  seats.find(({ former, sitter }) => former && sitter.type === 'computer');
