/**
 * Mitsubishi Ferry (MF-1 to MF-13): the player who owns it lays the port tile, whoever is on turn. So its lays are no power of
 * a company: the task at the bottom of the agenda offers them, and those of a company's turn hand them on.
 */
import {
  answers,
  type CompanyId,
  companyTurnOf,
  directorOf,
  type EighteenState,
  type GameTask,
  type KitAction,
  type KitMove,
  type KitRules,
  type LayReason,
  layContext,
  layProblem,
  privateState,
  putTile,
  type Title,
  type TrackReason,
  type TrackStepTask,
  usePower,
} from '@kursbuch/eighteen';
import type { Objection, Seat, Task } from '@kursbuch/table';
import { PORTS } from '../facts/map.ts';
import { isBeginner } from './options.ts';

export const FERRY = 'MF';
const PORT_TILE = '437';

/** Why the ferry lays no port. */
type PortReason =
  | 'portsOnly'
  | 'portTaken'
  | 'portExits'
  | 'portNotYours'
  | 'portLaid'
  | 'portNotNow'
  | 'portLate'
  | 'noPowers';

type Lay = KitAction & { type: 'layTile' };

/** Why a player may not use the ferry now, wherever he would lay. */
function ferryProblem(state: EighteenState, seat: Seat): Objection<PortReason | 'privateGone'> | undefined {
  const { owner, closed, used } = privateState(state, FERRY);
  const params = { private: FERRY };
  if (isBeginner(state)) return { reason: 'noPowers', params }; // BEG-4, BEG-8
  if (closed) return { reason: 'privateGone', params }; // MF-11
  if (owner !== seat) return { reason: 'portNotYours', params }; // MF-11
  if (used) return { reason: 'portLaid', params }; // MF-13
  if (state.round.kind === 'stock') return undefined; // MF-6
  if (state.round.kind !== 'operating') return { reason: 'portNotNow', params };
  const turn = companyTurnOf(state);
  if (!turn?.acted) return undefined; // MF-7
  if (directorOf(state, turn.company) !== seat) return { reason: 'portNotNow', params }; // MF-9
  const inTrack = state.agenda.at(-1)?.kind === 'trackStep';
  return inTrack ? undefined : { reason: 'portLate', params }; // MF-8
}

function layPortProblem(
  title: Title,
  state: EighteenState,
  seat: Seat,
  { hex, tile, rotation }: Lay,
): Objection<PortReason | LayReason | 'privateGone'> | undefined {
  const problem = ferryProblem(state, seat);
  if (problem) return problem;
  if (tile !== PORT_TILE || !PORTS.includes(hex)) return { reason: 'portsOnly', params: { hex } }; // MF-1
  if (state.tiles[hex]) return { reason: 'portTaken', params: { hex } }; // MF-2
  // MF-3: no connection. MF-12: the tile is on no list, so its place is asked for by itself.
  const context = layContext(withPorts(title), state, '', ['yellow']);
  const unfit = layProblem(context, hex, tile, rotation, { connected: false });
  return unfit && (unfit.reason === 'offMap' || unfit.reason === 'blankSide')
    ? { reason: 'portExits', params: { hex } } // MF-5
    : (unfit as Objection<LayReason> | undefined);
}

/** The rules of track as the ferry sees them: a port town takes its tile. */
const withPorts = (title: Title): Title => ported.get(title) ?? portedOf(title);
const ported = new WeakMap<Title, Title>();
function portedOf(title: Title): Title {
  const track = { ...title.track, printedUpgrades: () => [PORT_TILE] };
  const made = { ...title, track };
  ported.set(title, made);
  return made;
}

function layPort(title: Title, move: KitMove, seat: Seat, action: Lay) {
  const problem = layPortProblem(title, move.state, seat, action);
  if (problem) return problem;
  putTile(title, move, FERRY, action.hex, action.tile, action.rotation, 0); // MF-4
  usePower(title, move, FERRY); // MF-10, MF-13
  return undefined;
}

const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;

/** Every port that a player may lay now. */
function portLays(title: Title, state: EighteenState, seat: Seat): readonly Lay[] {
  if (ferryProblem(state, seat)) return [];
  return PORTS.flatMap((hex) =>
    ROTATIONS.map((rotation): Lay => ({ type: 'layTile', hex, tile: PORT_TILE, rotation, power: FERRY })),
  ).filter((lay) => !layPortProblem(title, state, seat, lay));
}

const isPort = (action: KitAction): action is Lay => action.type === 'layTile' && action.power === FERRY;

type PortTaskReason = PortReason | LayReason | 'privateGone' | 'notDirector' | 'stepOver' | 'noSuchPower';

/** The bottom of the agenda listens for the ferry too, whoever is on turn. */
export function gameWithFerry<R extends string>(
  title: Title,
  game: KitRules<GameTask, R>,
): KitRules<GameTask, R | PortTaskReason> {
  return {
    ...game,
    actions: { ...game.actions, ...answers('layTile') },
    choices(state, task, seat) {
      const lays = portLays(title, state, seat);
      const others = game.choices(state, task, seat);
      return lays.length > 0 ? [...others, { type: 'many', kind: 'layTile', list: () => lays }] : others;
    },
    perform(move, task, seat, action) {
      if (isPort(action)) return layPort(title, move, seat, action);
      if (action.type !== 'layTile') return game.perform(move, task, seat, action);
      const company = companyTurnOf(move.state)?.company;
      if (company !== undefined) return { reason: 'notDirector', params: { company } };
      return action.power === undefined
        ? { reason: 'stepOver', params: { action: action.type } }
        : { reason: 'noSuchPower', params: { private: action.power } };
    },
  };
}

/** Tasks of a company's turn answer track of the company; the ferry of its director is no such thing. */
export function handingOn<T extends Task, R extends string>(
  title: Title,
  task: KitRules<T, R>,
): KitRules<T, R | PortReason | LayReason | 'privateGone'> {
  return {
    ...task,
    perform: (move, data, seat, action) =>
      isPort(action) ? layPort(title, move, seat, action) : task.perform(move, data, seat, action),
  };
}

/** MF-8: whoever could still use the ferry in the track step of his company is asked, though the company itself cannot build. */
export function trackWithFerry<Own extends string>(
  title: Title,
  track: KitRules<TrackStepTask, TrackReason | Own>,
): KitRules<TrackStepTask, TrackReason | Own | PortReason | 'privateGone'> {
  const waits = (state: EighteenState, company: CompanyId): boolean => {
    const director = directorOf(state, company);
    return director !== null && portLays(title, state, director).length > 0;
  };
  return {
    ...handingOn(title, track),
    advance(move, task) {
      if (!waits(move.state, task.company)) track.advance?.(move, task);
    },
  };
}
