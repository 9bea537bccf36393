/**
 * Two tiles in one turn (4.1.7, R33): from two different stations of the company there must be two routes, one to each new tile,
 * that share no track. Each has one gauge all along; they may meet and cross in stations.
 *
 * Two routes share track exactly if they cross the same side of a hex: pieces of track that only cross, and the arms of a junction,
 * have sides of their own. So a route is the line of sides it crosses, and of a tile on which the company stands itself one side.
 */
import {
  type Board,
  type CompanyId,
  type EighteenState,
  exitsIn,
  type Face,
  facesOn,
  type Gauge,
  gaugeMask,
  type HexId,
  opposite,
  recently,
  STOP,
  slotsOf,
  stationsOn,
} from '@kursbuch/eighteen';

type Stations = EighteenState['stations'];

/** A tile to come to: in its gauge, over one of these sides; or one from which a route starts. */
interface Target {
  readonly hex: number;
  readonly gauge: Gauge;
  readonly sides: number;
  /** Sides by which a station on the tile itself leads away. */
  readonly own: number;
}

/** Where a route starts: a station of the company. */
interface Start {
  readonly hex: number;
  readonly stop: number;
}

interface Route {
  readonly start: number;
  /** The sides it crosses, each as 6 times the hex it leaves and the side. */
  readonly steps: readonly number[];
}

/** What bars a route: sides it may not cross in one direction, stations it may not start from. */
interface Bars {
  readonly steps: ReadonlySet<number>;
  readonly starts: ReadonlySet<number>;
}

const NO_BARS: Bars = { steps: new Set(), starts: new Set() };

const barring = ({ steps, starts }: Bars, more: Iterable<number>, start?: number): Bars => ({
  steps: new Set([...steps, ...more]),
  starts: start === undefined ? starts : new Set([...starts, start]),
});

// ---------------------------------------------------------------- where track leads on a face

interface Ways {
  /** For each side the sides that track leads to without a stop between. */
  readonly through: readonly number[];
  /** For each side the stops on its track. */
  readonly stops: readonly (readonly number[])[];
  /** For each stop the sides that lead to it. */
  readonly exits: readonly number[];
}

const waysMemo: Readonly<Record<Gauge, WeakMap<Face, Ways>>> = {
  standard: new WeakMap(),
  metre: new WeakMap(),
};

function waysOf(face: Face, gauge: Gauge): Ways {
  const known = waysMemo[gauge].get(face);
  if (known) return known;
  const through = [0, 0, 0, 0, 0, 0];
  const stops: number[][] = [[], [], [], [], [], []];
  const exits = face.stops.map(() => 0);
  for (const { a, b, gauge: carried = -1 } of face.paths) {
    if (!(carried & gaugeMask(gauge)) || a >= STOP) continue;
    if (b < STOP) {
      through[a] = (through[a] as number) | (1 << b);
      through[b] = (through[b] as number) | (1 << a);
    } else {
      stops[a]?.push(b - STOP);
      exits[b - STOP] = (exits[b - STOP] as number) | (1 << a);
    }
  }
  // Two towns on one track: what leads to the one leads to the other.
  for (const { a, b, gauge: carried = -1 } of face.paths) {
    if (!(carried & gaugeMask(gauge)) || a < STOP) continue;
    const both = (exits[a - STOP] as number) | (exits[b - STOP] as number);
    exits[a - STOP] = both;
    exits[b - STOP] = both;
  }
  const ways = { through, stops, exits };
  waysMemo[gauge].set(face, ways);
  return ways;
}

// ---------------------------------------------------------------- one route, two routes

/** The map as a company's routes see it. */
interface Land {
  /** How many stations the company has. */
  readonly stations: number;
  /** A shortest route to the target that nothing bars. It may cross a side there and back, which no route does in the end. */
  route(target: Target, bars: Bars): Route | undefined;
  /** Are there two routes in nobody's way? `apart`: from different stations. */
  hasTwo(one: Target, other: Target, apart: boolean): boolean;
}

