/** The stock market: where every company stands, and where it would go. */
import type { EighteenAction } from '@kursbuch/eighteen';
import { Rich } from '../../parts/strong.tsx';
import { consequencesOf } from '../foresight/consequences.ts';
import { saidOf } from '../foresight/consequenceWords.ts';
import { foresee } from '../foresight/foresee.ts';
import { addsAt, toldAt } from '../game/contributions.ts';
import { type Game, isRehearsed } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { RoundEnd } from '../surfaces/RoundEnd.tsx';
import { ui, words } from '../words/index.ts';
import { type Chart, chartsOf } from './chart.ts';
import { Charts, moveText, priceAfter, zoneName } from './MarketCompact.tsx';
import { type Dividend, dividendNow, draftMoves, type MarkerMove } from './moves.ts';
import { PriceTrack } from './PriceTrack.tsx';
import { type Zone, zoneMeanings, zonesOf } from './zones.ts';

export function MarketView({ game }: { readonly game: Game }) {
  const [drafted, dividend] = [draftMoves(game), dividendNow(game)];
  const { market } = ui().panels;
  // A drawing of the title's own says itself what its prices mean.
  const isUsual = !addsAt(game.look.views, 'market');
  return (
    <section class="market-view full">
      <header>
        <h2>{market.title}</h2>
        {isUsual && <span class="hint">{market.hint}</span>}
      </header>
      <div class="sides">
        <div class="charts">
          <Charts game={game} />
          {isUsual && <Tracks game={game} charts={chartsOf(game.title.market)} />}
        </div>
        <div class="legend">
          {drafted.length > 0 ? (
            <>
              <Moves title={market.draft} moves={drafted} />
              <Besides game={game} />
            </>
          ) : (
            dividend && (
              <>
                <DividendTable game={game} of={dividend} />
                <Besides game={game} action={{ type: 'payOut' }} />
              </>
            )
          )}
          <RoundEnd game={game} />
          {isUsual && <Zones game={game} />}
        </div>
      </div>
    </section>
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

/** What the title alone would bring with it, said where the markers are seen to move. */
function Besides({ game, action }: { readonly game: Game; readonly action?: EighteenAction }) {
  const { title, look } = game;
  const state = game.now.value;
  const draft = game.draft.value;
  const [waiting] = game.waiting.value;
  const seat = action ? waiting : draft?.seat;
  const told = action && seat !== undefined ? foresee(game, seat, action) : draft?.outcome;
  if (seat === undefined || !told || !isRehearsed(told)) return null;
  const own = consequencesOf({ title, look }, state, told.events, told.after, seat).filter(
    ({ kind }) => kind === 'own',
  );
  return (
    <>
      {saidOf({ title, state, seat }, own).map(({ key, text }) => (
        <p key={key} class="loud">
          <Rich text={text} />
        </p>
      ))}
    </>
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
  const { title, shown } = game;
  const text = (zone: Zone): string => {
    const own = toldAt(game, 'zone', { title, state: shown.value }, zone.zone);
    if (own.length > 0) return own.join(' ');
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
              <b>{zoneName(game, zone.zone)}</b>
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
