/** The charts of a market with the ways that are thought of, large and small. */
import { type Cell, type CompanyId, cellOf } from '@kursbuch/eighteen';
import { notesAt, viewsAt } from '../game/contributions.ts';
import type { Game } from '../game/game.ts';
import { Scroller } from '../panels/Scroller.tsx';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { ChartDrawing, pileOn, type Way } from './ChartDrawing.tsx';
import { type Chart, chartsOf } from './chart.ts';
import './market.css';
import { type Dividend, dividendNow, draftMoves, type MarkerMove } from './moves.ts';

/** The market beside the table. */
export function MarketCompact({ game }: { readonly game: Game }) {
  const [drafted, dividend] = [draftMoves(game), dividendNow(game)];
  return (
    <section class="sec market-view">
      <header>
        <h2>{ui().panels.market.title}</h2>
        <span class="end">
          {drafted.length > 0 ? drafted.map(moveText).join(' · ') : dividend ? dividendText(dividend) : ''}
        </span>
      </header>
      <Charts game={game} compact />
    </section>
  );
}

/** Every chart of more than one row, and its high piles. */
export function Charts({
  game,
  compact = false,
  arrives,
}: {
  readonly game: Game;
  readonly compact?: boolean;
  /** Markers that would come, where that is not said by what is in the hand. */
  readonly arrives?: readonly MarkerMove[];
}) {
  const [drafted, dividend] = [arrives ?? draftMoves(game), dividendNow(game)];
  const ways: readonly Way[] =
    drafted.length > 0
      ? drafted.map((move) => ({ move, lands: true }))
      : [...(dividend?.payOut ?? []), ...(dividend?.withhold ?? [])]
          .filter((move) => move.company === dividend?.company)
          .map((move) => ({ move, lands: false }));
  const [Instead] = viewsAt(game, 'market');
  if (Instead) return <Instead game={game} ways={ways} compact={compact} />;
  const grids = chartsOf(game.title.market).filter(({ isLine }) => !isLine);
  return (
    <>
      {grids.map((chart) => (
        <Scroller key={chart.top} label={ui().panels.market.title}>
          <ChartDrawing
            chart={chart}
            state={game.shown.value}
            look={game.look}
            ways={ways}
            compact={compact}
            label={listing(game, chart)}
            cellName={(cell, pile) => cellName(game, cell, pile)}
          />
        </Scroller>
      ))}
      <Piles game={game} charts={grids} />
    </>
  );
}

/** "NYC 100 → 112". */
export function moveText({ company, before, after }: MarkerMove): string {
  const { number } = words();
  return before === null ? `${company} ${number(after)}` : `${company} ${number(before)} → ${number(after)}`;
}

export const priceAfter = (moves: readonly MarkerMove[], company: CompanyId, otherwise: number): number =>
  moves.find((move) => move.company === company)?.after ?? otherwise;

function dividendText({ company, payOut, withhold }: Dividend): string {
  const stays = payOut[0]?.before ?? withhold[0]?.before ?? 0;
  const { number } = words();
  return ui().panels.market.dividend(
    company,
    number(priceAfter(payOut, company, stays)),
    number(priceAfter(withhold, company, stays)),
  );
}

/** The market read out: every company with its price, the highest first. */
function listing(game: Game, chart: Chart): string {
  const state = game.shown.value;
  const here = new Set(chart.cells.map(({ id }) => id));
  const prices = Object.entries(state.markers)
    .filter(([company, { cell }]) => here.has(cell) && !state.companies[company]?.closed)
    .map(([company]) => ({ company, price: cellOf(game.title.market, state, company)?.price ?? 0 }))
    .sort((one, other) => other.price - one.price);
  const { market } = ui().panels;
  return prices.length === 0
    ? market.empty
    : `${market.title}: ${prices.map(({ company, price }) => `${company} ${price}`).join(', ')}`;
}

/** What a zone is called. */
export function zoneName(game: Game, zone: string): string {
  const { zones } = ui().panels.market;
  const [own] = notesAt(game, 'zone', { title: game.title, state: game.shown.value }, zone);
  return own?.sign ?? zones[zone as keyof typeof zones] ?? words().colourName(zone);
}

function cellName(game: Game, { price, zone, par }: Cell, pile: readonly CompanyId[]): string {
  const { market } = ui().panels;
  return [
    words().number(price),
    zone === 'normal' ? '' : zoneName(game, zone),
    par ? market.par : '',
    pile.length > 1 ? market.pile(pile.join(', ')) : (pile[0] ?? ''),
  ]
    .filter(Boolean)
    .join(', ');
}

/** From so many markers on, a pile hides what lies in it. */
const HIGH = 3;

/** High piles once more, side by side: who acts first stands first. */
function Piles({ game, charts }: { readonly game: Game; readonly charts: readonly Chart[] }) {
  const { market } = ui().panels;
  const piles = charts
    .flatMap(({ cells }) => cells)
    .map((cell) => ({ cell, pile: pileOn(game.shown.value, cell.id) }))
    .filter(({ pile }) => pile.length >= HIGH)
    .sort((one, other) => other.cell.price - one.cell.price);
  if (piles.length === 0) return null;
  return (
    <ul class="piles" aria-label={market.piles}>
      {piles.map(({ cell: { id, price }, pile }) => (
        <li key={id}>
          <b>{words().number(price)}</b>
          {pile.map((company) => (
            <MarkIcon key={company} look={game.look} company={company} size={24} />
          ))}
        </li>
      ))}
    </ul>
  );
}
