/** The map with a tile or a tunnel on it that nobody has built yet. */
import {
  companyTurnOf,
  type EighteenEvent,
  type EighteenState,
  evolve,
  type Title,
  type Tunnel,
  tileEvents,
} from '@kursbuch/eighteen';
import { remembered } from '../../parts/remembered.ts';
import type { ActionOf } from '../game/game.ts';

const known = remembered((_: EighteenState) => new Map<string, EighteenState>());

/** Its sides, the lower first. */
export const tunnelOf = ({ from, to }: ActionOf<'buildTunnel'>): Tunnel =>
  from < to ? [from, to] : [to, from];

export type Built = ActionOf<'layTile' | 'buildTunnel'>;

export const builtKey = (built: Built): string =>
  built.type === 'layTile'
    ? `${built.hex} ${built.tile} ${built.rotation}`
    : `${built.hex} ${tunnelOf(built).join('-')}`;

/** The state with this built and nothing else done: what the map would show. The same for the same tile or tunnel. */
export function withBuilt(title: Title, state: EighteenState, built: Built): EighteenState {
  const states = known(state);
  const key = builtKey(built);
  let laid = states.get(key);
  if (!laid) {
    const { hex } = built;
    const company = companyTurnOf(state)?.company ?? '';
    const events: readonly EighteenEvent[] =
      built.type === 'layTile'
        ? tileEvents(title, state, company, hex, built.tile, built.rotation, 0)
        : [{ type: 'tunnelBuilt', company, hex, tunnel: tunnelOf(built), cost: 0 }];
    laid = events.reduce(evolve, state);
    states.set(key, laid);
  }
  return laid;
}
