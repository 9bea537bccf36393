/** Tunnels: track under what lies on a hex, one in a turn beside the tile (TUNNEL). */
import {
  type AddedPath,
  type BoardHex,
  type CompanyId,
  cashOf,
  companyTurnOf,
  type Edge,
  type EighteenState,
  type Face,
  faceAt,
  facesOn,
  type HexId,
  type KitMove,
  noteDone,
  opposite,
  type PrivateId,
  pay,
  privateState,
  reach,
  type Title,
  usePower,
} from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import { TUNNEL_DISCOUNT } from '../facts/components.ts';
import { REGION_HEXES } from '../facts/map.ts';
import { TUNNEL_COST, TUNNELS_PER_HEX } from '../facts/proposed.ts';
import { isLocal } from './kinds.ts';
import { optionsOf } from './options.ts';
import { sidesToVienna } from './vienna.ts';

/** Murthalbahn, which makes one tunnel cheaper (MTN-10). */
const MURTHAL = 'MT';

export interface BuildTunnel {
  readonly type: 'buildTunnel';
  readonly hex: HexId;
  readonly from: Edge;
  readonly to: Edge;
  readonly power?: PrivateId;
}

export type TunnelReason =
  | 'unknownHex'
  | 'badSides'
  | 'otherMap'
  | 'tunnelOnRed'
  | 'tunnelUnderCity'
  | 'coversExit'
  | 'tunnelsCross'
  | 'twoTunnels'
  | 'tunnelOffMap'
  | 'tunnelBlankSide'
  | 'closesVienna'
  | 'tunnelNotConnected'
  | 'tunnelOutOfReach'
  | 'noSuchPower'
  | 'privateGone'
  | 'powerUsed'
  | 'tunnelTooExpensive'
  | 'tunnelBuilt'
  | 'homeTileFirst';

const isSide = (edge: number): boolean => edge >= 0 && edge < 6;

const bits = ([a, b]: AddedPath): number => (1 << a) | (1 << b);

/** Two tunnels with four different sides cross if one has a side of the other between its own (TUNNEL-7). */
export function cross([a, b]: AddedPath, [c, d]: AddedPath): boolean {
  const between = (edge: Edge) => edge > Math.min(a, b) && edge < Math.max(a, b);
  return between(c) !== between(d);
}

/** All sides that tunnels of a hex use. */
export const tunnelSides = (state: EighteenState, hex: HexId): number =>
  (state.addedTrack[hex] ?? []).reduce((mask, tunnel) => mask | bits(tunnel), 0);

/** Is there a hex over this side that track may lead into? */
function sideProblem(
  place: BoardHex,
  edge: Edge,
  faces: readonly Face[],
): Objection<TunnelReason> | undefined {
  const next = place.neighbours[edge];
  if (!next) return { reason: 'tunnelOffMap', params: { hex: place.facts.id } };
  if (next.printed.color !== 'red' || (faces[next.index] as Face).exits & (1 << opposite(edge)))
    return undefined;
  return { reason: 'tunnelBlankSide', params: { hex: place.facts.id } };
}

/** Would no tile fit on a bare hex any more that leads to Vienna as it must? (TUNNEL-15) */
function closesVienna(
  title: Title,
  state: EighteenState,
  place: BoardHex,
  tunnel: AddedPath,
  faces: readonly Face[],
): boolean {
  const hex = place.facts.id;
  const required = sidesToVienna(hex);
  if (required === 0 || state.tiles[hex] || optionsOf(state).earlierRulings) return false;
  const taken = tunnelSides(state, hex) | bits(tunnel);
  const isOpen = (exits: number): boolean =>
    place.neighbours.every((_, edge) => !(exits & (1 << edge)) || !sideProblem(place, edge, faces));
  return !title.track
    .printedUpgrades(place.facts)
    .some((tile) =>
      title.board.tiles
        .get(tile)
        ?.some(({ exits }) => (exits & required) === required && !(exits & taken) && isOpen(exits)),
    );
}

/** Why no tunnel may lie like this on a hex, whoever builds it. */
function placeProblem(
  title: Title,
  state: EighteenState,
  place: BoardHex,
  tunnel: AddedPath,
): Objection<TunnelReason> | undefined {
  const hex = place.facts.id;
  const params = { hex };
  const face = faceAt(title.board, state.tiles, hex);
  if (place.printed.color === 'red' || !face) return { reason: 'tunnelOnRed', params };
  if (face.stops.some(({ kind }) => kind !== 'town')) return { reason: 'tunnelUnderCity', params }; // TUNNEL-4
  if (face.exits & bits(tunnel)) return { reason: 'coversExit', params }; // TUNNEL-5
  const others = state.addedTrack[hex] ?? [];
  if (others.length >= TUNNELS_PER_HEX) return { reason: 'twoTunnels', params };
  if (tunnelSides(state, hex) & bits(tunnel) || others.some((other) => cross(other, tunnel)))
    return { reason: 'tunnelsCross', params }; // TUNNEL-7
  const faces = facesOn(title.board, state);
  const side = sideProblem(place, tunnel[0], faces) ?? sideProblem(place, tunnel[1], faces); // TUNNEL-12
  if (side) return side;
  return closesVienna(title, state, place, tunnel, faces) ? { reason: 'closesVienna', params } : undefined;
}

