/** A saved game in a picture. Drawn after the page is there: the page does not wait for it. */

import type { TitleAside } from '@kursbuch/screens/game/shown.ts';
import type { Glimpse } from '@kursbuch/screens/host/glimpse.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isShown, titleAside } from '../titles/index.ts';
import { Outline } from './Outline.tsx';

export function GamePicture({ title, glimpse }: { readonly title: string; readonly glimpse: Glimpse }) {
  const loaded = useSignal<TitleAside | null>(null);
  useEffect(() => {
    if (!isShown(title)) return undefined;
    let left = false;
    titleAside(title).then(
      (aside) => {
        if (!left) loaded.value = aside;
      },
      // The outline has to do.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [title]);
  if (!loaded.value) return <Outline title={title} />;
  const { Picture } = loaded.value;
  return <Picture glimpse={glimpse} />;
}
