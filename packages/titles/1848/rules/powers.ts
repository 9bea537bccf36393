/** What the privates let a company do (V-9 to V-31). Rights of P2 and P4 outlive the closing: the paper stays, without income. */
import {
  answers,
  directorOf,
  type EighteenState,
  type HexId,
  isPublic,
  isSeat,
  type KitMove,
  type KitRules,
  type LayReason,
  layContext,
  layProblem,
  privateState,
  putTile,
  type TilePower,
  type Title,
  usePower,
} from '@kursbuch/eighteen';
import type { Objection, Seat } from '@kursbuch/table';
import { MAP } from '../facts/map.ts';
import { is2021 } from './options.ts';
import { changeOwn, ownOf } from './own.ts';

export const TASMANIA = '241';
const SITES: readonly HexId[] = ['I8', 'I10'];

/** Why P2 or P3 does not help. */
export type PowerReason =
  | 'desertOnly'
  | 'notYourPower'
  | 'powersNotYet'
  | 'tasmaniaSite'
  | 'notYourTasmania'
  | 'tasmaniaLaid'
  | 'tasmaniaInTrack';

/** P2: 40 off one desert hex (V-16, V-17); P3: the Tasmania tile (V-21 to V-23). */
export const TILE_POWERS: readonly TilePower<PowerReason>[] = [
  {
    private: 'P2',
    hexes: MAP.hexes.filter((hex) => hex.terrain === 'desert').map((hex) => hex.id),
    tiles: ['7', '8', '9'],
    extra: false,
    anyStep: false,
    unconnected: false,
    discount: 40,
    station: false,
    reasons: { elsewhere: 'desertOnly', notHeld: 'notYourPower', notNow: 'powersNotYet' },
  },
  {
    private: 'P3',
    hexes: SITES,
    tiles: [TASMANIA],
    extra: true,
    anyStep: true,
    unconnected: true,
    discount: 0,
    station: false,
    reasons: {
      elsewhere: 'tasmaniaSite',
      notHeld: 'notYourTasmania',
      used: 'tasmaniaLaid',
      late: 'tasmaniaInTrack',
      notNow: 'powersNotYet',
    },
  },
];

/** V-9: the company or its director owns the paper; in 2021 Tasmania only through the company. */
export function holdsPower(state: EighteenState, company: string, one: string): boolean {
  const { owner } = privateState(state, one);
  if (owner === company) return true;
  if (one === 'P3' && is2021(state)) return false;
  return isSeat(owner) && owner === directorOf(state, company);
}

/** V-9: from the first 3 on, and not used up. The public engine does not ask for the phase. */
export function mayUse(state: EighteenState, one: string, company: string): boolean {
  const { closed, used } = privateState(state, one);
  if (closed || used || (state.phase === '2' && !isPublic(state))) return false;
  return holdsPower(state, company, one);
}

/** The powers a company may use now. By the rules of 2007 the Tasmania tile is laid in the track step (V-22). */
export const usable = (state: EighteenState, company: string): readonly TilePower<PowerReason>[] =>
  TILE_POWERS.filter((power) => mayUse(state, power.private, company)).map((power) =>
    is2021(state) ? power : { ...power, anyStep: false },
  );

/** Once the privates have closed, the paper of a right that is used up goes with it. */
export function closeUsed(_title: Title, move: KitMove, one: string): void {
  if (ownOf(move.state).privatesClosed) move.emit({ type: 'privateClosed', private: one });
}

/** V-11, V-12: the privates close, but for rights that were not used yet. */
export function closePrivates(move: KitMove): void {
  changeOwn(move, { privatesClosed: true });
  const tile = layer(move.state);
  for (const [one, { owner, closed, used }] of Object.entries(move.state.privates)) {
    const right = (one === 'P2' || one === 'P4') && !used && owner !== 'bank';
    // The public engine keeps P6, without income, until CAR has a train.
    const survives = right || (one === 'P6' && is2021(move.state));
    if (!closed && !survives && !(one === 'P3' && tile !== null))
      move.emit({ type: 'privateClosed', private: one });
  }
  if (tile !== null && (move.state.tileStock[TASMANIA] ?? 0) > 0)
    move.push({ kind: 'tasmania', seat: tile } satisfies TasmaniaTask);
}

/** V-26, V-27: who must lay the tile when the first 5 is sold; null if it lies already or nobody is left to. */
function layer(state: EighteenState): Seat | null {
  const { owner, closed, used } = privateState(state, 'P3');
  if (used || owner === 'bank') return null;
  if (closed) return is2021(state) ? null : ownOf(state).tasmaniaHolder;
  return isSeat(owner) ? owner : directorOf(state, owner);
}

/** The tile must be laid at once, before anything else (V-25). */
interface TasmaniaTask {
  readonly kind: 'tasmania';
  readonly seat: Seat;
}

/** The tile that became due between two turns (2021) is asked for in the next one. */
export function askForTasmania(move: KitMove): boolean {
  const { tasmaniaDue } = ownOf(move.state);
  if (tasmaniaDue === null) return false;
  changeOwn(move, { tasmaniaDue: null });
  move.push({ kind: 'tasmania', seat: tasmaniaDue } satisfies TasmaniaTask);
  return true;
}

type TasmaniaReason = LayReason | 'tasmaniaFirst' | 'noSuchPower';

export function tasmania<Own extends string>(
  title: Title<Own>,
): KitRules<TasmaniaTask, TasmaniaReason | Own> {
  const problem = (
    state: EighteenState,
    hex: HexId,
    tile: string,
    rotation: number,
  ): Objection<TasmaniaReason | Own> | undefined => {
    if (tile !== TASMANIA || !SITES.includes(hex)) return { reason: 'tasmaniaFirst' };
    return layProblem(layContext(title, state, 'P3', ['blue']), hex, tile, rotation, { connected: false });
  };
  return {
    actions: answers('layTile'),
    modal: true,
    first: 'tasmaniaFirst',
    actors: (_state, task) => [task.seat],
    notYours: () => ({ reason: 'tasmaniaFirst' }),
    choices: (state) => [
      {
        type: 'many',
        kind: 'layTile',
        list: () =>
          SITES.flatMap((hex) =>
            [0, 1, 2, 3, 4, 5]
              .filter((rotation) => !problem(state, hex, TASMANIA, rotation))
              .map((rotation) => ({ type: 'layTile', hex, tile: TASMANIA, rotation, power: 'P3' }) as const),
          ),
      },
    ],
    perform(move, _task, _seat, action) {
      if (action.type !== 'layTile') return { reason: 'tasmaniaFirst' };
      const { hex, tile, rotation, power = 'P3' } = action;
      const objection = problem(move.state, hex, tile, rotation);
      if (objection) return objection;
      if (power !== 'P3') return { reason: 'noSuchPower', params: { private: power } };
      move.pop();
      putTile(title, move, 'P3', action.hex, action.tile, action.rotation, 0);
      usePower(title, move, 'P3');
      return undefined;
    },
  };
}
