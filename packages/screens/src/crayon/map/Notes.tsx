/** Notes beside mileposts: they go with the map, but keep their size. */
import type { Board } from '@kursbuch/crayon';
import type { Point } from '../../parts/map/plane.ts';
import { type Size, toScreen, type View } from '../../parts/map/viewport.ts';
import { at } from '../board/grid.ts';
import type { MapNote } from '../board/scene.ts';

/** Room a note needs beside its milepost, across and up. */
const ROOM = { across: 150, up: 64 };

const OTHER = { above: 'below', below: 'above', left: 'right', right: 'left' } as const;

/** The window onto the map. */
interface Window {
  view(): View;
  size(): Size;
}

/** The side that was asked for, or the other where the window ends. */
function sideOf(wished: MapNote['side'], place: Point, window: Window | null): MapNote['side'] {
  if (!window) return wished;
  const [x, y] = toScreen(window.view(), place);
  const { width, height } = window.size();
  const isOut =
    (wished === 'above' && y < ROOM.up) ||
    (wished === 'below' && y > height - ROOM.up) ||
    (wished === 'left' && x < ROOM.across) ||
    (wished === 'right' && x > width - ROOM.across);
  return isOut ? OTHER[wished] : wished;
}

/** How far a note above or below stands to the left: in the middle, but not over the rim of the window. */
function shiftOf(place: Point, window: Window | null): string {
  if (!window) return '-50%';
  const [x] = toScreen(window.view(), place);
  if (x < ROOM.across) return '-15%';
  return x > window.size().width - ROOM.across ? '-85%' : '-50%';
}

export function Notes({
  board,
  notes,
  view,
}: {
  readonly board: Board;
  readonly notes: readonly MapNote[];
  readonly view: Window | null;
}) {
  return (
    <>
      {notes.map(({ key, at: id, side, content }) => {
        const place = at(board, id);
        return (
          <div
            key={key}
            class={`map-note ${sideOf(side, place, view)}`}
            style={{ '--x': String(place[0]), '--y': String(place[1]), '--shift': shiftOf(place, view) }}
          >
            <div class="map-note-box">{content}</div>
          </div>
        );
      })}
    </>
  );
}
