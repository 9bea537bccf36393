/** Loaded when a par price is to be named. */
import { later } from '../../parts/loadLater.tsx';

export const ParChoice = later(() => import('./ParChoice.tsx').then((file) => file.ParChoice));
