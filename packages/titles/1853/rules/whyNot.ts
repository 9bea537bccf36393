/** Why a tile may not be laid, as exactly as the rules put it: what the kit says of all titles, in the words and rules of this one. */
import {
  type BoardHex,
  type CompanyId,
  cashOf,
  type EighteenState,
  exitsIn,
  type Face,
  faceAt,
  facesOn,
  type HexId,
  joins,
  type KitAction,
  opposite,
  reach,
  STOP,
  slotsOf,
  stationsOn,
  type Title,
} from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import { AJMER, CALCUTTA, TERRAIN } from '../facts/map.ts';
import { TILES } from '../facts/tiles.ts';
import { ownOf } from './own.ts';
import { BBCI, isLarge } from './size.ts';

/** What the kit says too, of other tiles. */
type KitLayReason = 'gaugeDiffers' | 'notAnUpgrade' | 'wrongColour';

export type LayReason1853 = 'lineBlocked' | 'printedTile' | 'losesGauge' | 'separateStations';

/** What the kit says of a tile to which no track leads. */
const APART: ReadonlySet<string> = new Set(['notConnected', 'noAccess', 'gaugeDiffers']);

/** What the kit says of a tile that does not belong on a printed city. */
const UNLIKE: ReadonlySet<string> = new Set([
  'hexNotYet',
  'labelledHex',
  'labelledTile',
  'wrongStops',
  'wrongColour',
]);

/** The same objection, or the one that says more. */
export function layWords<Own extends string>(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  action: KitAction,
  problem: Objection<Own> | undefined,
): Objection<Own | LayReason1853 | KitLayReason> | undefined {
  if (!problem || action.type !== 'layTile') return problem;
  const { hex, tile, rotation } = action;
  if (problem.reason === 'laidAlready')
    return { ...problem, params: { ...problem.params, size: isLarge(state, company) ? 'large' : 'small' } }; // 4.1.2a, 4.1.3a
  const place = title.board.hexes.get(hex);
  const face = title.board.tiles.get(tile)?.[rotation];
  if (!place || !face) return problem;
  const isUpgrade = state.tiles[hex] !== undefined;
  const { reason, params = {} } = problem;
  if (UNLIKE.has(reason) && !isUpgrade && place.printed.color !== 'white' && TILES[tile]?.color === 'yellow')
    return { reason: 'printedTile', params: { hex } }; // 4.1.4a
  // A printed city gets other stations with every colour: what is wrong is that one is left out.
  if (reason === 'wrongStops' && !isUpgrade && face.label !== null && face.label === place.printed.label)
    return { reason: 'wrongColour', params }; // 4.2.1c
  if (reason === 'wrongStops' && isUpgrade && growsUp(faceAt(title.board, state.tiles, hex), face))
    return {
      reason: params.colour === 'yellow' && face.color === 'green' ? 'notAnUpgrade' : 'wrongColour',
      params,
    }; // TCh, TCj, 4.2.1c
  if (reason === 'losesTrack' && losesGaugeOnly(faceAt(title.board, state.tiles, hex), face))
    return { reason: 'losesGauge', params: { hex } }; // 4.2.6a
  if (reason === 'offMap') return { reason, params: { ...params, isUpgrade } }; // 4.1.10a, 4.2.2c
  if (reason === 'treasuryShort')
    return { reason, params: { ...params, of: costOf(state, company, hex, Number(params.cost)) } };
  return APART.has(reason) ? apart(title, state, company, place, face, problem) : problem;
}

/** A small station may become a large one: that is not what speaks against the tile (4.2.5b). */
const growsUp = (old: Face | undefined, face: Face): boolean =>
  old?.stops.length === 1 && old.stops[0]?.kind === 'town' && face.stops.length === 1 && face.label === null;

/** All track of the old face is there, for trains of another gauge. */
function losesGaugeOnly(old: Face | undefined, face: Face): boolean {
  if (!old || old.stops.length > 1 || old.exits & ~face.exits) return false;
  return old.paths.every(({ a, b }) => b >= STOP || face.paths.some((path) => path.a === a && path.b === b));
}

