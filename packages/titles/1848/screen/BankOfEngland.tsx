/** The Bank of England: its price, its loans, what it pays, and the companies it has taken over. */

import {
  type CompanyId,
  type EighteenState,
  faceAt,
  percentOf,
  phaseOf,
  priceOf,
  type Title,
  valueIn,
} from '@kursbuch/eighteen';
import {
  chartsOf,
  type Game,
  GaugeChange,
  MarkIcon,
  PriceTrack,
  revenueHistory,
  words,
} from '@kursbuch/screens/eighteen';
import { Sign } from '@kursbuch/screens/frame';
import { useComputed } from '@preact/signals';
import {
  BANK_OF_ENGLAND,
  BANK_PAYS,
  bankRevenue,
  COM,
  LAST_LOANS,
  LAST_RECEIVERSHIPS,
  LOAN,
  linkReady,
  loansLeft,
  loansOut,
  receiverships,
} from '../rules/index.ts';
import './bank.css';
import { Loans } from './Loans.tsx';
import { own } from './words.ts';

/** A station the bank earns with. */
interface Earning {
  readonly company: CompanyId;
  readonly place: string;
  readonly value: number;
}

function earnings(title: Title, state: EighteenState): readonly Earning[] {
  const colour = phaseOf(title, state).tiles.at(-1) ?? 'yellow';
  return state.stations.flatMap(({ company, hex, stop }) => {
    if (!state.companies[company]?.closed || stop === null) return [];
    const value = valueIn(faceAt(title.board, state.tiles, hex)?.stops[stop]?.revenue ?? 0, colour);
    return [{ company, place: words().placeName(title, hex), value }];
  });
}

export function BankOfEngland({ game }: { readonly game: Game }) {
  const { title, look } = game;
  const state = game.shown.value;
  const text = own();
  const { money, number, phaseName } = words();
  const [left, out] = [loansLeft(state), loansOut(state)];
  const chart = chartsOf(title.market).find(({ cells }) =>
    cells.some(({ id }) => id === state.markers[BANK_OF_ENGLAND]?.cell),
  );
  const earned = earnings(title, state);
  const holders = state.players.flatMap((_, seat) => {
    const percent = percentOf(state, BANK_OF_ENGLAND, seat);
    return percent > 0 ? [{ seat, percent }] : [];
  });
  const debtors = [...title.companies.keys()].filter((company) => (state.companies[company]?.loans ?? 0) > 0);
  return (
    <section class="boe" aria-label={text.bank}>
      <header>
        <MarkIcon look={look} company={BANK_OF_ENGLAND} size={26} label={false} />
        <h2>{text.bank}</h2>
        <b>
          <small>{text.price}</small> {number(priceOf(title.market, state, BANK_OF_ENGLAND) ?? 0)}
        </b>
      </header>
      {chart && <PriceTrack game={game} chart={chart} company={BANK_OF_ENGLAND} />}
      <dl>
        <dt>{text.free}</dt>
        <dd>{text.freeOf(left, left + out, money(title, state.cash[BANK_OF_ENGLAND] ?? 0))}</dd>
        <dt>{text.least(phaseName(state.phase))}</dt>
        <dd>{money(title, BANK_PAYS[state.phase] ?? 0)}</dd>
        {earned.length > 0 && (
          <>
            <dt>
              <MarkIcon look={look} company={BANK_OF_ENGLAND} size={18} label={false} />
              {text.earns}
            </dt>
            <dd class="held">
              {earned.map(({ company, place, value }) => (
                <span key={`${company} ${place}`}>
                  <span class="dim">{place}</span> {number(value)}
                </span>
              ))}
            </dd>
          </>
        )}
        <dt>{text.perShare}</dt>
        <dd>
          {money(title, (bankRevenue(title, state) * title.shares.paperSize(state, BANK_OF_ENGLAND)) / 100)}
        </dd>
        <dt>{text.shares}</dt>
        <dd class="held">
          {holders.map(({ seat, percent }) => (
            <span key={seat}>
              <Sign game={game} seat={seat} /> {percent}
            </span>
          ))}
          <span>
            <span class="dim">{text.pool}</span> {percentOf(state, BANK_OF_ENGLAND, 'pool')}
          </span>
        </dd>
      </dl>

      <h3>{text.loans}</h3>
      {debtors.length === 0 ? (
        <p class="dim">{text.noLoans}</p>
      ) : (
        <ul class="debtors">
          {debtors.map((company) => (
            <li key={company}>
              <MarkIcon look={look} company={company} size={20} />
              <Loans value={state.companies[company]?.loans ?? 0} />
            </li>
          ))}
        </ul>
      )}
      <p class="dim">
        {text.loanRule(money(title, LOAN))} {text.endByLoans(out, LAST_LOANS)}.
      </p>

      <h3>{text.receivership}</h3>
      <Failed game={game} earned={earned} />
      <p class="dim">{text.endByReceiverships(receiverships(state), LAST_RECEIVERSHIPS)}.</p>

      {!state.companies[COM]?.operated && !state.companies[COM]?.closed && (
        <>
          <h3>
            <MarkIcon look={look} company={COM} size={20} label={false} /> {text.commonwealth}
          </h3>
          <p>{linkReady(title, state) ? text.linked : text.unlinked}</p>
        </>
      )}
      <Legend game={game} />
    </section>
  );
}

function Failed({ game, earned }: { readonly game: Game; readonly earned: readonly Earning[] }) {
  const text = own();
  const state = game.shown.value;
  const since = useComputed(
    () => revenueHistory(game.steps.value.slice(0, game.moment.value ?? undefined)).closed,
  ).value;
  const failed = [...game.title.companies.values()].filter(({ sym }) => state.companies[sym]?.closed);
  if (failed.length === 0) return <p class="dim">{text.noReceivership}</p>;
  return (
    <ul class="failed">
      {failed.map(({ sym, name }) => {
        const round = since.get(sym);
        const cities = earned.filter(({ company }) => company === sym).map(({ place }) => place);
        return (
          <li key={sym}>
            <MarkIcon look={game.look} company={sym} size={20} label={false} />
            <span>
              {text.failed(name, round ? words().roundShort(round) : '')};{' '}
              {cities.length > 0 ? text.failedStations(words().list(cities)) : text.failedNone}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Legend({ game }: { readonly game: Game }) {
  const text = own();
  return (
    <>
      <h3>{text.legend}</h3>
      <ul class="key">
        <li>
          <svg width="34" height="10" aria-hidden="true">
            <path class="gauge-change" d="M0 5H34" />
          </svg>
          {text.border}
        </li>
        <li>
          <svg width="34" height="28" viewBox="-17 -14 34 28" aria-hidden="true">
            <GaugeChange place={[0, 0]} />
          </svg>
          {text.change}
        </li>
        <li>
          <span class="sample">
            <MarkIcon look={game.look} company={BANK_OF_ENGLAND} size={24} label={false} />
          </span>
          {text.station}
        </li>
      </ul>
    </>
  );
}
