/** The maps that are not looked at: small beside the large one where there is room, and a switch to go there. */
import './mapAside.css';
import { Choice } from '../../parts/Choice.tsx';
import { isWide } from '../../parts/screen.ts';
import { figure } from '../board/geometry.ts';
import { HexGround, HexStops, HexTrack } from '../board/HexLayers.tsx';
import { placesOf } from '../board/places.ts';
import { boxOf } from '../board/viewport.ts';
import type { Game } from '../game/game.ts';
import { ui } from '../words/index.ts';
import { type Sheet, sheetsOf } from './sheets.ts';

export function MapAside({ game }: { readonly game: Game }) {
  const { all, shown, choose } = sheetsOf(game);
  if (all.value.length < 2) return null;
  const options = all.value.map(({ id, name }) => ({ value: id, label: name ?? '' }));
  return (
    <>
      <div class="map-switch map-over">
        <Choice label={ui().board.whichMap} options={options} value={shown.value.id} choose={choose} />
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

function SmallMap({
  game,
  sheet,
  go,
}: {
  readonly game: Game;
  readonly sheet: Sheet;
  readonly go: () => void;
}) {
  const { board, name } = sheet;
  const box = boxOf(board, 4);
  const where = placesOf(board);
  const pictures = [...sheet.pictures.value.values()];
  const { orientation } = board;
  return (
    <button type="button" class="map-aside" title={ui().board.toMap(name ?? '')} onClick={go}>
      <span>{name}</span>
      <svg
        viewBox={`${figure(box.x)} ${figure(box.y)} ${figure(box.width)} ${figure(box.height)}`}
        aria-hidden="true"
      >
        {pictures.map((picture) => (
          <HexGround
            key={picture.id}
            orientation={orientation}
            picture={picture}
            place={where.get(picture.id)}
          />
        ))}
        {pictures.map((picture) => (
          <HexTrack
            key={picture.id}
            orientation={orientation}
            picture={picture}
            place={where.get(picture.id)}
          />
        ))}
        {pictures.map((picture) => (
          <HexStops
            key={picture.id}
            orientation={orientation}
            picture={picture}
            place={where.get(picture.id)}
            look={game.look}
          />
        ))}
      </svg>
    </button>
  );
}
