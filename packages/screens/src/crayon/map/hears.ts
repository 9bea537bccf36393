/** What a map tells whoever shows it. */
import type { MilepostId } from '@kursbuch/crayon';

/** The window onto the map, when it has come to rest. */
export interface MapWindow {
  /** Is a milepost in sight? */
  sees(at: MilepostId): boolean;
  /** The direction from the middle of the window to a milepost, in degrees clockwise from the right. */
  angle(at: MilepostId): number;
}

export interface MapHears {
  /** From these mileposts a drag draws instead of moving the map; null: nothing is drawn now. */
  readonly drawsFrom: ReadonlySet<MilepostId> | null;
  drawBegins?(at: MilepostId): void;
  /** The pointer has come to another milepost. */
  drawOver?(at: MilepostId): void;
  /** It was let go there. */
  drawEnds?(at: MilepostId): void;
  /** Where the line in the making ends; null where it can go no farther, so that the map need not come along. */
  drawnTo?(): MilepostId | null;
  /** A second finger came, or Escape: as if it had not begun. */
  drawBroken?(): void;
  /** A tap, a click or Enter on a milepost: true if that meant something. */
  touch?(at: MilepostId): boolean;
  /** The mouse, or the keys, are at a milepost, or at none any more. */
  point?(at: MilepostId | null): void;
  /** What may be done at a milepost, in words, for whoever has it read out. */
  spoken?(at: MilepostId): string | null;
  moved?(window: MapWindow): void;
}
