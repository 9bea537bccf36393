/** Touches of the map: a hex, the handle of a tile, or a double tap that comes closer. */
import type { HexId } from '@kursbuch/eighteen';
import type { PanZoom } from '../../parts/map/panZoom.ts';
import type { Point } from '../board/geometry.ts';
import type { Game } from '../game/game.ts';
import { buildingOf, gesturesOf } from './gestures.ts';
import { TOUCH_SCALE } from './inView.ts';
import { touchHex } from './touch.ts';

/** Below this a touch of a finger brings the map closer first. */
const TOUCHABLE = 0.42;
/** Milliseconds, and pixels, between the two taps of a double tap. */
const DOUBLE_TAP = { time: 320, distance: 30 };

/** Hears the clicks of one map; `take` is told which hex was touched. */
export function mapTouch(game: Game, take: (hex: HexId) => void) {
  let tap = { time: Number.NEGATIVE_INFINITY, at: [0, 0] as Point };

  /** A second tap in the same place, where the first one meant nothing. */
  const isDouble = (hex: HexId, time: number, at: Point): boolean => {
    const before = tap;
    tap = { time, at };
    if (gesturesOf(game).some((gesture) => gesture.hears(hex))) return false;
    const far = Math.hypot(at[0] - before.at[0], at[1] - before.at[1]);
    return time - before.time < DOUBLE_TAP.time && far < DOUBLE_TAP.distance;
  };

  return (moves: PanZoom | null, event: MouseEvent): void => {
    const target = event.target as Element;
    if (!moves || moves.wasDrag()) return;
    const turn = target.closest<SVGElement>('[data-turn]')?.dataset.turn;
    if (turn === 'next') buildingOf(game).turn();
    else if (turn !== undefined) buildingOf(game).turnTo(Number(turn));
    const hex = target.closest<SVGElement>('[data-hex]')?.dataset.hex;
    if (hex === undefined) return;
    const at = moves.inWindow(event.clientX, event.clientY);
    const isFinger = (event as PointerEvent).pointerType === 'touch';
    if (isFinger && moves.view().scale < TOUCHABLE) moves.zoom(TOUCH_SCALE / moves.view().scale, at);
    else if (isDouble(hex, event.timeStamp, at)) moves.zoom(1.7, at);
    else {
      take(hex);
      touchHex(game, hex, moves.point(event.clientX, event.clientY));
    }
  };
}
