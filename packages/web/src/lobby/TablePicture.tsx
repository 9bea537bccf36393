/** A table in a picture: its map as it is played, or the outline of its title. */
import { GamePicture } from '../home/GamePicture.tsx';
import { Outline } from '../home/Outline.tsx';
import type { TableInfo } from '../online/wire.ts';
import { seenOf } from './glances.ts';

export function TablePicture({ table: { id, title } }: { readonly table: TableInfo }) {
  const seen = seenOf(id);
  return seen ? <GamePicture title={title} glimpse={seen.glimpse} isPiece /> : <Outline title={title} />;
}
