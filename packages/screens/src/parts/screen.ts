/** How much room there is. Below `wide` the bar stands at the foot and the panel becomes tabs. */
import { type ReadonlySignal, signal } from '@preact/signals';

function follows(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', (event) => {
    matches.value = event.matches;
  });
  return matches;
}

/** Map and panel side by side. */
export const isWide = follows('(min-width: 1200px)');
/** Beside the panel the middle has room for wide tables. */
export const isRoomy = follows('(min-width: 1400px)');
/** A tablet held upright: room for the short table below the map. */
export const isTall = follows('(min-width: 700px) and (max-width: 1199px) and (min-height: 960px)');
export const isPhone = follows('(max-width: 699px)');
