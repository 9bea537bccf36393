/** Term: how good a place to begin a company's home is. */
import {
  type CompanyId,
  type EighteenState,
  facesOn,
  newKinds,
  phaseOf,
  type Title,
  valueIn,
} from '@kursbuch/eighteen';
import { revenueWith } from './revenue.ts';

const FAR = 4;
const EACH_HEX = 0.6;
/** What mountains and water on the way take. */
const TERRAIN = 0.15;

/** The value of stops around its homes, the less the farther, and what the ground between costs. */
export function homeWorth(title: Title, state: EighteenState, company: CompanyId): number {
  const { board } = title;
  const faces = facesOn(board, state);
  const colour = phaseOf(title, state).tiles.at(-1) ?? 'yellow';
  let front = title.stations.homes(state, company).flatMap(({ hex }) => board.hexes.get(hex) ?? []);
  const seen = new Set(front);
  let [sum, part] = [0, 1];
  for (let way = 0; way <= FAR; way++) {
    for (const { index, facts } of front) {
      const stops = faces[index]?.stops ?? [];
      const value = Math.max(0, ...stops.map(({ revenue }) => valueIn(revenue, colour)));
      sum +=
        part *
        (Math.max(value, stops.length > 0 ? 20 : 0) -
          (state.tiles[facts.id] ? 0 : TERRAIN * (facts.cost ?? 0)));
    }
    part *= EACH_HEX;
    const next = new Set(front.flatMap(({ neighbours }) => neighbours.flatMap((hex) => hex ?? [])));
    front = [...next].filter((hex) => !seen.has(hex));
    for (const hex of front) seen.add(hex);
  }
  return sum;
}

/** What a train of the bank would earn a company from its home at once, on the track that lies there. */
export function firstRun(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  earned: typeof revenueWith = revenueWith,
): number {
  const [kind] = newKinds(title, state);
  if (kind === undefined) return 0;
  const homes = title.stations
    .homes(state, company)
    .map(({ hex, stop }) => ({ company, hex, stop: stop ?? 0 }));
  return earned(title, { ...state, stations: [...state.stations, ...homes] }, company, [kind]);
}
