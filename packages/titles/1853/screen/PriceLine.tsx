/** The prices of 1853: one line, in rows, with the marks of the companies, and arrows for what a dividend would bring. */

import { type Cell, type CellId, type CompanyId, priceOf } from '@kursbuch/eighteen';
import { chartsOf, type Game, Mark, type MarketWay, pileOn, ui } from '@kursbuch/screens/eighteen';
import './priceLine.css';
import { turnWords } from './words.ts';

/** Prices in a row: as many as the panel has room for. */
const ROW = 12;
const PITCH = 36;
const HEIGHT = 52;
const LAST = 400;

interface Spot {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}

export function PriceLine({
  game,
  ways,
  compact,
}: {
  game: Game;
  ways: readonly MarketWay[];
  compact: boolean;
}) {
  const [chart] = chartsOf(game.title.market);
  if (!chart) return null;
  const state = game.shown.value;
  const cells = [...chart.cells].sort((one, other) => one.column - other.column);
  const spots = new Map<CellId, Spot>(
    cells.map((cell, index) => [
      cell.id,
      { cell, x: 18 + (index % ROW) * PITCH, y: 20 + Math.floor(index / ROW) * HEIGHT },
    ]),
  );
  const rows = Math.ceil(cells.length / ROW);
  const text = turnWords();
  const here = Object.keys(state.markers)
    .map((company) => ({ company, price: priceOf(game.title.market, state, company) ?? 0 }))
    .sort((one, other) => other.price - one.price);
  const { market } = ui().panels;
  return (
    <figure class={`price-line${compact ? ' mini' : ''}`}>
      <svg
        viewBox={`0 0 ${ROW * PITCH + 4} ${rows * HEIGHT}`}
        role="img"
        aria-label={
          here.length === 0
            ? market.empty
            : `${market.title}: ${here.map(({ company, price }) => `${company} ${price}`).join(', ')}`
        }
      >
        {Array.from({ length: rows }, (_, row) => {
          const count = Math.min(ROW, cells.length - row * ROW);
          const last = row === rows - 1;
          const y = 20 + row * HEIGHT;
          return (
            <path
              key={y}
              class="line"
              d={`M${row === 0 ? 18 : 0} ${y}H${last ? 18 + (count - 1) * PITCH : ROW * PITCH + 4}`}
            />
          );
        })}
        {[...spots.values()].map(({ cell, x, y }) => (
          <g key={cell.id} transform={`translate(${x} ${y})`}>
            <circle class={`stop z-${cell.zone}${cell.par ? ' par' : ''}`} r={cell.par ? 6 : 5} />
            <text class={`price${cell.price === LAST ? ' last' : ''}`} y="24">
              {cell.price}
            </text>
          </g>
        ))}
        {[...spots].map(([id, spot]) => (
          <Pile key={id} game={game} pile={pileOn(state, id)} spot={spot} />
        ))}
        {ways.map(({ move, lands }) => {
          const [from, to] = [spots.get(move.from ?? ''), spots.get(move.to)];
          return from && to ? (
            <Leap
              key={`${move.company} ${move.to}`}
              game={game}
              from={from}
              to={to}
              company={move.company}
              lands={lands}
              gain={move.gain}
            />
          ) : null;
        })}
      </svg>
      <figcaption>
        {text.steps}
        {!compact && ` ${text.withheld} ${text.last} ${text.free}`}
      </figcaption>
    </figure>
  );
}

/** The markers at a price: the first to arrive lies on top. */
function Pile({ game, pile, spot: { x, y } }: { game: Game; pile: readonly CompanyId[]; spot: Spot }) {
  // Two lie side by side, more overlap.
  const apart = Math.min(17, 26 / Math.max(1, pile.length - 1));
  return (
    <>
      {[...pile].reverse().map((company, index) => {
        const place = pile.length - 1 - index;
        const aside = (place - (pile.length - 1) / 2) * apart;
        return (
          <g key={company} class="chip" transform={`translate(${x + aside} ${y})`}>
            <Mark look={game.look} company={company} r={pile.length > 1 ? 9 : 12} />
          </g>
        );
      })}
    </>
  );
}

/** From price to price: over the line forwards, dashed backwards; into another row straight. */
function Leap({
  game,
  from,
  to,
  company,
  gain,
  lands,
}: {
  game: Game;
  from: Spot;
  to: Spot;
  company: CompanyId;
  gain: boolean;
  lands: boolean;
}) {
  const isRow = from.y === to.y;
  const up = 14;
  const [y1, y2] = [from.y - up + 2, to.y - up + 2];
  const d = isRow
    ? `M${from.x} ${y1}C${from.x} ${y1 - 12} ${to.x} ${y2 - 12} ${to.x} ${y2}`
    : `M${from.x} ${y1}C${from.x} ${y1 - 12} ${to.x} ${to.y - 34} ${to.x} ${y2}`;
  return (
    <g class="way">
      <path class={`move ${gain ? 'plus' : 'minus'}`} d={d} />
      <path class="move-head" d="M0 0L-4 -7H4Z" transform={`translate(${to.x} ${y2 + 1})`} />
      {lands && (
        <g class="chip" transform={`translate(${to.x} ${to.y})`}>
          <circle class="landing" r="13" />
          <Mark look={game.look} company={company} r={11} />
        </g>
      )}
    </g>
  );
}