/** Does track of the hex over this side lead here? */
function leadsIn(title: Title, state: EighteenState, place: BoardHex, edge: Edge): boolean {
  const next = place.neighbours[edge];
  const exits = next ? (facesOn(title.board, state)[next.index]?.exits ?? 0) : 0;
  return (exits & (1 << opposite(edge))) !== 0;
}

/** What a tunnel costs the company, with the private's help or without. */
export const tunnelCost = (power?: PrivateId): number =>
  TUNNEL_COST - (power === undefined ? 0 : TUNNEL_DISCOUNT);

/** May the company use the private's help, as far as owner and use go? */
function murthalProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  power: PrivateId,
): Objection<TunnelReason> | undefined {
  const params = { private: power };
  if (power !== MURTHAL) return { reason: 'noSuchPower', params };
  const { closed, used } = privateState(state, MURTHAL);
  if (closed) return { reason: 'privateGone', params };
  if (!title.powers.holdsPower(state, company, MURTHAL)) return { reason: 'noSuchPower', params };
  return used ? { reason: 'powerUsed', params } : undefined;
}

/** Why a company may not build this tunnel now; that it has built one in this turn is the step's affair. */
export function tunnelProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  { hex, from, to, power }: BuildTunnel,
): Objection<TunnelReason> | undefined {
  const place = title.board.hexes.get(hex);
  if (!place) return { reason: 'unknownHex', params: { hex } };
  if (!isSide(from) || !isSide(to) || from === to) return { reason: 'badSides', params: { hex } };
  if (REGION_HEXES.has(hex) !== isLocal(company)) return { reason: 'otherMap', params: { company, hex } };
  const problem = placeProblem(title, state, place, [from, to]);
  if (problem) return problem;
  const touched = reach(title.board, state, company).edges[place.index] ?? 0;
  if (!(touched & bits([from, to])))
    return {
      reason: [from, to].some((edge) => leadsIn(title, state, place, edge))
        ? 'tunnelOutOfReach' // TUNNEL-12
        : 'tunnelNotConnected', // TUNNEL-6
      params: { hex },
    };
  const helpless = power === undefined ? undefined : murthalProblem(title, state, company, power);
  if (helpless) return helpless;
  const [cost, cash] = [tunnelCost(power), cashOf(state, company)];
  return cash < cost ? { reason: 'tunnelTooExpensive', params: { cost, cash } } : undefined; // TUNNEL-11
}

/** The sides of a hex that a new tunnel may use, as a bit mask: none where no tunnel may lie at all. `faces`: all track now. */
function openSides(state: EighteenState, place: BoardHex, faces: readonly Face[]): number {
  const { stops, exits } = faces[place.index] as Face;
  if (place.printed.color === 'red' || stops.some(({ kind }) => kind !== 'town')) return 0;
  if ((state.addedTrack[place.facts.id]?.length ?? 0) >= TUNNELS_PER_HEX) return 0;
  let open = 63 & ~exits;
  for (let edge = 0; edge < 6; edge++)
    if (open & (1 << edge) && sideProblem(place, edge, faces)) open &= ~(1 << edge);
  return open;
}

/** All tunnels a company may build now, cheaper ones too: those without a `tunnelProblem`. */
export function* tunnels(title: Title, state: EighteenState, company: CompanyId): Generator<BuildTunnel> {
  const cash = cashOf(state, company);
  if (cash < TUNNEL_COST - TUNNEL_DISCOUNT) return;
  const powers = murthalProblem(title, state, company, MURTHAL) ? [undefined] : [undefined, MURTHAL];
  const affordable = powers.filter((power) => cash >= tunnelCost(power));
  if (affordable.length === 0) return;
  const { edges } = reach(title.board, state, company);
  const faces = facesOn(title.board, state);
  for (const place of title.board.hexes.values()) {
    const touched = edges[place.index] ?? 0;
    const open = touched === 0 ? 0 : openSides(state, place, faces);
    if (!(open & touched)) continue;
    const hex = place.facts.id;
    const others = state.addedTrack[hex] ?? [];
    for (let from = 0; from < 6; from++)
      for (let to = from + 1; to < 6; to++) {
        const sides = bits([from, to]);
        if ((open & sides) !== sides || !(touched & sides)) continue;
        if (others.some((other) => cross(other, [from, to]))) continue;
        if (closesVienna(title, state, place, [from, to], faces)) continue;
        for (const power of affordable) yield { type: 'buildTunnel', hex, from, to, ...(power && { power }) };
      }
  }
}

export function buildTunnel(title: Title, move: KitMove, company: CompanyId, action: BuildTunnel): void {
  const { hex, from, to, power } = action;
  const cost = tunnelCost(power);
  pay(title, move, company, 'bank', cost, 'tunnel');
  const tunnel: AddedPath = from < to ? [from, to] : [to, from];
  move.emit({ type: 'trackAdded', company, hex, path: tunnel, cost });
  if (power !== undefined) usePower(title, move, power);
  const turn = companyTurnOf(move.state);
  if (turn) move.update({ ...turn, acted: true });
  noteDone(move, company, 'built');
}
