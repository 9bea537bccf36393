/** Which milepost somebody means who touches the map or points at it. */
import type { Board, MilepostId } from '@kursbuch/crayon';
import type { PanZoom } from '../../parts/map/panZoom.ts';
import { distance, type Point } from '../../parts/map/plane.ts';
import { at, nearest, STEP } from '../board/grid.ts';

/** Farther from every milepost than this nothing is meant. */
const BESIDE = 0.75 * STEP;
/** So many pixels from a milepost one means it and not the name that stands there. */
const ON_IT = 7;
/** Fingers mean a city rather than the country within so many pixels of it. */
const CITY = 16;
/** Pixels of a step below which a finger cannot tell mileposts apart: the map comes closer first. */
const TOUCHABLE = 15;
/** And how close. */
const CLOSE = 28;

/** The milepost at a point of the page. */
function meant(
  board: Board,
  moves: PanZoom,
  clientX: number,
  clientY: number,
  isFinger = false,
): MilepostId | null {
  const point = moves.point(clientX, clientY);
  if (isFinger) {
    const city = cityNear(board, point, CITY / moves.view().scale);
    if (city !== null) return city;
  }
  const found = nearest(board, point);
  return found && found.far <= BESIDE ? found.at : null;
}

function cityNear(board: Board, point: Point, reach: number): MilepostId | null {
  const [best] = board.cities
    .flatMap(({ kind, at: [centre] }) => (kind === 'large' || centre === undefined ? [] : [centre]))
    .map((centre) => ({ centre, far: distance(at(board, centre), point) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far);
  return best?.centre ?? null;
}

/** What a click means: a milepost, or nothing; where it is too small for a finger the map comes closer. */
function clicked(board: Board, moves: PanZoom, event: MouseEvent): MilepostId | null {
  const named = (event.target as Element).closest<SVGElement>('[data-at]')?.dataset.at;
  // Pressed without a pointer.
  if (event.detail === 0 && named !== undefined) return Number(named);
  const isFinger = 'pointerType' in event && event.pointerType === 'touch';
  const point = moves.point(event.clientX, event.clientY);
  const { scale } = moves.view();
  const found = nearest(board, point);
  if (named !== undefined && (!found || found.far * scale > ON_IT)) return Number(named);
  const isClose = scale * STEP >= TOUCHABLE;
  if (isFinger && !isClose && cityNear(board, point, CITY / scale) === null) {
    moves.zoom(CLOSE / STEP / scale, moves.inWindow(event.clientX, event.clientY));
    return null;
  }
  return meant(board, moves, event.clientX, event.clientY, isFinger);
}

/** Hears the mouse over the map and clicks on it until the function it gives is called. */
export function hearPointing(
  frame: HTMLElement,
  board: Board,
  moves: PanZoom,
  tells: {
    /** Did the last touch draw? Then it chose nothing. */
    wasDrawn(): boolean;
    /** The mouse is at another milepost, or at none any more. */
    point(at: MilepostId | null): void;
    click(at: MilepostId): void;
  },
): () => void {
  let last: MilepostId | null = null;
  const tell = (id: MilepostId | null): void => {
    if (id === last) return;
    last = id;
    tells.point(id);
  };
  const isOver = (event: Event): boolean => (event.target as Element).closest('.map-over') !== null;
  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    tell(isOver(event) ? null : meant(board, moves, event.clientX, event.clientY));
  };
  const out = (): void => tell(null);
  const click = (event: MouseEvent): void => {
    if (moves.wasDrag() || tells.wasDrawn() || isOver(event)) return;
    const id = clicked(board, moves, event);
    if (id !== null) tells.click(id);
  };
  frame.addEventListener('pointermove', over);
  frame.addEventListener('pointerleave', out);
  frame.addEventListener('click', click);
  return () => {
    frame.removeEventListener('pointermove', over);
    frame.removeEventListener('pointerleave', out);
    frame.removeEventListener('click', click);
  };
}
