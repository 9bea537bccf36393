/** A saved game in a picture. Drawn after the page is there: the page does not wait for it. */

import type { Glimpse } from '@kursbuch/screens/host/glimpse.ts';
import { useAside } from '../titles/useAside.ts';
import { Outline } from './Outline.tsx';

export function GamePicture({
  title,
  glimpse,
  isPiece = false,
}: {
  readonly title: string;
  readonly glimpse: Glimpse;
  /** A piece of the map, to fill a frame. */
  readonly isPiece?: boolean;
}) {
  const aside = useAside(title);
  // The outline has to do.
  return aside ? <aside.Picture glimpse={glimpse} isPiece={isPiece} /> : <Outline title={title} />;
}
