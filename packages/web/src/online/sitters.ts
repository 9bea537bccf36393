/** Who sits at a table of a server, as the screens know it. */
import type { Sitter } from '@kursbuch/screens/host/gameHost.ts';
import type { TableInfo } from './wire.ts';

/** Whoever is not oneself is elsewhere. */
export const sittersOf = ({ seats, you }: Pick<TableInfo, 'seats' | 'you'>): readonly Sitter[] =>
  seats.map(({ name, place }) => ({
    name,
    player: place === you ? 'person' : 'remote',
    colour: (place % 6) + 1,
  }));
