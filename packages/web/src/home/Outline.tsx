/** A title in a picture, before it is loaded; nothing for one without a cover. */
import { coverOf } from '../titles/covers.ts';

export function Outline({ title }: { readonly title: string }) {
  const cover = coverOf(title);
  return cover ? <cover.Outline /> : null;
}
