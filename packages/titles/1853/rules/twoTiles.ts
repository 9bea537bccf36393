/** Two tiles in a turn: the choice of a large company, its fee, and the premiums that come after the last tile (4.1.3, 4.1.14). */
import {
  type CompanyId,
  type EighteenState,
  type HexId,
  type KitAction,
  type KitMove,
  type KitRules,
  markActed,
  pay,
  speakersFor,
  type Title,
} from '@kursbuch/eighteen';
import { oneOf } from '@kursbuch/table';
import { SECOND_TILE_FEE } from '../facts/companies.ts';
import { PREMIUMS } from '../facts/map.ts';
import { changeOwn, ownOf, type TwoTiles } from './own.ts';
import { isLarge } from './size.ts';

export interface ChooseTwoTiles {
  readonly type: 'chooseTwoTiles';
  readonly from: TwoTiles;
}

interface TwoTilesTask {
  readonly kind: 'twoTiles';
  readonly company: CompanyId;
}

type TwoTilesReason = 'twoTilesFirst';

/** In its first turn a large company chooses: two tiles from phase 3 on, or at once for a fee (4.1.3, R32). */
export function twoTiles(title: Title): KitRules<TwoTilesTask, TwoTilesReason, KitAction | ChooseTwoTiles> {
  const choose = (move: KitMove, company: CompanyId, from: TwoTiles) => {
    changeOwn(move, { twoTiles: { ...ownOf(move.state).twoTiles, [company]: from } });
    move.pop();
  };
  return {
    actions: { chooseTwoTiles: { from: oneOf('later', 'now') } },
    modal: true,
    first: 'twoTilesFirst',
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, { company }) {
      const { state } = move;
      if (!isLarge(state, company) || ownOf(state).twoTiles[company]) move.pop();
      else if (state.phase !== '2') choose(move, company, 'later');
    },
    choices: () => [
      { type: 'one', action: { type: 'chooseTwoTiles', from: 'later' } },
      { type: 'one', action: { type: 'chooseTwoTiles', from: 'now' } },
    ],
    perform(move, { company }, _seat, action) {
      if (action.type !== 'chooseTwoTiles') return { reason: 'twoTilesFirst' };
      markActed(move);
      choose(move, company, action.from);
      return undefined;
    },
  };
}

/** May it lay a second yellow tile in this turn? */
export const mayLayTwo = (state: EighteenState, company: CompanyId): boolean =>
  isLarge(state, company) && (ownOf(state).twoTiles[company] === 'now' || state.phase !== '2');

/** What the next tile costs beside its terrain: the fee for the second, wherever it was bought as a right (4.1.3e). */
export const feeNow = (state: EighteenState, company: CompanyId): number =>
  ownOf(state).laid.length > 0 && ownOf(state).twoTiles[company] === 'now'
    ? (SECOND_TILE_FEE[company] ?? 0)
    : 0;

/** A tile lies: the fee is due now, a premium after the last tile of the turn. */
export function noteTile(
  title: Title,
  move: KitMove,
  company: CompanyId,
  hex: HexId,
  isFirst: boolean,
): void {
  const { laid, premium } = ownOf(move.state);
  pay(title, move, company, 'bank', feeNow(move.state, company), 'secondTile');
  changeOwn(move, { laid: [...laid, hex], premium: premium + (isFirst ? (PREMIUMS[hex] ?? 0) : 0) });
}
