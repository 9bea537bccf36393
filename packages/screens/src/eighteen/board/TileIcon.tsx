/** A tile by itself, for trays and lists. */
import type { TileId, Title } from '@kursbuch/eighteen';
import type { Look } from '../game/look.ts';
import { detailAt } from './detail.ts';
import { figure, R } from './geometry.ts';
import { HexGround, HexStops, HexTrack } from './HexLayers.tsx';
import { HexTexts } from './HexTexts.tsx';
import { facePicture, type HexPicture } from './picture.ts';

/** Nobody's stations lie on it. */
const NO_LOOK: Pick<Look, 'marks'> = { marks: {} };
const ROOM = 3;

export function TileIcon({
  title,
  tile,
  size,
  rotation = 0,
}: {
  readonly title: Title;
  readonly tile: TileId;
  /** Width of the hex in pixels. */
  readonly size: number;
  readonly rotation?: number;
}) {
  const face = title.board.tiles.get(tile)?.[rotation];
  if (!face) return null;
  return <HexIcon title={title} picture={facePicture(face, tile, rotation)} size={size} />;
}

/** A hex by itself, with what lies on it and under it. */
export function HexIcon({
  title,
  picture,
  size,
  isPlain = false,
  look = NO_LOOK,
}: {
  readonly title: Title;
  readonly picture: HexPicture;
  readonly size: number;
  /** Ground and track alone. */
  readonly isPlain?: boolean;
  /** How the stations look that lie on it. */
  readonly look?: Pick<Look, 'marks'>;
}) {
  const { orientation } = title.board;
  const [half, tall] = orientation === 'pointy' ? [50 + ROOM, R + ROOM] : [R + ROOM, 50 + ROOM];
  return (
    <svg
      class="tile"
      width={figure((2 * half * size) / 100)}
      height={figure((2 * tall * size) / 100)}
      viewBox={`${figure(-half)} ${figure(-tall)} ${figure(2 * half)} ${figure(2 * tall)}`}
      aria-hidden="true"
    >
      <HexGround orientation={orientation} picture={picture} />
      <HexTrack orientation={orientation} picture={picture} />
      {!isPlain && (
        <>
          <HexStops orientation={orientation} picture={picture} look={look} />
          <HexTexts
            orientation={orientation}
            picture={picture}
            detail={size < 44 ? 'bare' : detailAt(Math.max(size, 48))}
          />
        </>
      )}
    </svg>
  );
}
