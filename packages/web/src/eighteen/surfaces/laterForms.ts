/** Loaded when a par price or an amount is to be named. */
import { later } from '../../parts/loadLater.tsx';
import { spoken } from '../words/spoken.ts';

export const AmountForm = later(() => spoken(import('./AmountForm.tsx')).then((file) => file.AmountForm));
export const ParChoice = later(() => spoken(import('./ParChoice.tsx')).then((file) => file.ParChoice));
