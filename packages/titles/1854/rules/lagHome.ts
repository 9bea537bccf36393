/** The home of a Lokalbahn AG: Steyr or Sankt Pölten, where it makes room by a tile if there is none (LAG-15 to LAG-17). */
import {
  answers,
  type CompanyId,
  type EighteenState,
  faceAt,
  freeSlots,
  type HexId,
  type KitAction,
  type KitMove,
  type KitRules,
  type LayContext,
  type LayReason,
  layContext,
  layProblem,
  noteDone,
  putTile,
  speakersFor,
  type Title,
  type TrackRules,
} from '@kursbuch/eighteen';
import type { Choice, Objection } from '@kursbuch/table';
import { LAG_HOME_TILES, LAG_HOMES } from '../facts/components.ts';

export interface LagHomeTask {
  readonly kind: 'lagHome';
  readonly company: CompanyId;
}

type LayTile = KitAction & { type: 'layTile' };
type HomeReason =
  | 'lagHomeFirst'
  | 'noSuchPower'
  | 'notALagHome'
  | 'lagHomeFull'
  | 'lagHomeHasRoom'
  | 'lagHomeTile';

/** The city of a home as it lies, if it has room. */
const hasRoom = (title: Title, state: EighteenState, hex: HexId): boolean =>
  faceAt(title.board, state.tiles, hex)?.stops[0]?.kind === 'city' &&
  freeSlots(title.board, state.tiles, state.stations, hex, 0) > 0;

export function lagHome<Own extends string>(
  title: Title<Own>,
): KitRules<LagHomeTask, HomeReason | LayReason | Own> {
  /** LAG-16: green at once, on an empty hex or on a yellow tile. */
  const rules: TrackRules = {
    ...title.track,
    upgrades: (tile) => (title.board.tiles.get(tile)?.[0]?.color === 'yellow' ? LAG_HOME_TILES : []),
    printedUpgrades: () => LAG_HOME_TILES,
  };
  const context = (state: EighteenState, company: CompanyId): LayContext<Own> => ({
    ...layContext(title, state, company, ['yellow', 'green']),
    rules,
  });
  const homes: readonly string[] = LAG_HOMES;
  const tiles: readonly string[] = LAG_HOME_TILES;

  function layHomeProblem(
    state: EighteenState,
    company: CompanyId,
    { hex, tile, rotation, power }: LayTile,
  ): Objection<HomeReason | LayReason | Own> | undefined {
    if (power !== undefined) return { reason: 'noSuchPower', params: { private: power } }; // it is free, and needs none
    if (!homes.includes(hex)) return { reason: 'notALagHome', params: { hex } };
    if (hasRoom(title, state, hex)) return { reason: 'lagHomeHasRoom', params: { hex } };
    if (!tiles.includes(tile)) return { reason: 'lagHomeTile', params: { tile } };
    return layProblem(context(state, company), hex, tile, rotation, { connected: false });
  }

  function choicesFor(state: EighteenState, company: CompanyId): readonly Choice<KitAction>[] {
    const found: Choice<KitAction>[] = [];
    for (const hex of LAG_HOMES)
      if (hasRoom(title, state, hex))
        found.push({ type: 'one', action: { type: 'chooseHome', hex, stop: 0 } });
    const lays = LAG_HOMES.flatMap((hex) =>
      LAG_HOME_TILES.flatMap((tile) =>
        [0, 1, 2, 3, 4, 5].map((rotation) => ({ type: 'layTile', hex, tile, rotation }) as const),
      ),
    ).filter((lay) => !layHomeProblem(state, company, lay));
    if (lays.length > 0) found.push({ type: 'many', kind: 'layTile', list: () => lays });
    return found;
  }

  const settle = (move: KitMove, company: CompanyId, hex: HexId): void => {
    move.pop();
    move.emit({ type: 'stationPlaced', company, hex, stop: 0 });
  };

  return {
    actions: answers('chooseHome', 'layTile'),
    modal: true,
    first: 'lagHomeFirst',
    actors: (state, { company }) => speakersFor(title, state, company),
    // No room and no tile: it waits for its next turn.
    advance(move, { company }) {
      if (choicesFor(move.state, company).length === 0) move.pop();
    },
    choices: (state, { company }) => choicesFor(state, company),
    perform(move, { company }, _seat, action) {
      if (action.type === 'chooseHome') {
        if (!homes.includes(action.hex) || action.stop !== 0)
          return { reason: 'notALagHome', params: { hex: action.hex } };
        if (!hasRoom(title, move.state, action.hex))
          return { reason: 'lagHomeFull', params: { hex: action.hex } };
        settle(move, company, action.hex);
        return undefined;
      }
      if (action.type !== 'layTile') return { reason: 'lagHomeFirst' };
      const problem = layHomeProblem(move.state, company, action);
      if (problem) return problem;
      putTile(title, move, company, action.hex, action.tile, action.rotation, 0); // free, and beside the turn's tile
      settle(move, company, action.hex);
      // Whoever lays nothing after it lays nothing further.
      noteDone(move, company, 'built');
      return undefined;
    },
  };
}
