/**
 * Laying track: what may be laid where, and the tile in the hand. The tile in the hand is the draft of the game; all
 * that is shown of it follows from there.
 */

import {
  type CompanyId,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type Face,
  faceAt,
  type HexId,
  opposite,
  type PrivateId,
  type TileId,
  type Title,
  terrainCost,
  trackKey,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { type ActionOf, type Game, isRehearsed, offered } from '../game/game.ts';

export type Lay = ActionOf<'layTile'>;

/** A tile that fits the chosen hex. */
export interface LayOption {
  readonly key: string;
  readonly tile: TileId;
  /** The private whose power lays it. */
  readonly power: PrivateId | undefined;
  /** The ways it may lie that differ from each other, clockwise. */
  readonly rotations: readonly number[];
  /** As it would be laid. */
  readonly lay: Lay;
  readonly face: Face;
  /** How many of it are left. */
  readonly left: number;
  readonly cost: number;
  readonly isChosen: boolean;
}

interface LayPlan {
  /** Who lays, if anybody at this screen may. */
  readonly seat: ReadonlySignal<Seat | null>;
  /** The company whose track it becomes. */
  readonly company: ReadonlySignal<CompanyId | null>;
  readonly lays: ReadonlySignal<readonly Lay[]>;
  readonly hexes: ReadonlySignal<ReadonlySet<HexId>>;
  /** The tile in the hand. */
  readonly lay: ReadonlySignal<Lay | null>;
  /** The hex it lies on, and the tiles that fit there. */
  readonly hex: ReadonlySignal<HexId | null>;
  readonly options: ReadonlySignal<readonly LayOption[]>;
  readonly chosen: ReadonlySignal<LayOption | null>;
  /** The tiles that fit a hex. */
  on(hex: HexId): readonly LayOption[];
  /** Lets a person act out of turn, by a private's power, until the next step of the game. */
  handTo(seat: Seat): void;
  /** Take the first tile that fits. */
  choose(hex: HexId): void;
  take(option: LayOption): void;
  /** Turn the tile in the hand to its next (or, below zero, last) way to lie, or to a certain one. */
  turn(by?: number): void;
  turnTo(rotation: number): void;
}

export const layPlan = remembered(planFor);

const isSameLay = (one: Lay, other: Lay): boolean =>
  one.hex === other.hex &&
  one.tile === other.tile &&
  one.rotation === other.rotation &&
  one.power === other.power;

const isLay = (action: EighteenAction | undefined): action is Lay => action?.type === 'layTile';

function planFor(game: Game): LayPlan {
  const { title } = game;
  const handed = signal<{ readonly to: Seat; readonly at: number } | null>(null);
  const seat = computed(() => {
    if (game.isPast.value) return null;
    return handed.value?.at === game.steps.value.length ? handed.value.to : game.seat.value;
  });
  const lays = computed(() =>
    seat.value === null ? [] : offered(game.offers.value?.get(seat.value) ?? [], 'layTile'),
  );
  const hexes = computed<ReadonlySet<HexId>>(() => new Set(lays.value.map(({ hex }) => hex)));
  const company = computed(() => {
    const state = game.now.value;
    const turn = companyTurnOf(state)?.company;
    return turn !== undefined && title.operating.speaker(state, turn) === seat.value ? turn : null;
  });
  const lay = computed(() => {
    const { action, outcome = null } = game.draft.value ?? {};
    if (!isLay(action) || game.isPast.value) return null;
    // What is only asked for, to hear why not, is never shown as laid.
    return isRehearsed(outcome) || lays.value.some((one) => isSameLay(one, action)) ? action : null;
  });
  const hex = computed(() => lay.value?.hex ?? null);
  const on = (at: HexId): readonly LayOption[] =>
    optionsOn(title, game.now.value, lays.value, at, lay.value?.hex === at ? lay.value : null);
  const options = computed(() => (hex.value === null ? [] : on(hex.value)));
  const chosen = computed(() => options.value.find(({ isChosen }) => isChosen) ?? null);

  const take = (next: Lay): void => {
    if (seat.value !== null) void game.choose(seat.value, next);
  };
  const turnTo = (rotation: number): void => {
    const now = lay.value;
    if (now && now.rotation !== rotation) take({ ...now, rotation });
  };
  return {
    seat,
    company,
    lays,
    hexes,
    lay,
    hex,
    options,
    chosen,
    on,
    handTo(to) {
      handed.value = { to, at: game.steps.value.length };
    },
    choose(at) {
      const [first] = optionsOn(title, game.now.value, lays.value, at, null);
      if (first) take(first.lay);
    },
    take: (option) => take(option.lay),
    turn(by = 1) {
      const { rotations, lay: now } = chosen.value ?? {};
      if (!rotations || !now || rotations.length < 2) return;
      const count = rotations.length;
      const index = (rotations.indexOf(now.rotation) + by + count) % count;
      turnTo(rotations[index] ?? now.rotation);
    },
    turnTo,
  };
}

/** The tiles that fit a hex, each as it would lie: as the one in the hand does, or where it joins most track. */
export function optionsOn(
  title: Title,
  state: EighteenState,
  lays: readonly Lay[],
  hex: HexId,
  inHand: Lay | null,
): readonly LayOption[] {
  const byTile = new Map<string, Lay[]>();
  for (const lay of lays) {
    if (lay.hex !== hex) continue;
    const key = `${lay.tile} ${lay.power ?? ''}`;
    byTile.set(key, [...(byTile.get(key) ?? []), lay]);
  }
  return [...byTile].flatMap(([key, list]): LayOption[] => {
    const [{ tile, power } = { tile: '', power: undefined }] = list;
    const faces = title.board.tiles.get(tile);
    if (!faces) return [];
    const rotations = distinctRotations(
      faces,
      list.map(({ rotation }) => rotation),
    );
    const isChosen = inHand?.tile === tile && inHand.power === power;
    const liesLike = (rotation: number | undefined) =>
      rotation === undefined ? undefined : rotations.find((one) => sameWay(faces, one, rotation));
    const rotation =
      (isChosen ? inHand.rotation : liesLike(inHand?.rotation)) ??
      mostJoined(title, state, hex, faces, rotations);
    const lay = list.find((one) => one.rotation === rotation) ?? list[0];
    const face = lay && faces[lay.rotation];
    if (!lay || !face) return [];
    const discounting = title.tilePowers.find((one) => one.private === power);
    return [
      {
        key,
        tile,
        power,
        rotations,
        lay,
        face,
        left: state.tileStock[tile] ?? 0,
        cost: terrainCost(title, state, hex, { tile, power: discounting }),
        isChosen,
      },
    ];
  });
}

const sameWay = (faces: readonly Face[], one: number, other: number): boolean =>
  trackKey(faces[one] as Face) === trackKey(faces[other] as Face);

/** Of rotations that lie the same way only the first: turned round, a straight is the same straight. */
export function distinctRotations(faces: readonly Face[], rotations: readonly number[]): readonly number[] {
  const kept: number[] = [];
  for (const rotation of [...rotations].sort((a, b) => a - b))
    if (!kept.some((other) => sameWay(faces, rotation, other))) kept.push(rotation);
  return kept;
}

/** The rotation whose track meets most track of the neighbours. */
function mostJoined(
  title: Title,
  state: EighteenState,
  hex: HexId,
  faces: readonly Face[],
  rotations: readonly number[],
): number | undefined {
  const neighbours = title.board.hexes.get(hex)?.neighbours ?? [];
  let met = 0;
  neighbours.forEach((next, edge) => {
    const exits = next ? (faceAt(title.board, state.tiles, next.facts.id)?.exits ?? 0) : 0;
    if (exits & (1 << opposite(edge))) met |= 1 << edge;
  });
  const joins = (rotation: number): number => {
    let count = 0;
    for (let bits = (faces[rotation]?.exits ?? 0) & met; bits; bits &= bits - 1) count++;
    return count;
  };
  return rotations.reduce<number | undefined>(
    (best, rotation) => (best === undefined || joins(rotation) > joins(best) ? rotation : best),
    undefined,
  );
}
