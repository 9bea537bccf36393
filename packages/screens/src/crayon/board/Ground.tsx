/** Sea, land, hills, lakes and rivers: everything that is the same in every game. Drawn once. */
import { memo } from '../../parts/memo.ts';
import { hillsOf } from './hills.ts';
import type { DrawnBoard } from './scene.ts';

/** More of the plane than any window shows; what is larger than that would only cost time to draw. */
const EVERYWHERE = 'M-3500-3500H7200V7200H-3500Z';

export const Ground = memo(({ drawn: { board, geography } }: { readonly drawn: DrawnBoard }) => {
  const { lands, patches, coast, shore, borders, lakes, rivers, channels, board: inside, edge } = geography;
  const { range, high } = hillsOf(board);
  return (
    <g>
      <path class="sea" d={EVERYWHERE} />
      {/* depths as on an engraved chart, then the coast itself; land covers the half that lies on it */}
      <path class="shore deep" d={shore} />
      <path class="shore middle" d={shore} />
      <path class="shore shallow" d={shore} />
      <path class="coast" d={coast} />
      {[...lands, ...patches].map(({ tone, path }) => (
        <path key={path} class={`land ${tone}`} d={path} />
      ))}
      <path class="hill" d={range} />
      <path class="hill high" d={high} />
      <path class="border" d={borders} />
      <path class="lake" d={lakes} />
      <path class="channel" d={channels.map(({ path }) => path).join('')} />
      <path class="river" d={rivers.map(({ path }) => path).join('')} />
      <path class="beyond" fill-rule="evenodd" d={`${EVERYWHERE}${inside}`} />
      <path class="board-edge" d={edge} />
    </g>
  );
});
