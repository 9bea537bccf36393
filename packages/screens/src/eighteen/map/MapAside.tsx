/** The maps that are not looked at: small beside the large one where there is room, and a switch to go there. */
import './mapAside.css';
import type { Board } from '@kursbuch/eighteen';
import { Choice } from '../../parts/Choice.tsx';
import { isWide } from '../../parts/screen.ts';
import { centre } from '../board/geometry.ts';
import { boxOf } from '../board/viewport.ts';
import type { Game } from '../game/game.ts';
import { boardUi } from '../words/board.ts';
import { SheetDrawing } from './SheetDrawing.tsx';
import { type Sheet, sheetsOf } from './sheets.ts';

export function MapAside({ game }: { readonly game: Game }) {
  const { all, shown, choose } = sheetsOf(game);
  if (all.value.length < 2) return null;
  const options = all.value.map(({ id, name }) => ({ value: id, label: name ?? '' }));
  return (
    <>
      <div class={`map-switch map-over${isLeftFree(shown.value.board) ? ' to-left' : ''}`}>
        <Choice label={boardUi().whichMap} options={options} value={shown.value.id} choose={choose} />
      </div>
      {isWide.value && (
        <div class="map-asides map-over">
          {all.value
            .filter(({ id }) => id !== shown.value.id)
            .map((sheet) => (
              <SmallMap key={sheet.id} game={game} sheet={sheet} go={() => choose(sheet.id)} />
            ))}
        </div>
      )}
    </>
  );
}

/** Is there more room beside the upper rows of the map on the left than on the right? */
function isLeftFree(board: Board): boolean {
  const { x, y, width, height } = boxOf(board);
  const upper = [...board.hexes.keys()]
    .map((hex) => centre(board.orientation, hex))
    .filter((place) => place[1] < y + height / 4);
  const sides = upper.map(([across]) => across - x);
  return Math.min(...sides) > width - Math.max(...sides);
}

function SmallMap({
  game,
  sheet,
  go,
}: {
  readonly game: Game;
  readonly sheet: Sheet;
  readonly go: () => void;
}) {
  const { name } = sheet;
  return (
    <button type="button" class="map-aside" title={boardUi().toMap(name ?? '')} onClick={go}>
      <span>{name}</span>
      <SheetDrawing game={game} sheet={sheet} />
    </button>
  );
}
