/** The gestures of a game, those of the family and those of the title, and what all of them together have in the hand. */
import type { HexId } from '@kursbuch/eighteen';
import { computed, type ReadonlySignal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Game } from '../game/game.ts';
import type { Builder, Gesture, Layer, Ways } from '../game/gesture.ts';
import { StationPlaces } from '../lay/StationPlaces.tsx';
import { stationGesture } from '../lay/stationGesture.ts';
import { tileGesture } from '../lay/tileGesture.tsx';
import { runGesture } from '../runs/runGesture.ts';
import { LitTrack, LitVeil } from '../spotlight/LitLayers.tsx';

/** In the order in which they hear of a touch. */
export const gesturesOf = remembered((game: Game): readonly Gesture[] =>
  [runGesture, stationGesture, tileGesture, ...(game.look.gestures ?? [])].map((gesture) => gesture(game)),
);

const LAYERS: readonly Layer[] = [
  { at: 'track', View: LitTrack },
  { at: 'texts', View: LitVeil },
  { at: 'top', View: StationPlaces },
];

export const layersAt = ({ look }: Game, place: Layer['at']): readonly Layer[] =>
  [...(look.layers ?? []), ...LAYERS].filter(({ at }) => at === place);

/** What is being built on a hex, whatever it is: where, and turning it. */
interface Building {
  readonly hex: ReadonlySignal<HexId | null>;
  readonly ways: ReadonlySignal<Ways | null>;
  turn(by?: number): void;
  turnTo(rotation: number): void;
}

/** The gestures that build, each with what it builds. */
export const buildersOf = remembered((game: Game): readonly (Gesture & { readonly builds: Builder })[] =>
  gesturesOf(game).flatMap((gesture) => (gesture.builds ? [{ ...gesture, builds: gesture.builds }] : [])),
);

export const buildingOf = remembered((game: Game): Building => {
  const inHand = computed(() => buildersOf(game).find(({ hex }) => hex.value !== null));
  const ways = computed(() => inHand.value?.builds.ways.value ?? null);
  const turnTo = (rotation: number): void => inHand.value?.builds.turnTo(rotation);
  return {
    hex: computed(() => inHand.value?.hex.value ?? null),
    ways,
    turnTo,
    turn(by = 1) {
      const { rotations = [], rotation = 0 } = ways.value ?? {};
      const next = rotations[(rotations.indexOf(rotation) + by + rotations.length) % rotations.length];
      if (rotations.length > 1 && next !== undefined) turnTo(next);
    },
  };
});

/** The hex of what is in the hand: what is built, or else anything. */
export const hexInHand = remembered(
  (game: Game): ReadonlySignal<HexId | null> =>
    computed(
      () =>
        buildingOf(game).hex.value ??
        gesturesOf(game).find(({ hex }) => hex.value !== null)?.hex.value ??
        null,
    ),
);

/** Hexes where something may be done. */
export const hexesToTouch = remembered(
  (game: Game): ReadonlySignal<ReadonlySet<HexId>> =>
    computed(() => new Set(gesturesOf(game).flatMap(({ hexes }) => [...hexes.value]))),
);

/** The gesture that goes on from touch to touch now, if there is one. */
export const heldBy = (game: Game): Gesture | undefined =>
  gesturesOf(game).find(({ holds }) => holds?.isHeld.value === true);
