/** A saved game at a glance: one form for each family of games. */
import { type EighteenGlimpse, isEighteenGlimpse } from '../eighteen/host/glimpse.ts';

export type Glimpse = EighteenGlimpse;

export const isGlimpse: (value: unknown) => value is Glimpse = isEighteenGlimpse;
