/** Parts of the frame that are loaded when one of them is first shown. */
import { useEffect } from 'preact/hooks';
import { later } from '../parts/loadLater.tsx';

const rest = () => import('./laterBundle.ts');

/** Apart from the others: only a first game has it. */
export const Guide = later(() => import('./Guide.tsx').then((file) => file.Guide));
/** Apart too: only people who share a screen see it, and something must be secret. */
export const HandOver = later(() => import('./HandOver.tsx').then((file) => file.HandOver));
export const Log = later(() => rest().then((parts) => parts.Log));
export const Menu = later(
  () => rest().then((parts) => parts.Menu),
  // A menu that does not come is closed again: the keys wait for it.
  ({ view }) => {
    useEffect(() => {
      view.menuOpen.value = false;
    }, [view]);
    return null;
  },
);
export const Notes = later(() => rest().then((parts) => parts.Notes));
export const OverBar = later(() => rest().then((parts) => parts.OverBar));
export const PastBar = later(() => rest().then((parts) => parts.PastBar));
export const TimeLine = later(() => rest().then((parts) => parts.TimeLine));
export const StandingList = later(() => rest().then((parts) => parts.StandingList));
export const Strip = later(() => rest().then((parts) => parts.Strip));
export const Rules = later(() => rest().then((parts) => parts.Rules));