function landOf(board: Board, faces: readonly Face[], stations: Stations, company: CompanyId): Land {
  const across = acrossOf(board);
  const before = new Int32Array(across.length);
  const queue = new Int32Array(across.length);
  const starts: Start[] = [];
  /** Stops full of others' stations. */
  const closed = new Set<number>();
  for (const { facts, index } of board.hexes.values()) {
    const here = stationsOn(stations, facts.id);
    if (here.length === 0) continue;
    for (const { company: owner, stop } of here)
      if (owner === company && stop !== null) starts.push({ hex: index, stop });
    const face = faces[index] as Face;
    for (let stop = 0; stop < face.stops.length; stop++) {
      const there = stationsOn(stations, facts.id, stop);
      const isOwn = there.some((one) => one.company === company);
      if (!isOwn && there.length > 0 && there.length >= slotsOf(face, stop)) closed.add(8 * index + stop);
    }
  }

  /** The sides by which track goes on that came in over this one. */
  function onward(hex: number, side: number, gauge: Gauge): number {
    const ways = waysOf(faces[hex] as Face, gauge);
    let next = ways.through[side] as number;
    for (const stop of ways.stops[side] ?? [])
      if (!closed.has(8 * hex + stop)) next |= (ways.exits[stop] as number) & ~(1 << side);
    return next;
  }

  /** The route that ends with this step. */
  function line(last: number): Route {
    const steps = [last];
    let step = before[last] as number;
    for (; step >= 0; step = before[step] as number) steps.push(step);
    return { start: -2 - step, steps };
  }

  function route({ hex: goal, gauge, sides, own }: Target, bars: Bars): Route | undefined {
    before.fill(-1);
    let tail = 0;
    for (const [start, { hex, stop }] of starts.entries()) {
      if (bars.starts.has(start)) continue;
      const exits = hex === goal ? own : (waysOf(faces[hex] as Face, gauge).exits[stop] ?? 0);
      for (let side = 0; side < 6; side++) {
        const step = 6 * hex + side;
        if (!(exits & (1 << side)) || bars.steps.has(step)) continue;
        if (hex === goal) return { start, steps: [step] };
        before[step] = -2 - start; // what lies before a first step: its station
        queue[tail++] = step;
      }
    }
    for (let head = 0; head < tail; head++) {
      const step = queue[head] as number;
      const entry = across[step] as number;
      if (entry < 0) continue;
      const hex = Math.floor(entry / 6);
      const side = entry - 6 * hex;
      if (hex === goal && sides & (1 << side)) return line(step);
      let next = hex === goal ? 0 : onward(hex, side, gauge);
      for (let to = 0; next; to++, next >>= 1) {
        const after = 6 * hex + to;
        if (!(next & 1) || before[after] !== -1 || bars.steps.has(after)) continue;
        before[after] = step;
        queue[tail++] = after;
      }
    }
    return undefined;
  }

  /** Both directions over the side of a step. */
  const border = (step: number): readonly number[] => {
    const back = across[step] as number;
    return back < 0 ? [step] : [step, back];
  };

  /** The step of a route that it later takes back. */
  function turnOf({ steps }: Route): number | undefined {
    const taken = new Set(steps);
    return steps.find((step) => taken.has(across[step] as number));
  }

  function sharedBy(a: Route, b: Route): readonly number[] {
    const taken = new Set(a.steps.flatMap(border));
    return b.steps.filter((step) => taken.has(step));
  }

  /**
   * Where the two routes that are found are in each other's way, one of them must do without what both use: first it is seen
   * whether one of them cannot, then both ways are tried.
   */
  function hasTwo(one: Target, other: Target, apart: boolean, first = NO_BARS, second = NO_BARS): boolean {
    const a = route(one, first);
    const b = a && route(other, second);
    if (!a || !b) return false;
    const turn = turnOf(a);
    if (turn !== undefined)
      return border(turn).some((step) => hasTwo(one, other, apart, barring(first, [step]), second));
    const otherTurn = turnOf(b);
    if (otherTurn !== undefined)
      return border(otherTurn).some((step) => hasTwo(one, other, apart, first, barring(second, [step])));
    /** The bars of either route without a thing that both use. */
    const ways = sharedBy(a, b).map((step): readonly [Bars, Bars] => [
      barring(first, border(step)),
      barring(second, border(step)),
    ]);
    if (apart && a.start === b.start)
      ways.unshift([barring(first, [], a.start), barring(second, [], b.start)]);
    const [way] = ways;
    if (!way) return true;
    for (const [withoutA, withoutB] of ways) {
      const firstMay = route(one, withoutA) !== undefined;
      const secondMay = route(other, withoutB) !== undefined;
      if (!firstMay && !secondMay) return false;
      if (!firstMay) return hasTwo(one, other, apart, first, withoutB);
      if (!secondMay) return hasTwo(one, other, apart, withoutA, second);
    }
    return hasTwo(one, other, apart, way[0], second) || hasTwo(one, other, apart, first, way[1]);
  }

  return { stations: starts.length, route, hasTwo };
}

