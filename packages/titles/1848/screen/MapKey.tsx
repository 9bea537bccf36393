/** What the signs of gauges on the map mean, in the sea below the west. */
import { centre, GaugeChange, type MapKey } from '@kursbuch/screens/eighteen';
import { own } from './words.ts';

const LINE = 19;

export const mapKey: MapKey = {
  place: centre('pointy', 'H1'),
  box: { x: -44, y: -14, width: 222, height: 78 },
  Signs() {
    const { keyBorder, keyChange } = own();
    return (
      <>
        <path class="gauge-casing" d="M-40 0H-6" />
        <path class="gauge-change" d="M-40 0H-6" />
        <text x="6" y="5">
          {keyBorder}
        </text>
        <GaugeChange place={[-23, 34]} />
        {keyChange.map((line, index) => (
          <text key={line} x="6" y={39 + index * LINE}>
            {line}
          </text>
        ))}
      </>
    );
  },
};
