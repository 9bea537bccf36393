/** Notes beside mileposts: they go with the map, but keep their size. */
import type { Board } from '@kursbuch/crayon';
import type { ReadonlySignal } from '@preact/signals';
import type { Point } from '../../parts/map/plane.ts';
import { toScreen } from '../../parts/map/viewport.ts';
import { at } from '../board/grid.ts';
import type { MapNote } from '../board/scene.ts';
import { ROOM, sideOf, type Window } from './noteSide.ts';

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
  rested,
}: {
  readonly board: Board;
  readonly notes: readonly MapNote[];
  readonly view: Window | null;
  /** Counts how often the window has come to rest: then each note looks anew for a side that lies in it. */
  readonly rested: ReadonlySignal<number>;
}) {
  void rested.value;
  return (
    <>
      {notes.map((note) => {
        const { key, at: id, content } = note;
        const place = at(board, id);
        return (
          <div
            key={key}
            class={`map-note ${sideOf(note, place, view)}`}
            style={{ '--x': String(place[0]), '--y': String(place[1]), '--shift': shiftOf(place, view) }}
          >
            <div class="map-note-box">{content}</div>
          </div>
        );
      })}
    </>
  );
}
