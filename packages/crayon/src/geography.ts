/** Land and water of a board as they are drawn; no rule asks for them. Lengths are hundredths of a step, paths as SVG writes them. */
import type { MilepostId } from './board.ts';

/** Where a name stands, and by how many degrees it is turned. */
export type NamePlace = readonly [x: number, y: number, turn: number];

/** Ground of one colour: neighbouring countries differ; `outside` is no part of the board. */
interface GroundPatch {
  readonly tone: 'first' | 'second' | 'outside' | 'water';
  readonly path: string;
}

interface WaterCourse {
  readonly id: string;
  /** Places for its name along the course, the best first. */
  readonly names: readonly NamePlace[];
  readonly path: string;
  /** Named only for whoever looks closely. */
  readonly minor?: boolean;
}

export interface Geography {
  /** Countries. */
  readonly lands: readonly GroundPatch[];
  /** What is laid over them, without a coast of its own. */
  readonly patches: readonly GroundPatch[];
  /** Where land meets the sea, and the same in broad strokes. */
  readonly coast: string;
  readonly shore: string;
  readonly borders: string;
  readonly lakes: string;
  readonly rivers: readonly WaterCourse[];
  /** Wide water that one crosses as a lake. */
  readonly channels: readonly WaterCourse[];
  readonly seas: readonly { readonly id: string; readonly kind: 'sea' | 'lake'; readonly at: NamePlace }[];
  /** The part of the plane that belongs to the board; the rest is veiled. */
  readonly board: string;
  /** Where the board ends on land. */
  readonly edge: string;
  /** Mileposts in the middle of a dyke. */
  readonly dykes: readonly MilepostId[];
}
