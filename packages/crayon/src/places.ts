/** Who may join what: places in towns and ports, and the way into a city that must stay open. */
import type { Seat } from '@kursbuch/table';
import { type Board, type CityData, type EdgeId, type Milepost, type MilepostId, otherEnd } from './board.ts';
import { BLOCKED, gridOf, NOBODY, ownersOf } from './grid.ts';
import { isJoined, networkOf } from './network.ts';
import { type CrayonTitle, type Figures, figuresOf } from './title.ts';
import type { CrayonState } from './types.ts';

/** So many players can join this milepost; undefined: all of them. */
function placesAt({ city, port }: Milepost, { places }: Figures): number | undefined {
  const inCity = city && city.kind !== 'large' ? places[city.kind] : undefined;
  const inPort = port === undefined ? undefined : places.port;
  return inCity === undefined || inPort === undefined ? (inCity ?? inPort) : Math.min(inCity, inPort);
}

/** Could this seat join the milepost, or has it done so? */
export function hasPlace(title: CrayonTitle, state: CrayonState, seat: Seat, at: MilepostId): boolean {
  const milepost = title.board.mileposts[at];
  if (!milepost || isOpenCountry(milepost)) return true;
  const places = placesAt(milepost, figuresOf(title, state));
  if (places === undefined || places >= state.players.length) return true;
  const inside = seatsAt(state, milepost);
  return inside.has(seat) || inside.size < places;
}

/** Neither a city nor a port: anybody can be there. */
const isOpenCountry = ({ city, port }: Milepost): boolean => !city && port === undefined;

/** Whose segments end at a milepost. */
function seatsAt({ track }: CrayonState, { edges }: Milepost): ReadonlySet<Seat> {
  const seats = new Set<Seat>();
  for (const edge of edges) {
    const owner = track[edge];
    if (owner !== undefined) seats.add(owner);
  }
  return seats;
}

const UNREACHED = -2;
const ROOT = -1;

/** A segment that somebody thinks of. */
interface Thought {
  readonly builder: Seat;
  readonly edge: EdgeId;
}

/** The seats that have not joined a city, and how many of them still can. */
interface Room {
  readonly outside: readonly Seat[];
  readonly left: number;
}

/** Where each seat could come to with track of its own, by the track that makes it: made when it is asked for. */
class Walks {
  readonly #title: CrayonTitle;
  readonly #state: CrayonState;
  readonly #owners: Int8Array;
  readonly #walks: (Int16Array | undefined)[] = [];
  readonly #shut: (Uint8Array | undefined)[] = [];
  readonly #tight: (boolean | undefined)[] = [];

  constructor(title: CrayonTitle, state: CrayonState) {
    this.#title = title;
    this.#state = state;
    this.#owners = ownersOf(title, state);
  }

  /** For each milepost the one before it on a way of this seat, ROOT in its network itself. */
  of(seat: Seat): Int16Array {
    const found = this.#walks[seat] ?? this.walk(seat);
    this.#walks[seat] = found;
    return found;
  }

