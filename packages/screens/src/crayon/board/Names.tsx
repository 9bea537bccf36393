/** Names of cities with their goods, and of waters. */

import { figure } from '../../parts/map/plane.ts';
import { memo } from '../../parts/memo.ts';
import { at } from './grid.ts';
import type { Label } from './labels.ts';
import { onPlane } from './onPlane.ts';
import { PictogramDrawing } from './pictogram.tsx';
import type { DrawnBoard, LitOrder } from './scene.ts';
import type { WaterName } from './waterNames.ts';

interface NamesProps {
  readonly drawn: DrawnBoard;
  readonly labels: readonly Label[];
  readonly lit: LitOrder | null;
  readonly soldOut: ReadonlySet<string> | undefined;
}

export const Names = memo(({ drawn, labels, lit, soldOut }: NamesProps) => (
  <g>
    {labels.map((label) => (
      <CityLabel key={label.city.id} drawn={drawn} label={label} lit={lit} soldOut={soldOut} />
    ))}
  </g>
));

function CityLabel({
  drawn: { board, pictograms },
  label: { city, text, size, anchor, textAt, textWidth, icon, goods },
  lit,
  soldOut,
}: Omit<NamesProps, 'labels'> & { readonly label: Label }) {
  const plate = lit?.to === city.id ? 'to' : lit?.from.includes(city.id) ? 'from' : null;
  const [x, y] = textAt;
  const left = anchor === 'start' ? x - 4 : anchor === 'end' ? x + 4 - textWidth : x - textWidth / 2;
  return (
    <g class="city-label" data-at={city.at[0]} style={onPlane(at(board, city.at[0] ?? 0))}>
      {plate && (
        <rect
          class={`name-plate ${plate}`}
          x={figure(left)}
          y={figure(y - size * 0.96)}
          width={figure(textWidth)}
          height={figure(size * 1.24)}
          rx="2"
        />
      )}
      <text
        class={`place-name ${city.kind}${plate ? ` plated ${plate}` : ''}`}
        x={figure(x)}
        y={figure(y)}
        font-size={figure(size)}
        style={{ textAnchor: anchor }}
      >
        {text}
      </text>
      {goods.map(({ good, at: [gx, gy] }) => {
        const pictogram = pictograms[good];
        const state = `${soldOut?.has(good) ? ' sold-out' : ''}${plate === 'from' && lit?.good === good ? ' wanted' : ''}`;
        return (
          <g
            key={good}
            class={`city-good${state}`}
            transform={`translate(${figure(gx)} ${figure(gy)}) scale(${figure(icon / 17)})`}
          >
            <rect class="good-ground" x="-9" y="-9" width="18" height="18" rx="3" />
            {pictogram && <PictogramDrawing of={pictogram} />}
          </g>
        );
      })}
    </g>
  );
}

export const WaterNames = memo(
  ({ names, isNear }: { readonly names: readonly WaterName[]; readonly isNear: boolean }) => (
    <g class="water-names">
      {names.map(({ key, kind, text, at: place, turn }) => (
        <g key={key} class={kind} style={onPlane(place)}>
          <text transform={`rotate(${turn})`} dy={kind === 'course' ? (isNear ? '-0.9em' : '-0.42em') : 0}>
            {text}
          </text>
        </g>
      ))}
    </g>
  ),
);
