import type { PuzzleKind } from '../puzzle.ts';
import { bestStation, bestTile } from './bestBuild.ts';
import { bestRun } from './bestRun.ts';
import { mostBySelling } from './mostBySelling.ts';
import { outOfTrains } from './outOfTrains.ts';

/** What is asked in 18xx. A kind is asked about tables of its family alone. */
export const kinds = [
  bestRun,
  bestTile,
  bestStation,
  mostBySelling,
  outOfTrains,
] as readonly unknown[] as readonly PuzzleKind[];
