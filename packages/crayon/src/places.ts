/** Who may join what: places in towns and ports, and the way into a city that must stay open. */
import type { Seat } from '@kursbuch/table';
import { type CityData, type EdgeId, type Milepost, type MilepostId, otherEnd } from './board.ts';
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

/** Where each seat could come to, by the track that makes it: every segment that is thought of is asked about. */
const remembered = new WeakMap<CrayonState['track'], Walks>();

/** The walks of each seat, made when they are asked for. */
class Walks {
  readonly #title: CrayonTitle;
  readonly #state: CrayonState;
  readonly #walks: (Int16Array | undefined)[] = [];

  constructor(title: CrayonTitle, state: CrayonState) {
    this.#title = title;
    this.#state = state;
  }

  #of(seat: Seat): Int16Array {
    const found = this.#walks[seat] ?? walkOf(this.#title, this.#state, seat);
    this.#walks[seat] = found;
    return found;
  }

  reaches(seat: Seat, city: CityData): boolean {
    const walk = this.#of(seat);
    return city.at.some((at) => walk[at] !== UNREACHED);
  }

  /** Does the walk come to this milepost without going through the city? It shows one way only. */
  passesBy(seat: Seat, at: MilepostId, city: CityData): boolean {
    const walk = this.#of(seat);
    if (walk[at] === UNREACHED) return false;
    let on: number = at;
    while (on >= 0 && this.#title.board.mileposts[on]!.city !== city) on = walk[on]!;
    return on < 0;
  }

  /** The walk that goes round the city. */
  around(seat: Seat, city: CityData): Int16Array {
    return walkOf(this.#title, this.#state, seat, city);
  }
}

function walksOf(title: CrayonTitle, state: CrayonState): Walks {
  const found = remembered.get(state.track) ?? new Walks(title, state);
  // Before the first round nobody builds: from then on the track alone says it.
  if (state.round > 0) remembered.set(state.track, found);
  return found;
}

/** The seats that have not joined a city, and how many of them still can. */
function roomIn(
  title: CrayonTitle,
  state: CrayonState,
  city: CityData,
): { readonly outside: readonly Seat[]; readonly left: number } {
  const seats = [...state.players.keys()];
  const { places } = figuresOf(title, state);
  const outside = seats.filter((seat) => !isJoined(networkOf(title, state, seat), city));
  const all = city.kind === 'large' ? seats.length : Math.min(seats.length, places[city.kind]);
  return { outside, left: Math.min(all - (seats.length - outside.length), outside.length) };
}

/** Are there so many free edges into a city, each of which one of these seats can come to? `taken` is thought away. */
function hasFreeEdges(
  { board }: CrayonTitle,
  { track, starts }: CrayonState,
  walks: Walks,
  city: CityData,
  seats: readonly Seat[],
  needed: number,
  taken?: EdgeId,
): boolean {
  if (needed <= 0) return true;
  let found = 0;
  const others: MilepostId[] = [];
  // Whoever starts in the city builds out of it over any of its edges.
  const startsHere = seats.some((seat) => starts[seat] === city.id);
  for (const at of city.at)
    for (const id of board.mileposts[at]!.edges) {
      const edge = board.edges[id]!;
      if (id === taken || edge.kind === 'city' || edge.kind === 'blocked' || track[id] !== undefined)
        continue;
      const before = otherEnd(edge, at);
      if (startsHere || seats.some((seat) => walks.passesBy(seat, before, city))) found++;
      else others.push(before);
      if (found >= needed) return true;
    }
  // The others are behind the city as it seems: is there a way round it?
  if (found + others.length < needed) return false;
  const around = seats.map((seat) => walks.around(seat, city));
  return found + others.filter((at) => around.some((walk) => walk[at] !== UNREACHED)).length >= needed;
}

/** Is somebody's way into the city closed? The one who builds may close his own. */
function isBlocked(
  title: CrayonTitle,
  state: CrayonState,
  walks: Walks,
  builder: Seat,
  city: CityData,
): boolean {
  const { outside, left } = roomIn(title, state, city);
  if (left <= 0) return false;
  if (outside.some((seat) => seat !== builder && !walks.reaches(seat, city))) return true;
  return !hasFreeEdges(title, state, walks, city, outside, left);
}

const UNREACHED = -2;
const ROOT = -1;

/**
 * Where a seat could come to with track of its own: over free edges and its segments, through marks it may enter.
 * For each milepost the one before it on a way, ROOT in the network itself.
 */
function walkOf(title: CrayonTitle, state: CrayonState, seat: Seat, avoided?: CityData): Int16Array {
  const { board } = title;
  const { track } = state;
  const parents = new Int16Array(board.mileposts.length).fill(UNREACHED);
  const walk: MilepostId[] = [];
  const isAvoided = (at: MilepostId): boolean => avoided?.at.includes(at) ?? false;
  for (const at of networkOf(title, state, seat).points)
    if (!isAvoided(at)) {
      parents[at] = ROOT;
      walk.push(at);
    }
  for (let index = 0; index < walk.length; index++) {
    const at = walk[index]!;
    for (const id of board.mileposts[at]!.edges) {
      const edge = board.edges[id]!;
      const next = otherEnd(edge, at);
      if (parents[next] !== UNREACHED) continue;
      const owner = track[id];
      if (owner === undefined ? edge.kind === 'blocked' : owner !== seat) continue;
      if (isAvoided(next) || !hasPlace(title, state, seat, next)) continue;
      parents[next] = at;
      walk.push(next);
    }
  }
  return parents;
}

/** The city into which a segment of this seat would close somebody's way. */
export function blockedBy(
  title: CrayonTitle,
  state: CrayonState,
  builder: Seat,
  id: EdgeId,
): string | undefined {
  const { cities } = title.board;
  const now = walksOf(title, state);
  if (leavesWayBeside(title, state, id) && !fillsPlaces(title, state, builder, id)) {
    // Ways go round it: only its own cities have an edge less, and the builder in them.
    const stays = cities.every((city) => {
      if (!endsIn(title, id, city)) return true;
      const { outside, left } = roomIn(title, state, city);
      const others = outside.filter((seat) => seat !== builder);
      const needed = Math.min(others.length < outside.length ? left - 1 : left, others.length);
      return hasFreeEdges(title, state, now, city, others, needed, id);
    });
    if (stays) return undefined;
  }
  const after = { ...state, track: { ...state.track, [id]: builder } };
  const then = new Walks(title, after);
  // What was closed before is not this segment's fault.
  return cities.find(
    (city) => isBlocked(title, after, then, builder, city) && !isBlocked(title, state, now, builder, city),
  )?.id;
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

/** Joining takes the last place from somebody who may want to pass. */
function fillsPlaces(title: CrayonTitle, state: CrayonState, builder: Seat, id: EdgeId): boolean {
  const figures = figuresOf(title, state);
  const { a, b } = title.board.edges[id]!;
  return [a, b].some((at) => {
    const milepost = title.board.mileposts[at]!;
    const places = placesAt(milepost, figures);
    if (places === undefined || places >= state.players.length) return false;
    const inside = seatsAt(state, milepost);
    return !inside.has(builder) && inside.size + 1 >= places;
  });
}
