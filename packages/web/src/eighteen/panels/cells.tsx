/** What stands in the cells of the tables. */
import type { Seat } from '@kursbuch/table';
import { TrainBox } from '../parts/TrainBox.tsx';
import { ui } from '../words/index.ts';
import type { CompanyFigures, TrainFigure } from './figures.ts';
import { Nil } from './Nil.tsx';
import type { Earned } from './revenueHistory.ts';

/** Percents; the diamond marks the director. */
export function Holding({ of, seat }: { readonly of: CompanyFigures; readonly seat: Seat }) {
  const percent = of.holdings[seat] ?? 0;
  if (percent === 0) return <Nil />;
  if (of.director !== seat) return percent;
  return (
    <span class="dir">
      {percent}
      <span class="unseen"> {ui().panels.table.director}</span>
    </span>
  );
}

export const Percent = ({ value }: { readonly value: number }) => (value === 0 ? <Nil /> : value);

export function TrainBoxes({ trains }: { readonly trains: readonly TrainFigure[] }) {
  if (trains.length === 0) return <Nil />;
  return (
    <span class="trains">
      {trains.map(({ id, kind, old }) => (
        <TrainBox key={id} kind={kind} old={old} />
      ))}
    </span>
  );
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

/** Loans as small slips. */
export function Loans({ count }: { readonly count: number }) {
  if (count === 0) return <Nil />;
  const words = ui().panels.table.loanCount(count);
  return (
    <span class="loans" role="img" aria-label={words} title={words}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
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
