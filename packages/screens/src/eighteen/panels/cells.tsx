/** What stands in the cells of the tables. */
import './cells.css';
import type { CompanyId, Title } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { notesAt } from '../game/contributions.ts';
import type { Game } from '../game/game.ts';
import { TrainBox } from '../parts/TrainBox.tsx';
import { ui, words } from '../words/index.ts';
import type { CompanyFigures, TrainFigure } from './figures.ts';
import { Figure, Nil } from './Nil.tsx';
import type { Earned } from './revenueHistory.ts';

/** Percents; the diamond marks the director, a hollow one whoever leads the company without being that. */
export function Holding({ of, seat }: { readonly of: CompanyFigures; readonly seat: Seat }) {
  const percent = of.holdings[seat] ?? 0;
  const leads = of.speaker === seat;
  const { table } = ui().panels;
  if (!leads && of.director !== seat) return percent === 0 ? <Nil /> : percent;
  const word = of.director === seat ? table.director : of.hasShares ? table.leads : table.owner;
  return (
    <span class={`dir${isLed(of) ? ' led' : ''}`}>
      {percent > 0 && percent}
      <span class="unseen"> {word}</span>
    </span>
  );
}

/** Somebody leads it who is not its director. */
export const isLed = ({ hasShares, director, speaker }: CompanyFigures): boolean =>
  hasShares && director === null && speaker !== null;

/** What the percents of a holding do not tell. */
export function HeldNotes({
  game,
  company,
  seat,
}: {
  readonly game: Game;
  readonly company: CompanyId;
  readonly seat: Seat;
}) {
  const table = { title: game.title, state: game.shown.value };
  return notesAt(game, 'holding', table, { company, seat }).map(({ sign, text }) => (
    <abbr key={sign} class="held-note" title={text}>
      {sign}
    </abbr>
  ));
}

export const Percent = ({ value }: { readonly value: number }) => (value === 0 ? <Nil /> : value);

export function TrainBoxes({ trains }: { readonly trains: readonly TrainFigure[] }) {
  if (trains.length === 0) return <Nil />;
  return (
    <span class="trains">
      {trains.map(({ id, kind, old, metre }) => (
        <TrainBox key={id} kind={kind} old={old} metre={metre} />
      ))}
    </span>
  );
}

/** The price, or while there is no marker the par at which shares count. */
export function Price({ of }: { readonly of: CompanyFigures }) {
  const { number } = words();
  if (of.price !== null || of.par === null || of.standing === 'closed')
    return <Figure of={of.price} text={number} />;
  return (
    <span class="to-come" title={ui().panels.table.noMarker}>
      {number(of.par)}
      <span class="unseen"> {ui().panels.table.noMarker}</span>
    </span>
  );
}

/** What a company has in its treasury; while its capital is still to come, what it will have. */
export function Treasury({
  of,
  text = words().number,
}: {
  readonly of: CompanyFigures;
  readonly text?: (value: number) => string;
}) {
  if (of.treasuryAhead === null)
    return <Figure of={of.standing === 'unstarted' ? null : of.treasury} text={text} />;
  const { ahead, aheadFull } = ui().panels.table;
  return (
    <span class="to-come" title={aheadFull}>
      {ahead(text(of.treasuryAhead))}
    </span>
  );
}

/** How far a company with a par is from floating, in short; read out, and when pointed at, in full. */
export function FloatNote({ title, of }: { readonly title: Title; readonly of: CompanyFigures }) {
  const { floating } = of;
  if (!floating) return <Nil />;
  const { sold, needed, papers, cost } = floating;
  const { number, percent } = words();
  const each = cost === null || papers === 0 ? null : number(cost / papers);
  const full = floatText(title, of);
  return (
    <span class="float-note" title={full}>
      <span aria-hidden="true">
        {ui().panels.floating.short(number(sold), percent(needed), papers, each)}
      </span>
      <span class="unseen">{full}</span>
    </span>
  );
}

/** How far a company is from floating, what is missing, and what it gets then; empty once it has floated. */
export function floatText(title: Title, { floating }: CompanyFigures): string {
  if (!floating) return '';
  const { sold, needed, papers, cost, capital, atOnce } = floating;
  const { money, percent, number } = words();
  const text = ui().panels.floating;
  return [
    text.sold(number(sold), percent(needed)),
    cost === null ? text.noPar : text.missing(papers, money(title, cost)),
    ...(capital === null ? [] : [text.gets(money(title, capital), atOnce)]),
  ].join(' ');
}

/** Stations as rings: filled ones stand on the map. */
export function Stations({ of }: { readonly of: CompanyFigures }) {
  if (of.stations === 0) return <Nil />;
  const words = ui().panels.table.stationsLeft(of.stationsLeft, of.stations);
  return (
    <span class="pips" role="img" aria-label={words} title={words}>
      {Array.from({ length: of.stations }, (_, index) => (
        <i key={index} class={index < of.stations - of.stationsLeft ? 'used' : ''} />
      ))}
    </span>
  );
}

/** A revenue: paid out is bold, withheld stands in brackets. */
export function Revenue({
  of,
  text,
}: {
  readonly of: Earned | undefined;
  readonly text: (value: number) => string;
}) {
  if (!of) return <Nil />;
  if (of.use === 'withheld')
    return (
      <span class="kept" title={ui().panels.table.withheld}>
        ({text(of.revenue)})
      </span>
    );
  return of.use === 'paid' ? <b title={ui().panels.table.paidOut}>{text(of.revenue)}</b> : text(of.revenue);
}
