/** What the signs of gauges on the map mean, in the sea below the west. */

import { at, centre } from '../../eighteen/board/geometry.ts';
import { GaugeChange } from '../../eighteen/board/Sides.tsx';
import { own } from './words.ts';

/** Its upper left corner; no hex lies around it. */
const PLACE = centre('pointy', 'H1');

const LINE = 19;

export function MapKey() {
  const { keyBorder, keyChange } = own();
  return (
    <g class="map-key" transform={at(PLACE)}>
      <path class="gauge-casing" d="M-40 0H-6" />
      <path class="gauge" d="M-40 0H-6" />
      <text x="6" y="5">
        {keyBorder}
      </text>
      <GaugeChange place={[-23, 34]} />
      {keyChange.map((line, index) => (
        <text key={line} x="6" y={39 + index * LINE}>
          {line}
        </text>
      ))}
    </g>
  );
}
