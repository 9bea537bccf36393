/** What to ask for when somebody touches a hex where nothing may be done: the answer is the rule in the way. */
import {
  type EighteenState,
  faceAt,
  gaugeMask,
  type HexId,
  type LayReason,
  layContext,
  layProblem,
  metreTileOf,
  openColours,
  type TileId,
  type Title,
} from '@kursbuch/eighteen';
import type { Lay } from './layPlan.ts';
import type { Placing } from './stationPlan.ts';

/** How far a lay got before something was in its way: the farther, the more its refusal tells of the hex itself. */
const PROGRESS: readonly (readonly LayReason[])[] = [
  ['unknownHex', 'unknownTile', 'badRotation'],
  ['labelledTile', 'labelledHex', 'wrongStops', 'wrongColour', 'notAnUpgrade'],
  ['colourNotYet'],
  ['fixedHex', 'hexNotYet'],
  ['noTileLeft'],
  ['losesTrack'],
  ['offMap', 'impassableSide', 'blankSide'],
  ['notConnected', 'noAccess'],
  ['gaugeDiffers'],
];

/** A lay whose refusal says best why nothing is laid on the hex, or none of these tiles. */
export function tellingLay(
  title: Title,
  state: EighteenState,
  company: string,
  hex: HexId,
  isMeant: (tile: TileId) => boolean = () => true,
): Lay | null {
  const place = title.board.hexes.get(hex);
  if (!place) return null;
  const context = layContext(title, state, company, openColours(title, state, company));
  const laid = state.tiles[hex];
  const followers = laid
    ? title.track.upgrades(laid.tile, place.facts)
    : title.track.printedUpgrades(place.facts);
  const tiles = (followers.length > 0 ? followers : Object.keys(title.tileCounts)).filter(isMeant);
  let best: Lay | null = null;
  let most = -1;
  for (const tile of tiles)
    for (let rotation = 0; rotation < 6; rotation++) {
      const problem = layProblem(context, hex, tile, rotation);
      // What the map allows is refused for another reason: a private, money, the order of building.
      // What a title has against it tells more of the hex than any of these.
      const known = problem
        ? PROGRESS.findIndex((reasons) => reasons.some((reason) => reason === problem.reason))
        : -1;
      const progress = known < 0 ? PROGRESS.length : known;
      if (progress > most) [best, most] = [{ type: 'layTile', hex, tile, rotation }, progress];
    }
  return best;
}

/** A gauge of which no first tile fits a hex, and a lay whose refusal says why. */
export interface MissingGauge {
  readonly gauge: 'standard' | 'metre';
  readonly lay: Lay;
}

/** Where track has gauges: those of which nothing fits an empty hex, though something does. */
export function missingGauges(
  title: Title,
  state: EighteenState,
  company: string,
  hex: HexId,
  fitting: readonly TileId[],
): readonly MissingGauge[] {
  const { tiles } = title.board;
  if (state.tiles[hex] || fitting.length === 0 || metreTileOf(title.board) === undefined) return [];
  const isOf = (gauge: MissingGauge['gauge']) => (tile: TileId) =>
    (tiles.get(tile)?.[0]?.paths ?? []).some((path) => path.gauge === gaugeMask(gauge));
  return (['standard', 'metre'] as const).flatMap((gauge) => {
    const lay = fitting.some(isOf(gauge)) ? null : tellingLay(title, state, company, hex, isOf(gauge));
    return lay ? [{ gauge, lay }] : [];
  });
}

/** A station whose refusal says why none is placed on the hex. */
export function tellingStation(title: Title, state: EighteenState, hex: HexId, stop: number | null): Placing {
  const stops = faceAt(title.board, state.tiles, hex)?.stops ?? [];
  const city = stops.findIndex(({ kind }) => kind === 'city');
  return { type: 'placeStation', hex, stop: stop ?? Math.max(0, city) };
}
