import type { PuzzleKind } from '../puzzle.ts';
import { bestPlan } from './bestPlan.ts';
import { cheapestLine } from './cheapestLine.ts';

/** What is asked in crayon games. A kind is asked about tables of its family alone. */
export const kinds = [cheapestLine, bestPlan] as readonly unknown[] as readonly PuzzleKind[];
