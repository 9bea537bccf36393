/** What stands in the bar besides the matter in hand, loaded when there is something behind them. */
import { signal } from '@preact/signals';
import { later } from '../../parts/loadLater.tsx';

/** Wide screens have it beside the bar. */
export const BarBody = later(() => import('./BarBody.tsx').then((file) => file.BarBody));
export const MoreActs = later(() => import('./MoreActs.tsx').then((file) => file.MoreActs));
export const StandingActs = later(() => import('./StandingActs.tsx').then((file) => file.StandingActs));

const standing = signal<typeof import('./standing.ts') | null>(null);

const loadStanding = (): void => {
  import('./standing.ts').then(
    (file) => {
      standing.value = file;
    },
    // The list of instructions stays empty until it is asked for again.
    () => {},
  );
};

/** The words for standing instructions; null until they have come. */
export function standingWords(): typeof import('./standing.ts') | null {
  if (standing.value === null) loadStanding();
  return standing.value;
}

/** Load them before they are shown. */
export const loadActs = (): void => {
  loadStanding();
  void BarBody.load();
  void MoreActs.load();
  void StandingActs.load();
};
