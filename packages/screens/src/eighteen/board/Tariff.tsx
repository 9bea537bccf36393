/** An off-map area: what it is worth in each phase, the valid value solid. */
import type { Colour } from '@kursbuch/eighteen';
import { at, figure, type Orientation, type Point } from './geometry.ts';
import type { HexPicture } from './picture.ts';
import { awayFrom, type Box, boxesOf, boxWidth, byTrains, tariffMiddle } from './tariffs.ts';

export function Tariff({
  orientation,
  picture,
  between,
  runs,
}: {
  readonly orientation: Orientation;
  readonly picture: HexPicture;
  readonly between?: Point | undefined;
  readonly runs?: readonly number[] | undefined;
}) {
  const stop = picture.face.stops[0];
  if (!stop) return null;
  const boxes = boxesOf(stop.revenue);
  const away = awayFrom(orientation, picture.face);
  if (stop.kind === 'city') return <CityTariff {...{ boxes, picture, away, runs }} />;
  const middle = between ?? tariffMiddle(orientation, picture.face);
  const width = boxWidth(boxes);
  return (
    <g transform={at(middle)}>
      {boxes.map((box, index) => (
        <TariffBox
          key={box.value}
          box={box}
          phase={picture.phase}
          at={[(index - (boxes.length - 1) / 2) * width, 5]}
          width={width}
          height={19}
          size={boxes.length > 2 ? 12.5 : 13.5}
          runs={runs}
        />
      ))}
      {byTrains(stop.revenue).map((text, index) => (
        <text key={text} class="tariff-text on" y={figure(27 + index * 12)} font-size="11.5">
          {text}
        </text>
      ))}
    </g>
  );
}

/** A city keeps its circle in the middle: the values stand in two rows on the side without track. */
function CityTariff({
  boxes,
  picture,
  away,
  runs,
}: {
  readonly boxes: readonly Box[];
  readonly picture: HexPicture;
  readonly away: Point;
  readonly runs?: readonly number[] | undefined;
}) {
  const [width, height] = [13.8, 14.5];
  const label = picture.face.label;
  return (
    <g>
      {label && (
        <text class="label" x={figure(away[0] * 0.35)} y="37" font-size="15">
          {label}
        </text>
      )}
      {boxes.map((box, index) => (
        <TariffBox
          key={box.value}
          box={box}
          phase={picture.phase}
          at={[away[0] + ((index % 2) - 0.5) * width, (Math.floor(index / 2) - 0.5) * height]}
          width={width}
          height={height}
          size={11}
          runs={runs}
        />
      ))}
    </g>
  );
}

function TariffBox({
  box,
  phase,
  at: place,
  width,
  height,
  size,
  runs,
}: {
  readonly box: Box;
  readonly phase: Colour | null;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly runs?: readonly number[] | undefined;
}) {
  const valid = phase === null || box.colours.includes(phase);
  const run = valid ? runs?.[0] : undefined;
  const state = `${valid ? ' on' : ''}${run === undefined ? '' : ` run-fill run${run}`}`;
  return (
    <g transform={at(place)}>
      <rect
        class={`tariff t-${box.colours[0]}${state}`}
        x={figure(-width / 2)}
        y={figure(-height / 2)}
        width={figure(width)}
        height={figure(height)}
      />
      <text
        class={`tariff-text${valid ? ' on' : ''}${run === undefined ? '' : ' on-run'}`}
        y={figure(size * 0.36)}
        font-size={size}
      >
        {box.value}
      </text>
    </g>
  );
}