  /** Over free edges and own segments, through marks that the seat may enter. */
  walk(seat: Seat, avoided?: CityData, thought?: Thought): Int16Array {
    const { first, to: targets, edge: edges, kind } = gridOf(this.#title, this.#state);
    const owners = this.#owners;
    const shut = this.#shutFor(seat, thought);
    const parents = new Int16Array(this.#title.board.mileposts.length).fill(UNREACHED);
    // What is avoided is passed over as if it had been seen.
    for (const at of avoided?.at ?? []) parents[at] = AVOIDED;
    const walk: MilepostId[] = [];
    const begin = (at: MilepostId): void => {
      if (parents[at] !== UNREACHED) return;
      parents[at] = ROOT;
      walk.push(at);
    };
    for (const at of networkOf(this.#title, this.#state, seat).points) begin(at);
    if (thought?.builder === seat) for (const at of pointsOf(this.#title, thought.edge)) begin(at);
    const taken = thought && thought.builder !== seat ? thought.edge : NOBODY;
    for (let index = 0; index < walk.length; index++) {
      const at = walk[index]!;
      for (let step = first[at]!; step < first[at + 1]!; step++) {
        const next = targets[step]!;
        if (parents[next] !== UNREACHED) continue;
        const edge = edges[step]!;
        const owner = owners[edge]!;
        if (owner === NOBODY ? kind[edge] === BLOCKED || edge === taken : owner !== seat) continue;
        if (shut[next] === 1) continue;
        parents[next] = at;
        walk.push(next);
      }
    }
    for (const at of avoided?.at ?? []) parents[at] = UNREACHED;
    return parents;
  }

  /** Marks that the seat cannot enter. */
  #shutFor(seat: Seat, thought: Thought | undefined): Uint8Array {
    let now = this.#shut[seat];
    if (!now) {
      now = new Uint8Array(this.#title.board.mileposts.length);
      for (const at of townsAndPorts(this.#title.board))
        if (!hasPlace(this.#title, this.#state, seat, at)) now[at] = 1;
      this.#shut[seat] = now;
    }
    const filled = thought ? filledBy(this.#title, this.#state, thought) : [];
    if (filled.length === 0 || thought?.builder === seat) return now;
    const then = now.slice();
    for (const { at, inside } of filled) if (!inside.has(seat)) then[at] = 1;
    return then;
  }

  room(city: CityData, thought?: Thought): Room {
    const { players } = this.#state;
    const { places } = figuresOf(this.#title, this.#state);
    const joins = thought && endsIn(this.#title, thought.edge, city) ? thought.builder : undefined;
    const outside: Seat[] = [];
    for (const seat of players.keys())
      if (seat !== joins && !isJoined(networkOf(this.#title, this.#state, seat), city)) outside.push(seat);
    const all = city.kind === 'large' ? players.length : Math.min(players.length, places[city.kind]);
    return { outside, left: Math.min(all - (players.length - outside.length), outside.length) };
  }

  /** Only a way round the city tells whether it has edges enough: its own track does not show it. */
  isTight(city: CityData): boolean {
    const index = this.#title.board.cities.indexOf(city);
    const found = this.#tight[index] ?? this.#findTight(city);
    this.#tight[index] = found;
    return found;
  }

  #findTight(city: CityData): boolean {
    const { outside, left } = this.room(city);
    return left > 0 && !this.hasFreeEdges(new Ways(this), city, outside, left, 'seen');
  }

  /**
   * Are there so many free edges into a city, each of which one of these seats can come to?
   * `seen`: by the walks as they are, without looking for a way round the city.
   */
  hasFreeEdges(
    ways: Ways,
    city: CityData,
    seats: readonly Seat[],
    needed: number,
    how: 'seen' | 'searched',
  ): boolean {
    if (needed <= 0) return true;
    const { board } = this.#title;
    const { starts } = this.#state;
    let found = 0;
    const others: MilepostId[] = [];
    // Whoever starts in the city builds out of it over any of its edges.
    const startsHere = seats.some((seat) => starts[seat] === city.id);
    for (const at of city.at)
      for (const id of board.mileposts[at]!.edges) {
        const edge = board.edges[id]!;
        if (id === ways.thought?.edge || edge.kind === 'city' || edge.kind === 'blocked') continue;
        if (this.#owners[id] !== NOBODY) continue;
        const before = otherEnd(edge, at);
        if (startsHere || seats.some((seat) => this.#passesBy(ways.of(seat), before, city))) found++;
        else others.push(before);
        if (found >= needed) return true;
      }
    // The others are behind the city as it seems: is there a way round it?
    if (how === 'seen' || found + others.length < needed) return false;
    const around = seats.map((seat) => this.walk(seat, city, ways.thought));
    return found + others.filter((at) => around.some((walk) => walk[at] !== UNREACHED)).length >= needed;
  }

  /** Does the walk come to this milepost without going through the city? It shows one way only. */
  #passesBy(walk: Int16Array, at: MilepostId, city: CityData): boolean {
    if (walk[at] === UNREACHED) return false;
    const { mileposts } = this.#title.board;
    let on: number = at;
    while (on >= 0 && mileposts[on]!.city !== city) on = walk[on]!;
    return on < 0;
  }

  /** Is somebody's way into the city closed? The one who builds may close his own. */
  isBlocked(ways: Ways, builder: Seat, city: CityData): boolean {
    const { outside, left } = this.room(city, ways.thought);
    if (left <= 0) return false;
    if (outside.some((seat) => seat !== builder && !reaches(ways.of(seat), city))) return true;
    return !this.hasFreeEdges(ways, city, outside, left, 'searched');
  }
}

/** Seen while a walk is made, and left out of it. */
const AVOIDED = -3;

const reaches = (walk: Int16Array, { at }: CityData): boolean => at.some((one) => walk[one] !== UNREACHED);

/** The walks as they are, or as they would be with a segment more: only those that it cuts are made anew. */
class Ways {
  readonly thought: Thought | undefined;
  readonly #walks: Walks;
  readonly #cut = new Map<Seat, Int16Array>();

  constructor(walks: Walks, thought?: Thought, cut: Iterable<Seat> = []) {
    this.#walks = walks;
    this.thought = thought;
    for (const seat of cut) this.#cut.set(seat, walks.walk(seat, undefined, thought));
  }

  of(seat: Seat): Int16Array {
    return this.#cut.get(seat) ?? this.#walks.of(seat);
  }
}

/** Walks by the board and the track that make them: every segment that is thought of is asked about. */
const remembered = new WeakMap<Board, WeakMap<CrayonState['track'], Walks>>();

function walksOf(title: CrayonTitle, state: CrayonState): Walks {
  const ofBoard = remembered.get(title.board) ?? new WeakMap<CrayonState['track'], Walks>();
  remembered.set(title.board, ofBoard);
  const found = ofBoard.get(state.track) ?? new Walks(title, state);
  // Before the first round nobody builds: from then on the track alone says it.
  if (state.round > 0) ofBoard.set(state.track, found);
  return found;
}

/** The points that a segment brings into its owner's network. */
function pointsOf({ board }: CrayonTitle, id: EdgeId): readonly MilepostId[] {
  const { a, b } = board.edges[id]!;
  return [a, b].flatMap((end) => {
    const { city } = board.mileposts[end]!;
    return city?.kind === 'large' ? city.at : [end];
  });
}

/** Marks that are neither open country nor in a large city; they alone can be full. */
const marks = new WeakMap<Board, readonly MilepostId[]>();

function townsAndPorts(board: Board): readonly MilepostId[] {
  const found = marks.get(board) ?? board.mileposts.filter((one) => !isOpenCountry(one)).map(({ id }) => id);
  marks.set(board, found);
  return found;
}

/** The city into which a segment of this seat would close somebody's way. */
export function blockedBy(
  title: CrayonTitle,
  state: CrayonState,
  builder: Seat,
  edge: EdgeId,
): string | undefined {
  const { cities } = title.board;
  const thought: Thought = { builder, edge };
  const walks = walksOf(title, state);
  const filled = filledBy(title, state, thought);
  const isBeside = filled.length === 0 && leavesWayBeside(title, state, edge);
  const cut = isBeside ? [] : cutBy(title, state, walks, thought, filled);
  const ways = new Ways(walks, thought, cut);
  for (const city of cities) {
    // Where nobody's way changes, only its own cities have an edge less; and those where every edge counts.
    if (cut.length === 0 && !endsIn(title, edge, city) && (isBeside || !walks.isTight(city))) continue;
    // What was closed before is not this segment's fault.
    if (walks.isBlocked(ways, builder, city) && !walks.isBlocked(new Ways(walks), builder, city))
      return city.id;
  }
  return undefined;
}

/** The others whose walk goes over this edge, or through a mark that would be full. */
function cutBy(
  { board }: CrayonTitle,
  { players }: CrayonState,
  walks: Walks,
  { builder, edge }: Thought,
  filled: readonly Filled[],
): readonly Seat[] {
  const { a, b } = board.edges[edge]!;
  return [...players.keys()].filter((seat) => {
    if (seat === builder) return false;
    const walk = walks.of(seat);
    if (walk[a] === b || walk[b] === a) return true;
    return filled.some(({ at, inside }) => !inside.has(seat) && walk[at] !== UNREACHED);
  });
}

const endsIn = ({ board }: CrayonTitle, id: EdgeId, city: CityData): boolean => {
  const { a, b } = board.edges[id]!;
  return board.mileposts[a]!.city === city || board.mileposts[b]!.city === city;
};

/** Beside the edge lies a milepost of open country over which everybody can go instead. Most edges are of this kind. */
function leavesWayBeside({ board }: CrayonTitle, { track }: CrayonState, id: EdgeId): boolean {
  const { a, b } = board.edges[id]!;
  const isFree = (edge: EdgeId): boolean =>
    board.edges[edge]!.kind !== 'blocked' && track[edge] === undefined;
  return board.mileposts[a]!.edges.some((side) => {
    const beside = otherEnd(board.edges[side]!, a);
    if (side === id || !isOpenCountry(board.mileposts[beside]!) || !isFree(side)) return false;
    const back = board.between(beside, b);
    return back !== undefined && isFree(back.id);
  });
}

/** A mark in which a segment takes the last place, and who is inside already. */
interface Filled {
  readonly at: MilepostId;
  readonly inside: ReadonlySet<Seat>;
}

/** Joining takes the last place from somebody who may want to pass. */
function filledBy(title: CrayonTitle, state: CrayonState, { builder, edge }: Thought): readonly Filled[] {
  const figures = figuresOf(title, state);
  const { a, b } = title.board.edges[edge]!;
  return [a, b].flatMap((at): readonly Filled[] => {
    const milepost = title.board.mileposts[at]!;
    const places = placesAt(milepost, figures);
    if (places === undefined || places >= state.players.length) return [];
    const inside = seatsAt(state, milepost);
    return !inside.has(builder) && inside.size + 1 >= places ? [{ at, inside }] : [];
  });
}
