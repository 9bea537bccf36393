/** Notes beside mileposts: they go with the map, but keep their size. */
import type { Board } from '@kursbuch/crayon';
import type { ReadonlySignal } from '@preact/signals';
import { at } from '../board/grid.ts';
import type { MapNote } from '../board/scene.ts';
import { shiftOf, sideOf, type Window } from './noteSide.ts';

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
            style={{
              '--x': String(place[0]),
              '--y': String(place[1]),
              '--shift': `${shiftOf(place, view)}%`,
            }}
          >
            <div class="map-note-box">{content}</div>
          </div>
        );
      })}
    </>
  );
}
