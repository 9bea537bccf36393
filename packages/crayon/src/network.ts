/** Networks: whose track leads where. A large city that a network touches belongs to it with all its points. */
import type { Seat } from '@kursbuch/table';
import { type CityData, type EdgeId, type MilepostId, otherEnd } from './board.ts';
import type { CrayonTitle } from './title.ts';
import type { CrayonState } from './types.ts';

interface Network {
  /** The mileposts at which an own segment ends. */
  readonly touched: ReadonlySet<MilepostId>;
  /** Every point one may build on from: these, the start city, and all points of large cities among them. */
  readonly points: ReadonlySet<MilepostId>;
  /** Large cities at which an own segment ends, and the start city. */
  readonly large: ReadonlySet<string>;
}

type Track = CrayonState['track'];

interface Remembered {
  readonly starts: CrayonState['starts'];
  readonly networks: (Network | undefined)[];
}

/** Networks by the track they are made of: asked for again and again while a turn is planned. */
const remembered = new WeakMap<Track, Remembered>();

export function networkOf(title: CrayonTitle, state: CrayonState, seat: Seat): Network {
  let kept = remembered.get(state.track);
  if (!kept || kept.starts !== state.starts) {
    kept = { starts: state.starts, networks: [] };
    remembered.set(state.track, kept);
  }
  const found = kept.networks[seat] ?? networkFrom(title, state, seat);
  kept.networks[seat] = found;
  return found;
}

/** The edges of a seat's segments. */
const segmentsOf = ({ track }: CrayonState, seat: Seat): readonly EdgeId[] =>
  Object.keys(track)
    .map(Number)
    .filter((edge) => track[edge] === seat);

function networkFrom({ board }: CrayonTitle, state: CrayonState, seat: Seat): Network {
  const touched = new Set<MilepostId>();
  for (const id of segmentsOf(state, seat)) {
    const edge = board.edges[id];
    if (edge) touched.add(edge.a).add(edge.b);
  }
  const points = new Set(touched);
  const large = new Set<string>();
  const join = (city: CityData | undefined): void => {
    if (city?.kind !== 'large' || large.has(city.id)) return;
    large.add(city.id);
    for (const at of city.at) points.add(at);
  };
  for (const at of touched) join(board.mileposts[at]?.city);
  const start = state.starts[seat];
  if (start) join(board.city(start));
  return { touched, points, large };
}

/** Does an own segment end in this city? */
export const isJoined = (network: Network, city: CityData): boolean =>
  city.at.some((at) => network.touched.has(at));

/** The most large cities that lie in one connected piece of a seat's network; events may have severed it. */
export function mostLargeInOnePiece(title: CrayonTitle, state: CrayonState, seat: Seat): number {
  const { board } = title;
  const { large, points } = networkOf(title, state, seat);
  const seen = new Set<MilepostId>();
  let most = 0;
  for (const id of large) {
    const city = board.city(id);
    const centre = city?.at[0];
    if (centre === undefined || seen.has(centre)) continue;
    const cities = new Set<string>();
    const walk = [centre];
    seen.add(centre);
    for (let at = walk.pop(); at !== undefined; at = walk.pop()) {
      const milepost = board.mileposts[at];
      if (milepost?.city?.kind === 'large') cities.add(milepost.city.id);
      for (const edgeId of milepost?.edges ?? []) {
        const edge = board.edges[edgeId];
        if (!edge || (edge.kind !== 'city' && state.track[edgeId] !== seat)) continue;
        const next = otherEnd(edge, at);
        if (seen.has(next) || !points.has(next)) continue;
        seen.add(next);
        walk.push(next);
      }
    }
    most = Math.max(most, cities.size);
  }
  return most;
}
