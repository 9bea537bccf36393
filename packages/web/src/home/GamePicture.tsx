/** The map as it lies in a saved game. Drawn after the page is there: the page does not wait for it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TitleOnScreen } from '../eighteen/game/look.ts';
import type { Glimpse } from '../host/store.ts';
import { isShown, titleOnScreen } from '../titles/index.ts';
import { Outline } from './Outline.tsx';

interface Loaded {
  readonly shown: TitleOnScreen;
  readonly Thumb: typeof import('../eighteen/board/MapThumb.tsx').MapThumb;
}

const load = async (title: string): Promise<Loaded> => {
  const [shown, { MapThumb }] = await Promise.all([
    titleOnScreen(title),
    import('../eighteen/board/MapThumb.tsx'),
  ]);
  return { shown, Thumb: MapThumb };
};

export function GamePicture({
  title,
  glimpse: { tiles, stations },
}: {
  readonly title: string;
  readonly glimpse: Glimpse;
}) {
  const loaded = useSignal<Loaded | null>(null);
  useEffect(() => {
    if (!isShown(title)) return undefined;
    let left = false;
    load(title).then(
      (all) => {
        if (!left) loaded.value = all;
      },
      // The outline has to do.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [title]);
  if (!loaded.value) return <Outline title={title} />;
  const { shown, Thumb } = loaded.value;
  return <Thumb {...shown} tiles={tiles} stations={stations} />;
}
