/** What track and costs on the map mean, in the north-east beyond the mountains. */
import type { MapKey } from '@kursbuch/screens/eighteen';
import { mapWords } from './words.ts';

const LINE = 34;
const TRACK = 'M-46 0H-4';

/** A strip of a tile with track on it. */
function Strip({ at, core }: { readonly at: number; readonly core: '' | 'core' | 'core dual' }) {
  return (
    <g transform={`translate(0 ${at})`} class="on-yellow">
      <rect class="hex h-yellow" x="-46" y="-12" width="42" height="24" rx="2" />
      <path class="casing" d={TRACK} />
      <path class="track" d={TRACK} />
      {core && <path class={core} d={TRACK} />}
    </g>
  );
}

export const mapKey: MapKey = {
  place: [985, 120],
  box: { x: -52, y: -20, width: 290, height: 5 * LINE + 6 },
  Signs() {
    const { broad, metre, both, firstTile, premium } = mapWords();
    const lines = [broad, metre, both, firstTile, premium];
    return (
      <>
        <Strip at={0} core="" />
        <Strip at={LINE} core="core" />
        <Strip at={2 * LINE} core="core dual" />
        <g class="cost" transform={`translate(-47 ${3 * LINE + 5})`}>
          <text class="broad-cost">140</text>
          <text class="metre-cost" x="27">
            70
          </text>
        </g>
        <g class="premium" transform={`translate(-25 ${4 * LINE})`}>
          <rect x="-21" y="-11" width="42" height="22" rx="11" />
          <text x="-16" y="5.6">
            +100
          </text>
        </g>
        {lines.map((line, index) => (
          <text key={line} class="key-line" x="8" y={index * LINE + 5}>
            {line}
          </text>
        ))}
      </>
    );
  },
};
