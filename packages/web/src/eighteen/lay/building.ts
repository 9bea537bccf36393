/** What is being built on a hex, a tile or a tunnel: where, and turning it. */
import type { HexId } from '@kursbuch/eighteen';
import { computed, type ReadonlySignal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Game } from '../game/game.ts';
import { layPlan } from './layPlan.ts';
import { tunnelPlan } from './tunnelPlan.ts';

interface Building {
  /** Hexes where something may be built. */
  readonly hexes: ReadonlySignal<ReadonlySet<HexId>>;
  /** The hex of what is in the hand. */
  readonly hex: ReadonlySignal<HexId | null>;
  /** The ways it may lie, and how it does. */
  readonly ways: ReadonlySignal<{ readonly rotations: readonly number[]; readonly rotation: number } | null>;
  /** Take the first thing that may be built there: a tile, else a tunnel. */
  choose(hex: HexId): void;
  turn(by?: number): void;
  turnTo(rotation: number): void;
}

export const buildingOf = remembered((game: Game): Building => {
  const lays = layPlan(game);
  const tunnels = tunnelPlan(game);
  const ways = computed(() => {
    const { value: tile } = lays.chosen;
    if (tile) return { rotations: tile.rotations, rotation: tile.lay.rotation };
    return tunnels.chosen.value;
  });
  const turnTo = (rotation: number): void =>
    tunnels.dig.value ? tunnels.turnTo(rotation) : lays.turnTo(rotation);
  return {
    hexes: computed(() => new Set([...lays.hexes.value, ...tunnels.hexes.value])),
    hex: computed(() => lays.hex.value ?? tunnels.dig.value?.hex ?? null),
    ways,
    choose: (hex) => (lays.hexes.value.has(hex) ? lays : tunnels).choose(hex),
    turn(by = 1) {
      if (!tunnels.dig.value) {
        lays.turn(by);
        return;
      }
      const { rotations = [], rotation = 0 } = ways.value ?? {};
      const next = rotations[(rotations.indexOf(rotation) + by + rotations.length) % rotations.length];
      if (next !== undefined) turnTo(next);
    },
    turnTo,
  };
});
