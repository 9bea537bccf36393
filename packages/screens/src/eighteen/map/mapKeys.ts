/** Keys of the map: from hex to hex where one has the focus, and moving the map where nothing has. */
import type { HexId } from '@kursbuch/eighteen';
import type { Signal } from '@preact/signals';
import { directionOf, STRIDE } from '../../parts/map/mapKeys.ts';
import type { PanZoom } from '../../parts/map/panZoom.ts';
import { centre } from '../board/geometry.ts';
import { stopOf } from '../board/stopOf.ts';
import type { Game } from '../game/game.ts';
import { runPlan } from '../runs/runPlan.ts';
import { buildingOf, heldBy } from './gestures.ts';
import { reachableHexes } from './HexHits.tsx';
import { nextHex } from './hexKeys.ts';
import { intoView } from './inView.ts';
import type { Sheet } from './sheets.ts';
import { touchHex } from './touch.ts';

/** A key on a hex. */
export function hearHexKey(
  game: Game,
  sheet: Sheet,
  moves: PanZoom | null,
  current: Signal<HexId | null>,
  event: KeyboardEvent,
): void {
  const target = event.target as SVGElement;
  const hex = target.closest<SVGElement>('[data-hex]')?.dataset.hex;
  if (hex === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const direction = directionOf(event.key);
  if (direction && event.shiftKey) moves?.pan(-direction[0] * STRIDE, -direction[1] * STRIDE);
  else if (direction)
    goTo(game, moves, current, nextHex(sheet.board, reachableHexes(game, sheet), hex, direction), target);
  else if (event.key === 'Enter' || event.key === ' ') {
    // The one in the hand leaves the key to the bar, which confirms.
    const isPressed = target.getAttribute('aria-pressed') === 'true';
    if (isPressed && event.key === 'Enter' && !heldBy(game)) return;
    // Who puts a run together himself confirms it where it ends.
    if (game.isUnaided && event.key === 'Enter' && endsAt(game, hex)) return;
    // Where the hex has no use for it, Enter is the bar's too.
    if (!touchHex(game, hex, null) && event.key === 'Enter') return;
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Does the run that is being changed end on this hex? */
function endsAt(game: Game, hex: HexId): boolean {
  const { trains, changing } = runPlan(game);
  const end = trains.value.find(({ train }) => train === changing.value)?.way.stops.at(-1);
  return end !== undefined && stopOf(end).hex === hex;
}

/** Move the focus to a hex, and the map so that it is seen. */
function goTo(
  game: Game,
  moves: PanZoom | null,
  current: Signal<HexId | null>,
  hex: HexId | null,
  from: SVGElement,
): void {
  if (hex === null) return;
  current.value = hex;
  from.ownerSVGElement?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus({ preventScroll: true });
  if (!moves) return;
  const [dx, dy] = intoView(moves, centre(game.title.board.orientation, hex));
  if (Math.abs(dx) > 1 || Math.abs(dy) > 1) moves.pan(dx, dy);
}

/** Keys of the table that are about the map: turn the tile, put the run down. */
export function hearTableKey(game: Game, event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'r' && buildingOf(game).hex.value !== null)
    buildingOf(game).turn(event.shiftKey ? -1 : 1);
  else if (event.key === 'Escape' && heldBy(game)) heldBy(game)?.holds?.letGo();
  else return false;
  return true;
}
