/** A finished game in a picture: the piece of its map where most was built; the outline of its title until it is known. */
import type { Glimpse } from '@kursbuch/screens/host/glimpse.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GamePicture } from '../home/GamePicture.tsx';
import { Outline } from '../home/Outline.tsx';
import { isShown } from '../titles/index.ts';
import { endOf } from './glances.ts';

export function EndPicture({ id, title }: { readonly id: string; readonly title: string }) {
  const found = useSignal<Glimpse | null>(null);
  useEffect(() => {
    if (!isShown(title)) return;
    endOf(id, title).then(
      (glimpse) => {
        found.value = glimpse;
      },
      // The outline has to do.
      () => {},
    );
  }, [id]);
  return found.value ? (
    <GamePicture title={title} glimpse={found.value} isPiece />
  ) : (
    <Outline title={title} />
  );
}
