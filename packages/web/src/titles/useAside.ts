/** What pages beside the table draw of a title; null until it is loaded, and where that is not possible. */
import type { TitleAside } from '@kursbuch/screens/game/shown.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isShown, titleAside } from './index.ts';

export function useAside(title: string): TitleAside | null {
  const loaded = useSignal<TitleAside | null>(null);
  useEffect(() => {
    if (!isShown(title)) return undefined;
    let left = false;
    titleAside(title).then(
      (aside) => {
        if (!left) loaded.value = aside;
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [title]);
  return loaded.value;
}
