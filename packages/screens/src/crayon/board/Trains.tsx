/** Trains beside their mileposts, and goods that lie in cities. */

import { figure, type Point, pair } from '../../parts/map/plane.ts';
import { memo } from '../../parts/memo.ts';
import { at } from './grid.ts';
import { crayonOf } from './Lines.tsx';
import type { Spot, Thing } from './labels.ts';
import { markRadius, typeScale } from './marks.ts';
import { onPlane } from './onPlane.ts';
import { PictogramDrawing } from './pictogram.tsx';
import type { Crew, DrawnBoard, DrawnLying, DrawnTrain } from './scene.ts';

const WAGON = 17;
const ENGINE = { width: 28, height: 21 };
/** From the middle of the engine to its tip, and to where the first wagon hangs. */
const TIP = 18;

const trainKey = ({ seat }: DrawnTrain): string => `train ${seat}`;
const lyingKey = ({ city, good }: DrawnLying, index: number): string => `lying ${city} ${good} ${index}`;

/** What needs a place on the board beside names. */
export function thingsOf(
  { board }: DrawnBoard,
  trains: readonly DrawnTrain[],
  lying: readonly DrawnLying[],
  pixels: number,
): readonly Thing[] {
  const grown = typeScale(pixels);
  const chips = lying.map((one, index) => ({
    key: lyingKey(one, index),
    at: board.city(one.city)?.at[0] ?? 0,
    width: 27 * grown,
    height: 23 * grown,
  }));
  const moving = trains.map((train) => ({
    key: trainKey(train),
    at: train.at,
    width: (ENGINE.width + WAGON * train.capacity) * grown,
    height: ENGINE.height * grown,
  }));
  return [...chips, ...moving];
}

interface Standing {
  readonly drawn: DrawnBoard;
  readonly spots: readonly Spot[];
  /** Pixels of a step. */
  readonly pixels: number;
}

export const Trains = memo(
  ({
    drawn,
    trains,
    crew,
    spots,
    pixels,
  }: Standing & { readonly trains: readonly DrawnTrain[]; readonly crew: readonly Crew[] }) => (
    <g>
      {trains.map((train) => {
        const spot = spots.find(({ key }) => key === trainKey(train));
        return (
          spot && (
            <Train
              key={train.seat}
              drawn={drawn}
              train={train}
              crew={crew}
              middle={spot.middle}
              pixels={pixels}
            />
          )
        );
      })}
    </g>
  ),
);

function Train({
  drawn: { board, pictograms },
  train: { seat, at: id, loads, capacity },
  crew,
  middle: [x, y],
  pixels,
}: {
  readonly drawn: DrawnBoard;
  readonly train: DrawnTrain;
  readonly crew: readonly Crew[];
  readonly middle: Point;
  readonly pixels: number;
}) {
  const grown = typeScale(pixels);
  const half = ((ENGINE.width + WAGON * capacity) * grown) / 2;
  const city = board.mileposts[id]?.city;
  const isInCity = city?.at[0] === id;
  const radius = city && isInCity ? markRadius(city.kind, pixels) : 0;
  return (
    <g class={`map-train ${crayonOf(crew, seat)}`} style={onPlane(at(board, id))}>
      <path class="train-lead" d={leadTo([x, y], half, 8 * grown, radius)} />
      {!isInCity && <circle class="train-place" r="4.4" />}
      <g
        transform={`translate(${figure(x + half - (TIP + 1) * grown)} ${figure(y + 1)}) scale(${figure(grown)})`}
      >
        <path class="coupling" d={`M-8 4H${-10 - (capacity - 1) * WAGON}`} />
        {Array.from({ length: capacity }, (_, index) => {
          const pictogram = pictograms[loads[index] ?? ''];
          return (
            <g key={index} transform={`translate(${-15.5 - index * WAGON} 0)`}>
              <rect class="wagon" x="-8" y="-9" width="15.4" height="15.4" rx="1.6" />
              {pictogram && (
                <g class="wagon-good" transform="translate(-.3 -1.3) scale(.8)">
                  <PictogramDrawing of={pictogram} />
                </g>
              )}
              <path class="wheel" d="M-4.2 8h.01M3.6 8h.01" />
            </g>
          );
        })}
        <path class="engine" d="M-8-10H10L18-1.5L12 6.5H-8Z" />
        <text class="engine-sign" x="2" y="3">
          {crew[seat]?.sign}
        </text>
        <path class="wheel" d="M-4 8h.01M2.6 8h.01M9 8h.01" />
      </g>
    </g>
  );
}

/** From the rim of a mark to the nearest point of a box beside it. */
function leadTo([x, y]: Point, half: number, tall: number, radius: number): string {
  const to: Point = [Math.max(x - half, Math.min(x + half, 0)), Math.max(y - tall, Math.min(y + tall, 0))];
  const far = Math.hypot(...to);
  if (far <= radius) return '';
  const start: Point = [(to[0] * radius) / far, (to[1] * radius) / far];
  return `M${pair(start)}L${pair(to)}`;
}

/** A round chip, the rounds it still lies there as a figure. */
export const LyingGoods = memo(
  ({
    drawn: { board, pictograms },
    lying,
    spots,
    pixels,
  }: Standing & { readonly lying: readonly DrawnLying[] }) => (
    <g>
      {lying.map((one, index) => {
        const key = lyingKey(one, index);
        const spot = spots.find((place) => place.key === key);
        const pictogram = pictograms[one.good];
        if (!spot) return null;
        const [x, y] = spot.middle;
        return (
          <g key={key} class="lying" style={onPlane(at(board, spot.at))}>
            <g transform={`translate(${figure(x - 3)} ${figure(y + 1)}) scale(${figure(typeScale(pixels))})`}>
              <circle class="lying-chip" r="9.5" />
              {pictogram && (
                <g transform="scale(.72)">
                  <PictogramDrawing of={pictogram} />
                </g>
              )}
              <circle class="lying-rounds" cx="8.5" cy="-7" r="6" />
              <text x="8.5" y="-3.6">
                {one.rounds}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  ),
);
