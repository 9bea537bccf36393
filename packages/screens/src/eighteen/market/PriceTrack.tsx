/** A market of one row: its prices as a line of stops. */
import type { CompanyId } from '@kursbuch/eighteen';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import type { Chart } from './chart.ts';
import { draftMoves } from './moves.ts';
import './market.css';

export function PriceTrack({
  game,
  chart,
  company,
}: {
  readonly game: Game;
  readonly chart: Chart;
  readonly company: CompanyId;
}) {
  const state = game.shown.value;
  const cells = [...chart.cells].sort((one, other) => one.column - other.column);
  const now = cells.findIndex(({ id }) => id === state.markers[company]?.cell);
  const would = draftMoves(game).find((move) => move.company === company)?.to;
  return (
    <ol class="price-track" aria-label={ui().panels.market.track(company)}>
      {cells.map(({ id, price }, index) => (
        <li
          key={id}
          class={index < now ? 'done' : index === now ? 'now' : id === would ? 'would' : ''}
          aria-current={index === now ? 'step' : undefined}
        >
          <span>{words().number(price)}</span>
        </li>
      ))}
    </ol>
  );
}
