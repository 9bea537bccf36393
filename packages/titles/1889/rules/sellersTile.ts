/** Ehime Railway (ER-1 to ER-8): whoever sells it to a company may lay a green tile on Ohzu at once, before anything else. */
import {
  answers,
  type EighteenState,
  isPublic,
  type KitAction,
  type KitMove,
  type KitRules,
  type LayReason,
  layContext,
  layProblem,
  type PrivateId,
  putTile,
  type Title,
  usePower,
} from '@kursbuch/eighteen';
import type { Objection, Seat } from '@kursbuch/table';

export const EHIME = 'ER';
const OHZU = 'C4';
const TILES: readonly string[] = ['12', '13', '14', '15', '205', '206'];

/** The seller is asked, in the middle of the buyer's turn. */
interface SellersTileTask {
  readonly kind: 'sellersTile';
  readonly seat: Seat;
  readonly private: PrivateId;
}

type SellersTileReason = LayReason | 'sellerFirst' | 'onlyTheSeller' | 'ohzuOnly';

type Lay = KitAction & { type: 'layTile' };

export const askSeller = (move: KitMove, seat: Seat): void =>
  move.push({ kind: 'sellersTile', seat, private: EHIME } satisfies SellersTileTask);

/** Why the seller may not lay this: only the map and the supply matter, no connection and no gain (ER-2, ER-3). */
function problemWith(title: Title, state: EighteenState, lay: Lay): Objection<SellersTileReason> | undefined {
  const { hex, tile, rotation, power = EHIME } = lay;
  if (hex !== OHZU || !TILES.includes(tile) || power !== EHIME)
    return { reason: 'ohzuOnly', params: { hex, tile } };
  const context = layContext(title, state, '', ['green']);
  return layProblem(context, hex, tile, rotation, { connected: false }) as
    | Objection<SellersTileReason>
    | undefined;
}

const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;

const laysOf = (title: Title, state: EighteenState): readonly Lay[] =>
  TILES.flatMap((tile) =>
    ROTATIONS.map((rotation): Lay => ({ type: 'layTile', hex: OHZU, tile, rotation, power: EHIME })),
  ).filter((lay) => !problemWith(title, state, lay));

export function sellersTile(title: Title): KitRules<SellersTileTask, SellersTileReason> {
  return {
    actions: answers('layTile', 'pass'),
    modal: true,
    first: 'sellerFirst',
    actors: (_state, task) => [task.seat],
    notYours: () => ({ reason: 'onlyTheSeller' }), // ER-5
    advance(move) {
      if (!isPublic(move.state) && laysOf(title, move.state).length === 0) move.pop();
    },
    choices: (state) => [
      { type: 'many', kind: 'layTile', list: () => laysOf(title, state) },
      { type: 'one', action: { type: 'pass' } },
    ],
    perform(move, _task, seat, action) {
      if (action.type === 'layTile') {
        const problem = problemWith(title, move.state, action);
        if (problem) return problem;
        move.pop();
        putTile(title, move, EHIME, action.hex, action.tile, action.rotation, 0); // ER-3
        usePower(title, move, EHIME);
        return undefined;
      }
      // ER-4: declined for good
      move.emit({ type: 'passed', seat, company: null, what: 'sellersTile' });
      move.pop();
      return undefined;
    },
  };
}
