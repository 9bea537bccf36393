/** Loaded when a par price is to be named. */
import { later } from '../../parts/loadLater.tsx';
import { spoken } from '../words/spoken.ts';

export const ParChoice = later(() => spoken(import('./ParChoice.tsx')).then((file) => file.ParChoice));
