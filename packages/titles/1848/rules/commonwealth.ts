/** Commonwealth Railways (VI-23 to VI-34): two homes, and a line between them before it may act. */
import {
  type EighteenState,
  type Facts,
  freeSlots,
  type KitMove,
  payCapital,
  reach,
  type Station,
  stationsOn,
  type Title,
} from '@kursbuch/eighteen';

export const COM = 'COM';
const HOMES = ['G6', 'F17'] as const;

/** A lone station in Sydney: no other blocks the way (VI-25). */
const FROM_SYDNEY: readonly Station[] = [{ company: COM, hex: 'F17', stop: 0 }];

/** VI-25: an endless train could run from Sydney to Adelaide. */
export const isLinked = ({ board }: Pick<Facts, 'board'>, state: EighteenState): boolean =>
  reach(board, { tiles: state.tiles, stations: FROM_SYDNEY }, COM).stops.includes('G6:0');

/** VI-24, VI-26: Sydney and Adelaide are linked, or a 6 has been sold. */
export const linkReady = (facts: Pick<Facts, 'board'>, state: EighteenState): boolean =>
  state.phase === '6' || state.phase === '8' || isLinked(facts, state);

/** VI-29 with R-52: the capital comes with the last condition. */
export function settleCapital(title: Title, move: KitMove): void {
  const com = move.state.companies[COM];
  if (com?.floated && !com.capitalised && !com.closed && linkReady(title, move.state))
    payCapital(title, move, COM);
}

/** Circles of a hex that are free and not kept for the company at home there. */
function openCircles(title: Title, state: EighteenState, hex: string): number {
  const free = freeSlots(title.board, state.tiles, state.stations, hex, 0);
  const kept = [...title.companies.values()].filter(
    (facts) =>
      facts.sym !== COM &&
      facts.home === hex &&
      !stationsOn(state.stations, hex).some((station) => station.company === facts.sym),
  ).length;
  return free - kept;
}

/** VI-30, VI-33: both home stations, beside the city where no circle is open. */
export function placeHomes(title: Title, move: KitMove): void {
  for (const hex of HOMES) {
    const edge = openCircles(title, move.state, hex) > 0 ? {} : ({ edge: true } as const);
    move.emit({ type: 'stationPlaced', company: COM, hex, stop: 0, ...edge });
  }
}

/** VI-31: a station beside the city moves in as soon as a circle is open. */
export function moveIn(title: Title, move: KitMove, hex: string): void {
  const waits = move.state.stations.some(
    (station) => station.company === COM && station.hex === hex && station.edge,
  );
  if (waits && openCircles(title, move.state, hex) > 0)
    move.emit({ type: 'stationMoved', company: COM, hex, from: 0, stop: 0, settled: true });
}
