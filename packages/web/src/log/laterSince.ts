/** Loaded when somebody's turn comes after others have done something. */
import { later } from '../parts/loadLater.tsx';

export const Since = later(() => import('./Since.tsx').then(({ Since: part }) => part));
