/** What is written on a hex. */
import './board.css';
import { memo } from '../../parts/memo.ts';
import { type Detail, hasValues, TEXT_SCALE } from './detail.ts';
import { isOffMap } from './faces.ts';
import { Glyph } from './Glyph.tsx';
import { at, figure, type Orientation, type Point, polar } from './geometry.ts';
import type { HexPicture } from './picture.ts';
import { Tariff } from './Tariff.tsx';
import {
  COST_DIGIT,
  costWidth,
  type HexText,
  plainWidth,
  SIGN_SIZE,
  textsOf,
  type VisitedBy,
} from './texts.ts';

interface TextProps {
  readonly orientation: Orientation;
  readonly picture: HexPicture;
  readonly place?: string | undefined;
  readonly detail: Detail;
  /** Which runs come to which stop. */
  readonly visits?: VisitedBy | undefined;
  /** Off-map areas of several hexes have their values written once: where, from this hex. */
  readonly tariffAt?: Point | null | undefined;
}

export const HexTexts = memo((props: TextProps) => {
  const { orientation, picture, place, detail, visits, tariffAt } = props;
  if (detail === 'bare') return null;
  if (isOffMap(picture.face))
    return !hasValues(detail) || tariffAt === null ? null : (
      <g transform={place}>
        <Tariff orientation={orientation} picture={picture} between={tariffAt} runs={visits?.[0]} />
      </g>
    );
  const texts = textsOf(orientation, picture, detail, visits);
  if (texts.length === 0) return null;
  return (
    <g transform={place}>
      {texts.map((text) => (
        <Text
          key={text.kind === 'value' ? text.stop : text.kind}
          text={text}
          picture={picture}
          scale={TEXT_SCALE[detail]}
          visits={visits}
          isFar={!hasValues(detail)}
        />
      ))}
    </g>
  );
});

function Text({
  text,
  picture,
  scale,
  visits,
  isFar,
}: {
  readonly text: HexText;
  readonly picture: HexPicture;
  readonly scale: number;
  readonly visits: VisitedBy | undefined;
  readonly isFar: boolean;
}) {
  const [x, y] = text.at;
  switch (text.kind) {
    case 'value':
      return <ValueDisc at={text.at} value={text.value} scale={scale} runs={visits?.[text.stop]} />;
    case 'label':
      return (
        <text
          class={`label${text.later ? ' later' : ''} on-${picture.face.color === 'white' ? 'blank' : 'tile'}`}
          x={figure(x)}
          y={figure(y + 5.2)}
          font-size={text.later ? 14 : 15}
        >
          {text.text}
        </text>
      );
    case 'port':
      return (
        <g transform={at(text.at)}>
          <Glyph name="port" />
        </g>
      );
    case 'cost':
      return (
        <g
          class={`cost${picture.face.color === 'white' ? '' : ' solid'}`}
          transform={text.isPlain ? `${at(text.at)} scale(${scale})` : at(text.at)}
        >
          {text.isPlain ? (
            <PlainCosts cost={text.cost} metre={text.metre} />
          ) : text.metre === null ? (
            <>
              <g transform="translate(-10 0)">
                <Glyph name={text.terrain} />
              </g>
              <text x="2.5" y="4.9" font-size="14">
                {text.cost}
              </text>
            </>
          ) : (
            <TwoCosts terrain={text.terrain} cost={text.cost} metre={text.metre} />
          )}
        </g>
      );
    case 'premium':
      return (
        <g class="premium" transform={isFar ? `${at(text.at)} scale(${scale})` : at(text.at)}>
          <rect x={figure(-text.width)} y="-8" width={figure(2 * text.width)} height="16" rx="8" />
          <text y="4.4" font-size="12">
            +{text.amount}
          </text>
        </g>
      );
    case 'private':
      return (
        <g class="private" transform={at(text.at)}>
          <rect x={figure(-text.width)} y="-8" width={figure(2 * text.width)} height="16" rx="2" />
          <text y="4.1" font-size={SIGN_SIZE}>
            {text.text}
          </text>
        </g>
      );
  }
}

/** The figures alone. */
function PlainCosts({ cost, metre }: { readonly cost: number; readonly metre: number | null }) {
  const left = -plainWidth(cost, metre);
  return (
    <>
      <text class="broad-cost" x={figure(left)} y="4.7" font-size="13">
        {cost}
      </text>
      {metre !== null && (
        <text
          class="metre-cost"
          x={figure(left + COST_DIGIT * String(cost).length + 4)}
          y="4.7"
          font-size="13"
        >
          {metre}
        </text>
      )}
    </>
  );
}

/** What the first tile costs in broad and in metre gauge. */
function TwoCosts({
  terrain,
  cost,
  metre,
}: {
  readonly terrain: string;
  readonly cost: number;
  readonly metre: number;
}) {
  const left = -costWidth(cost, metre);
  const next = left + 21 + COST_DIGIT * String(cost).length;
  return (
    <>
      <g transform={`translate(${figure(left + 9)} 0)`}>
        <Glyph name={terrain} />
      </g>
      <text class="broad-cost" x={figure(left + 20)} y="4.7" font-size="13">
        {cost}
      </text>
      <text class="metre-cost" x={figure(next + 2)} y="4.7" font-size="13">
        {metre}
      </text>
    </>
  );
}

/** What a stop is worth; in the colours of the runs that come to it. */
function ValueDisc({
  at: place,
  value,
  scale = 1,
  runs,
}: {
  readonly at: Point;
  readonly value: number;
  readonly scale?: number;
  readonly runs?: readonly number[] | undefined;
}) {
  const half = value > 99 ? 13.5 : 10.8;
  const isOnRun = runs !== undefined && runs.length > 0;
  const several = runs !== undefined && runs.length > 1;
  const pill = { x: -half, y: -10.8, width: 2 * half, height: 21.6, rx: 10.8 };
  return (
    <g class={`value${isOnRun ? ' on-run' : ''}`} transform={`${at(place)} scale(${scale})`}>
      {several ? (
        <>
          {runs.map((run, index) => (
            <path key={run} class={`run-fill run${run}`} d={sector(index, runs.length, 11.6)} />
          ))}
          <circle class="run-rim" r="11.6" />
        </>
      ) : (
        <rect {...pill} class={runs?.[0] === undefined ? undefined : `run-fill run${runs[0]}`} />
      )}
      <text y="4.7" font-size={several && value > 99 ? 11.5 : 13.5}>
        {value}
      </text>
    </g>
  );
}

/** One of so many equal parts of a disc, from the top on against the clock. */
function sector(index: number, count: number, radius: number): string {
  const end = (part: number) => polar(-90 - (360 / count) * part, radius);
  const [from, to] = [end(index), end(index + 1)];
  return `M0 0L${figure(from[0])} ${figure(from[1])}A${radius} ${radius} 0 0 0 ${figure(to[0])} ${figure(to[1])}Z`;
}
