/** The five types of train. */
import type { TrainType } from '@kursbuch/crayon';

export const TRAINS: readonly TrainType[] = [
  { id: 'A', level: 'A', speed: 9, capacity: 2 },
  { id: 'B9', level: 'B', speed: 9, capacity: 3 },
  { id: 'B12', level: 'B', speed: 12, capacity: 2 },
  { id: 'C12', level: 'C', speed: 12, capacity: 3 },
  // Reconstructed (BR01): the text counts five types, its table has four.
  { id: 'C15', level: 'C', speed: 15, capacity: 2 },
];

/** The levels from the lowest up; one changes to the next. */
export const LEVELS: readonly string[] = ['A', 'B', 'C'];

/** Variant I: what a speed becomes. */
export const FAST_SPEED: Readonly<Record<number, number>> = { 9: 15, 12: 20, 15: 25 };
