/** The stock market: where every company stands, and where it would go. */
import { type Cell, type CompanyId, cellOf } from '@kursbuch/eighteen';
import type { Game } from '../game/game.ts';
import { Scroller } from '../panels/Scroller.tsx';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { ChartDrawing, pileOn, type Way } from './ChartDrawing.tsx';
import { type Chart, chartsOf } from './chart.ts';
import './market.css';
import { type Dividend, dividendNow, draftMoves, type MarkerMove } from './moves.ts';
import { PriceTrack } from './PriceTrack.tsx';
import { type Zone, zoneMeanings, zonesOf } from './zones.ts';

export function MarketView({ game, compact = false }: { readonly game: Game; readonly compact?: boolean }) {
  const dividend = dividendNow(game);
  const drafted = draftMoves(game);
  const { market } = ui().panels;
  const ways: readonly Way[] =
    drafted.length > 0
      ? drafted.map((move) => ({ move, lands: true }))
      : [...(dividend?.payOut ?? []), ...(dividend?.withhold ?? [])]
          .filter((move) => move.company === dividend?.company)
          .map((move) => ({ move, lands: false }));
  const charts = chartsOf(game.title.market);
  const grids = charts.filter(({ isLine }) => !isLine);
  const caption =
    drafted.length > 0 ? drafted.map(moveText).join(' · ') : dividend ? dividendText(dividend) : '';
  const drawing = grids.map((chart) => (
    <Scroller key={chart.top} label={market.title}>
      <ChartDrawing
        chart={chart}
        state={game.shown.value}
        look={game.look}
        ways={ways}
        compact={compact}
        label={listing(game, chart)}
        cellName={cellName}
      />
    </Scroller>
  ));
  if (compact)
    return (
      <section class="sec market-view">
        <header>
          <h2>{market.title}</h2>
          <span class="end">{caption}</span>
        </header>
        {drawing}
        <Piles game={game} charts={grids} />
      </section>
    );
  return (
    <section class="market-view full">
      <header>
        <h2>{market.title}</h2>
        <span class="hint">{market.hint}</span>
      </header>
      <div class="sides">
        <div class="charts">
          {drawing}
          <Piles game={game} charts={grids} />
          <Tracks game={game} charts={charts} />
        </div>
        <div class="legend">
          {drafted.length > 0 ? (
            <Moves title={market.draft} moves={drafted} />
          ) : (
            dividend && <DividendTable game={game} of={dividend} />
          )}
          <Zones game={game} />
        </div>
      </div>
    </section>
  );
}

/** "NYC 100 → 112". */
function moveText({ company, before, after }: MarkerMove): string {
  const { number } = words();
  return before === null ? `${company} ${number(after)}` : `${company} ${number(before)} → ${number(after)}`;
}

const priceAfter = (moves: readonly MarkerMove[], company: CompanyId, otherwise: number): number =>
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

function cellName({ price, zone, par }: Cell, pile: readonly CompanyId[]): string {
  const { market } = ui().panels;
  const name = market.zones[zone as keyof typeof market.zones]?.name ?? words().colourName(zone);
  return [
    words().number(price),
    zone === 'normal' ? '' : name,
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

/** Markets of one row, below the chart. */
function Tracks({ game, charts }: { readonly game: Game; readonly charts: readonly Chart[] }) {
  const { markers } = game.shown.value;
  return (
    <>
      {charts
        .filter(({ isLine }) => isLine)
        .map((chart) => {
          const company = Object.keys(markers).find((one) =>
            chart.cells.some(({ id }) => id === markers[one]?.cell),
          );
          return company === undefined ? null : (
            <div key={chart.top} class="track-row">
              <MarkIcon look={game.look} company={company} size={26} />
              <PriceTrack game={game} chart={chart} company={company} />
            </div>
          );
        })}
    </>
  );
}

function Moves({ title, moves }: { readonly title: string; readonly moves: readonly MarkerMove[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {moves.map((move) => (
          <li key={move.company}>
            <b>{moveText(move)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DividendTable({ game, of }: { readonly game: Game; readonly of: Dividend }) {
  const { market } = ui().panels;
  const { money, number } = words();
  const perPaper = (of.revenue * game.title.shares.paperSize(game.now.value, of.company)) / 100;
  const stays = of.payOut[0]?.before ?? of.withhold[0]?.before ?? 0;
  const way = (moves: readonly MarkerMove[]): string =>
    `${number(stays)} → ${number(priceAfter(moves, of.company, stays))}`;
  return (
    <div>
      <h3>{market.dividendOf(of.company)}</h3>
      <table class="tt moves">
        <tbody>
          <tr>
            <td>{market.payOut(money(game.title, of.revenue))}</td>
            <td class="dim">{market.perShare(money(game.title, perPaper))}</td>
            <td class="price">{way(of.payOut)}</td>
          </tr>
          <tr>
            <td>{market.withhold(money(game.title, of.revenue))}</td>
            <td class="dim" />
            <td class="price">{way(of.withhold)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Zones({ game }: { readonly game: Game }) {
  const { market } = ui().panels;
  const zones = zoneMeanings(game.title, game.shown.value);
  const text = (zone: Zone): string => {
    const special = market.zones[zone.zone as keyof typeof market.zones]?.text;
    if (special) return special;
    const parts = [
      zone.counts
        ? zonesOf(game.title.market).some((one) => one !== 'normal')
          ? market.counts
          : ''
        : market.free,
      zone.holding === null ? '' : market.holding(words().percent(zone.holding)),
      zone.several ? market.several : '',
    ];
    return parts.filter(Boolean).join(' ');
  };
  return (
    <div>
      <h3>{market.zonesTitle}</h3>
      <ul>
        {zones.map((zone) => (
          <li key={zone.zone}>
            <i class={`z z-${zone.zone}`} />
            <div>
              <b>
                {market.zones[zone.zone as keyof typeof market.zones]?.name ?? words().colourName(zone.zone)}
              </b>
              <span>{text(zone)}</span>
            </div>
          </li>
        ))}
        <li>
          <i class="z parbox" />
          <div>
            <b>{market.framed}</b>
            <span>{market.framedText}</span>
          </div>
        </li>
      </ul>
    </div>
  );
}
