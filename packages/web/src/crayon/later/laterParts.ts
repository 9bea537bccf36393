/** Parts that are loaded after the table stands. */
import { later } from '../../parts/loadLater.tsx';
import { handUi } from '../words/hand.ts';
import { mapUi } from '../words/map.ts';

const bundle = () => import('./laterBundle.ts');

/** The map comes with its words. */
export const MapStage = later(async () => {
  const [{ MapPlace: Part }] = await Promise.all([
    import('../stage/MapPlace.tsx'),
    mapUi.load(),
    handUi.load(),
  ]);
  return Part;
});

export const Timetable = later(async () => {
  const [{ TimetablePanel }] = await Promise.all([bundle(), handUi.load()]);
  return TimetablePanel;
});

export const End = later(() => bundle().then((parts) => parts.End));
export const Course = later(() => bundle().then((parts) => parts.Course));

/** Load what may be shown any moment once somebody is at the table. */
export function loadAhead(): void {
  for (const part of [MapStage, Timetable, End, Course]) void part.load();
}