/** What is too expensive; a premium that comes after the last tile does not help to pay it (4.1.14b). */
function costOf(state: EighteenState, company: CompanyId, hex: HexId, cost: number): string {
  const { premium } = ownOf(state);
  if (premium > 0 && cashOf(state, company) + premium >= cost) return 'premium';
  if (hex === CALCUTTA.hex) return 'Calcutta'; // 4.2.13a
  if (hex === AJMER.hex && company === BBCI && isLarge(state, company)) return 'Ajmer'; // 4.1.13a
  const [terrain = 'none', ...others] = TERRAIN[hex] ?? [];
  return others.length > 0 ? 'both' : terrain; // 4.1.12a to g
}

/** Why no track leads there: what would, but for others' stations, for the gauge, or for the parts of a divided city. */
function apart<Own extends string>(
  { board }: Title,
  state: EighteenState,
  company: CompanyId,
  { index, facts: { id: hex } }: BoardHex,
  face: Face,
  problem: Objection<Own>,
): Objection<Own | LayReason1853 | 'gaugeDiffers'> {
  const own = state.stations.filter((one) => one.company === company);
  if (joins(reach(board, { ...state, stations: own }, company), face, index))
    return { reason: 'lineBlocked', params: { hex } }; // 4.1.6b
  const isUpgrade = state.tiles[hex] !== undefined;
  const differs = (track: string): Objection<'gaugeDiffers'> => ({
    reason: 'gaugeDiffers',
    params: { hex, track },
  });
  const hexes = [...board.hexes.values()];
  const faces = facesOn(board, state);
  const sides = touched(hexes, faces, state, company, false)[index] ?? 0;
  if (face.exits & sides) {
    if (isUpgrade) return differs('upgrade'); // 4.2.2b
    const beside = [0, 1, 2, 3, 4, 5].filter((side) => face.exits & sides & (1 << side));
    const neighbours = beside.map((side) => ({ next: hexes[index]?.neighbours[side], side: opposite(side) }));
    if (neighbours.some(({ next }) => next && stationsOn(own, next.facts.id).length > 0))
      return differs('station'); // 4.1.6e
    const isDual = neighbours.some(({ next, side }) => next && hasBoth(faces[next.index] as Face, 1 << side));
    if (isDual) return differs('dual'); // 4.1.6d
    return differs(problem.reason === 'gaugeDiffers' ? 'plain' : 'city'); // 4.1.6c, 4.2.6b
  }
  const joined = touched(hexes, faces, state, company, true)[index] ?? 0;
  return face.exits & joined ? { reason: 'separateStations', params: { hex } } : problem; // 4.5.2b
}

const hasBoth = (face: Face, side: number): boolean =>
  (exitsIn(face, 'standard') & exitsIn(face, 'metre') & side) !== 0;

/** For each hex the sides to which track leads from the company's stations, whatever its gauge; `divided`: also between the parts of a city. */
function touched(
  hexes: readonly BoardHex[],
  faces: readonly Face[],
  { stations }: EighteenState,
  company: CompanyId,
  divided: boolean,
): readonly number[] {
  const sides = hexes.map(() => 0);
  const isOpen = (hex: HexId, face: Face, stop: number): boolean => {
    const there = stationsOn(stations, hex).filter((one) => one.stop === stop);
    if (face.stops[stop]?.kind !== 'city' || there.some((one) => one.company === company)) return true;
    return there.length < slotsOf(face, stop);
  };
  const seen = new Set<string>();
  const open: [hex: number, end: number][] = [];
  const come = (hex: number, end: number): void => {
    const key = `${hex} ${end}`;
    if (seen.has(key)) return;
    seen.add(key);
    open.push([hex, end]);
  };
  for (const [hex, { facts }] of hexes.entries())
    for (const { company: owner, stop } of stationsOn(stations, facts.id))
      if (owner === company && stop !== null) come(hex, STOP + stop);
  for (let at = open.pop(); at; at = open.pop()) {
    const [hex, end] = at;
    const face = faces[hex] as Face;
    const { facts, neighbours } = hexes[hex] as BoardHex;
    if (end >= STOP && !isOpen(facts.id, face, end - STOP)) continue;
    if (end >= STOP && divided)
      for (const [stop, { kind }] of face.stops.entries()) if (kind === 'city') come(hex, STOP + stop);
    for (const { a, b } of face.paths) {
      if (a !== end && b !== end) continue;
      const to = a === end ? b : a;
      const next = to < STOP ? neighbours[to] : undefined;
      if (to >= STOP) come(hex, to);
      if (!next) continue;
      sides[next.index] = (sides[next.index] as number) | (1 << opposite(to));
      come(next.index, opposite(to));
    }
  }
  return sides;
}