const acrossMemo = new WeakMap<Board, Int32Array>();

/** For each side the same side seen from the neighbour; -1 where the map ends. */
function acrossOf(board: Board): Int32Array {
  const known = acrossMemo.get(board);
  if (known) return known;
  const across = new Int32Array(6 * board.hexes.size);
  for (const { index, neighbours } of board.hexes.values())
    for (let side = 0; side < 6; side++) {
      const next = neighbours[side];
      across[6 * index + side] = next ? 6 * next.index + opposite(side) : -1;
    }
  acrossMemo.set(board, across);
  return across;
}

// ---------------------------------------------------------------- the second tile

/** What stands against a second tile: of several sides the one that comes nearest counts, so they are ranked. */
const RANK = ['unreached', 'throughFirst', 'sameStation', 'sharedTrack', 'fits'] as const;
export type SecondTile = (typeof RANK)[number];

const GAUGES: readonly Gauge[] = ['standard', 'metre'];

/** Yellow track has one gauge. */
const gaugeOf = (face: Face): Gauge => GAUGES.find((gauge) => exitsIn(face, gauge) !== 0) ?? 'standard';

const SIDES = [0, 1, 2, 3, 4, 5] as const;

/** What may be the second tile after the first, which lies on the map already. */
function secondTiles(
  board: Board,
  faces: readonly Face[],
  stations: Stations,
  company: CompanyId,
  first: HexId,
): (hex: HexId, face: Face) => SecondTile {
  const indexOf = (hex: HexId): number => board.hexes.get(hex)?.index ?? 0;
  const stopOn = (hex: HexId): number | null | undefined =>
    stationsOn(stations, hex).find((one) => one.company === company)?.stop;
  function targetOf(hex: HexId, face: Face): Target {
    const gauge = gaugeOf(face);
    const own = waysOf(face, gauge).exits[stopOn(hex) ?? -1] ?? 0;
    return { hex: indexOf(hex), gauge, sides: exitsIn(face, gauge), own };
  }
  const land = landOf(board, faces, stations, company);
  const printed = board.hexes.get(first)?.printed as Face;
  const bare = landOf(board, faces.with(indexOf(first), printed), stations, company);
  const firstTarget = targetOf(first, faces[indexOf(first)] as Face);
  const known = new Map<string, SecondTile>();

  function compare(on: Land, target: Target): SecondTile {
    if (!on.route(target, NO_BARS)) return 'unreached';
    if (on.hasTwo(firstTarget, target, true)) return 'fits';
    if (on.stations < 2) return 'sameStation';
    if (!bare.route(target, NO_BARS)) return 'throughFirst';
    return on.hasTwo(firstTarget, target, false) ? 'sameStation' : 'sharedTrack';
  }

  return (hex, face) => {
    const target = targetOf(hex, face);
    // A route that passes a tile of two sides leaves none of them for the one that ends there. Only where there are two tracks, or
    // where the other route may start, does the new tile matter for the first.
    if (face.stops.length > 1 || target.own)
      return compare(landOf(board, faces.with(target.hex, face), stations, company), target);
    const sides = SIDES.filter((side) => target.sides & (1 << side)).map((side) => {
      const key = `${hex} ${side} ${target.gauge}`;
      const found = known.get(key) ?? compare(land, { ...target, sides: 1 << side });
      known.set(key, found);
      return RANK.indexOf(found);
    });
    return RANK[Math.max(...sides)] as SecondTile;
  };
}

const secondOn = recently((board: Board, tiles: EighteenState['tiles']) =>
  recently((stations: Stations, company: CompanyId) =>
    recently((first: HexId) => secondTiles(board, facesOn(board, { tiles }), stations, company, first)),
  ),
);

/** May this face lie on the hex as the second tile of the turn? */
export const secondTile = (
  board: Board,
  { tiles, stations }: EighteenState,
  company: CompanyId,
  first: HexId,
  hex: HexId,
  face: Face,
): SecondTile => secondOn(board, tiles)(stations, company)(first)(hex, face);
