import type { TrainFacts } from '@kursbuch/eighteen';
import { trayUi } from '../words/tray.ts';

/** How far a train goes. */
export function reachOf({ range, counts, gaugeChanges, express, beside }: TrainFacts): string {
  const text = trayUi();
  if (express !== undefined) return [text.express(express), ...(beside ? [text.beside] : [])].join(', ');
  const far = range === null ? text.unlimited : counts === 'large' ? text.cities(range) : text.stops(range);
  if (!gaugeChanges) return far;
  return `${far}, ${gaugeChanges.free > 0 ? text.gaugeFree(gaugeChanges.free) : text.gaugesCount}`;
}
