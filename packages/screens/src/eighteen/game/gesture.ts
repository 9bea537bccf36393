/**
 * What one does on the map: laying track, placing a station, planning runs, and whatever else a title adds. The map walks a list
 * of gestures without knowing what is in it: it says what was touched, rings where something may begin, and draws what lies in
 * the hand, which is the draft of the game.
 */
import type { EighteenAction, HexId, TrainId } from '@kursbuch/eighteen';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Game } from './game.ts';
import type { Pictures } from './picture.ts';

/** A hex was touched, or chosen by key. */
export interface Touch {
  readonly hex: HexId;
  /** Its stop nearest to the touch; null if it has none. */
  readonly stop: number | null;
  /** By key: no stop was aimed at. */
  readonly isKey: boolean;
  /** The train whose drawn run lies there. */
  readonly train: TrainId | null;
}

export interface Gesture {
  /** Is it asked for now? */
  readonly isAsked: ReadonlySignal<boolean>;
  /** Hexes where it may begin: they are ringed. */
  readonly hexes: ReadonlySignal<ReadonlySet<HexId>>;
  /** The hex of what it has in the hand. */
  readonly hex: ReadonlySignal<HexId | null>;
  /** Does a touch mean something on this hex? */
  hears(hex: HexId): boolean;
  /** Begin or go on; false if the touch means nothing to it. */
  touch(touch: Touch): boolean;
  /** What to ask for where nothing may be done: the refusal names the rule in the way. Null: this is not what somebody means. */
  whyNot?(touch: Touch): EighteenAction | null;
  /** What may be done on a hex, in words. */
  todo(hex: HexId): readonly string[];
  /** It goes on from touch to touch until it is let go: keys go wherever it hears, and Enter is its own. */
  readonly holds?: { readonly isHeld: ReadonlySignal<boolean>; letGo(): void };
  /** Where something may be built that goes first. */
  readonly givesWay?: true;
  /** It builds on a hex, and what it builds may be turned. */
  readonly builds?: Builder;
}

/** What may be built on a hex: chosen in the tray, turned on the map. */
export interface Builder {
  /** The ways it may lie, and how it does. */
  readonly ways: ReadonlySignal<Ways | null>;
  turnTo(rotation: number): void;
  /** How much of it fits a hex, in words; null: nothing does. */
  fits(hex: HexId): string | null;
  /** What fits, as items of the tray. */
  readonly Options: ComponentType<{ readonly game: Game; readonly hex: HexId; readonly compact: boolean }>;
  /** For those who do not use the map: the kind of its actions and what one is called, to be listed one by one. */
  readonly listed?: { readonly kind: EighteenAction['type']; name(): string };
}

export interface Ways {
  readonly rotations: readonly number[];
  readonly rotation: number;
}

/** Something drawn on a map: over its ground, over its track, over all that is written, or above everything. */
export interface Layer {
  readonly at: 'ground' | 'track' | 'texts' | 'top';
  readonly View: ComponentType<{ readonly game: Game; readonly pictures: Pictures }>;
}
