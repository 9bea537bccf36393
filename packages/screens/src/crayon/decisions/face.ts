/** What the bar says and offers at a decision. */
import type { Act } from '../../parts/bar/Acts.tsx';

export interface Face {
  readonly headline: string;
  /** With bold parts (`strong`). */
  readonly line: string;
  /** Quiet to loud. */
  readonly acts: readonly Act[];
}
