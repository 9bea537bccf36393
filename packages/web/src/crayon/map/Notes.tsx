/** Notes beside mileposts: they go with the map, but keep their size. */
import type { Board } from '@kursbuch/crayon';
import { at } from '../board/grid.ts';
import type { MapNote } from '../board/scene.ts';

export function Notes({ board, notes }: { readonly board: Board; readonly notes: readonly MapNote[] }) {
  return (
    <div class="map-notes">
      {notes.map(({ key, at: id, side, content }) => {
        const [x, y] = at(board, id);
        return (
          <div key={key} class={`map-note ${side}`} style={{ '--x': String(x), '--y': String(y) }}>
            <div class="map-note-box">{content}</div>
          </div>
        );
      })}
    </div>
  );
}
