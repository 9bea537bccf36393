/** Tunnels: where one may be dug, and the one in the hand, which is the draft of the game. Chosen like a tile: hex, shape, sides. */
import {
  type AddedPath,
  type Edge,
  type EighteenAction,
  type EighteenState,
  facesOn,
  type HexId,
  opposite,
  type PrivateId,
  reach,
  type Title,
} from '@kursbuch/eighteen';
import { type Game, isRehearsed, layPlan, offered } from '@kursbuch/screens/eighteen';
import { remembered } from '@kursbuch/screens/frame';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { BuildTunnel } from '../rules/index.ts';

type Dig = BuildTunnel;

/** Its sides, the lower first. */
const tunnelOf = ({ from, to }: Dig): AddedPath => (from < to ? [from, to] : [to, from]);

/** How far its sides are apart. */
type TunnelShape = 'sharp' | 'wide' | 'straight';
const SHAPES: readonly TunnelShape[] = ['straight', 'wide', 'sharp'];

export interface TunnelOption {
  readonly key: string;
  readonly shape: TunnelShape;
  /** The private whose power makes it cheaper. */
  readonly power: PrivateId | undefined;
  /** The ways it may lie, by the side it starts from, clockwise. */
  readonly rotations: readonly Edge[];
  /** As it would be dug. */
  readonly dig: Dig;
  readonly tunnel: AddedPath;
  readonly rotation: Edge;
  readonly isChosen: boolean;
}

interface TunnelPlan {
  readonly hexes: ReadonlySignal<ReadonlySet<HexId>>;
  /** The tunnel in the hand. */
  readonly dig: ReadonlySignal<Dig | null>;
  readonly chosen: ReadonlySignal<TunnelOption | null>;
  /** The tunnels that may be dug on a hex. */
  on(hex: HexId): readonly TunnelOption[];
  /** Take the first that may be dug there. */
  choose(hex: HexId): void;
  take(option: TunnelOption): void;
  turnTo(rotation: Edge): void;
}

/** The side from which the other lies clockwise, and how far. */
function turned(dig: Dig): { readonly rotation: Edge; readonly shape: TunnelShape } {
  const [a, b] = tunnelOf(dig);
  const apart = b - a;
  const rotation = apart > 3 ? b : a;
  return { rotation, shape: apart === 3 ? 'straight' : Math.min(apart, 6 - apart) === 2 ? 'wide' : 'sharp' };
}

const isDig = (action: EighteenAction | undefined): action is Dig => action?.type === 'buildTunnel';

const isSame = (one: Dig, other: Dig): boolean =>
  one.hex === other.hex && one.power === other.power && tunnelOf(one).join() === tunnelOf(other).join();

/** The tunnels of a hex by shape and power, each as it would lie: as the one in the hand does if it can. */
function tunnelsOn(digs: readonly Dig[], hex: HexId, inHand: Dig | null): readonly TunnelOption[] {
  const byKey = new Map<string, Dig[]>();
  for (const dig of digs) {
    if (dig.hex !== hex) continue;
    const key = `${turned(dig).shape} ${dig.power ?? ''}`;
    byKey.set(key, [...(byKey.get(key) ?? []), dig]);
  }
  const options = [...byKey].flatMap(([key, list]): TunnelOption[] => {
    const isChosen = inHand !== null && list.some((one) => isSame(one, inHand));
    const dig = isChosen ? list.find((one) => isSame(one, inHand)) : list[0];
    if (!dig) return [];
    const rotations = list.map((one) => turned(one).rotation).sort((one, other) => one - other);
    const { shape, rotation } = turned(dig);
    return [{ key, shape, power: dig.power, rotations, dig, tunnel: tunnelOf(dig), rotation, isChosen }];
  });
  return options.sort((one, other) => SHAPES.indexOf(one.shape) - SHAPES.indexOf(other.shape));
}

export const tunnelPlan = remembered((game: Game): TunnelPlan => {
  const { seat } = layPlan(game);
  const digs = computed(() =>
    seat.value === null ? [] : offered(game.offers.value?.get(seat.value) ?? [], 'buildTunnel'),
  );
  const hexes = computed<ReadonlySet<HexId>>(() => new Set(digs.value.map(({ hex }) => hex)));
  const dig = computed(() => {
    const { action, outcome = null } = game.draft.value ?? {};
    if (!isDig(action) || game.isPast.value) return null;
    // What is only asked for, to hear why not, is never shown as dug.
    return isRehearsed(outcome) || digs.value.some((one) => isSame(one, action)) ? action : null;
  });
  const on = (hex: HexId): readonly TunnelOption[] => tunnelsOn(digs.value, hex, dig.value);
  const take = (next: Dig): void => {
    if (seat.value !== null) void game.choose(seat.value, next);
  };
  const chosen = computed(() => (dig.value && on(dig.value.hex).find(({ isChosen }) => isChosen)) ?? null);
  return {
    hexes,
    dig,
    chosen,
    on,
    choose(hex) {
      const [first] = on(hex);
      if (first) take(first.dig);
    },
    take: (option) => take(option.dig),
    turnTo(rotation) {
      const option = chosen.value;
      const next = digs.value.find((one) => {
        const { shape, rotation: lies } = turned(one);
        return (
          one.hex === option?.dig.hex &&
          shape === option.shape &&
          one.power === option.power &&
          lies === rotation
        );
      });
      if (next) take(next);
    },
  };
});

/** A tunnel whose refusal says why none is dug on the hex: it starts where the company's track comes to it. */
export function tellingTunnel(title: Title, state: EighteenState, company: string, hex: HexId): Dig | null {
  const place = title.board.hexes.get(hex);
  if (!place) return null;
  const touched = reach(title.board, state, company).edges[place.index] ?? 0;
  const exits = facesOn(title.board, state)[place.index]?.exits ?? 0;
  const sides = [0, 1, 2, 3, 4, 5];
  const weight = (edge: number): number => (touched & (1 << edge) ? 2 : 0) + (exits & (1 << edge) ? 0 : 1);
  const [from = 0] = [...sides].sort((one, other) => weight(other) - weight(one));
  const free = sides.filter((edge) => edge !== from && !(exits & (1 << edge)) && place.neighbours[edge]);
  const to = free.includes(opposite(from)) ? opposite(from) : (free[0] ?? opposite(from));
  return { type: 'buildTunnel', hex, from, to };
}
