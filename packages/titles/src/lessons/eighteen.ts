/** What lessons of 18xx read off the table. */
import {
  type CompanyId,
  cashOf,
  certificateCount,
  directorOf,
  type EighteenAction,
  type EighteenState,
  percentOf,
  priceOf,
  runsOf,
  type Title,
  type TrainKind,
  trainsOf,
  worth,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { Figure, Step } from './lesson.ts';

export type EighteenStep = Step<EighteenState, EighteenAction>;
type EighteenFigure = Figure<EighteenState>;

export const figuresOf = (title: Title) => ({
  cash: (seat: Seat): EighteenFigure => ({ unit: 'money', of: (state) => cashOf(state, seat) }),
  treasury: (company: CompanyId): EighteenFigure => ({
    unit: 'money',
    of: (state) => cashOf(state, company),
  }),
  price: (company: CompanyId): EighteenFigure => ({
    unit: 'money',
    of: (state) => priceOf(title.market, state, company) ?? 0,
  }),
  worth: (seat: Seat): EighteenFigure => ({ unit: 'money', of: (state) => worth(title, state, seat) }),
  /** What its trains earn at best, searched to the end. */
  run: (company: CompanyId): EighteenFigure => ({
    unit: 'money',
    of: (state) => runsOf(title, state, company).revenue,
  }),
  /** What a player's shares bring in a round where every company pays out its best runs. */
  income: (seat: Seat): EighteenFigure => ({
    unit: 'money',
    of: (state) =>
      [...title.companies.keys()].reduce((sum, company) => {
        const percent = percentOf(state, company, seat);
        return percent === 0 ? sum : sum + (runsOf(title, state, company).revenue * percent) / 100;
      }, 0),
  }),
  /** What the runs of this turn have brought, while it is decided what becomes of it. */
  revenue: (): EighteenFigure => ({
    unit: 'money',
    of: (state) => {
      const task = state.agenda.at(-1);
      return task && 'revenue' in task && typeof task.revenue === 'number' ? task.revenue : 0;
    },
  }),
  par: (company: CompanyId): EighteenFigure => ({
    unit: 'money',
    of: (state) => state.companies[company]?.par ?? 0,
  }),
  held: (seat: Seat, company: CompanyId): EighteenFigure => ({
    unit: 'percent',
    of: (state) => percentOf(state, company, seat),
  }),
  sold: (company: CompanyId): EighteenFigure => ({
    unit: 'percent',
    of: (state) => title.shares.soldPercent(state, company),
  }),
  floatsAt: (company: CompanyId): EighteenFigure => ({
    unit: 'percent',
    of: (state) => title.shares.floatPercent(state, company),
  }),
  director: (company: CompanyId): EighteenFigure => ({
    unit: 'text',
    of: (state) => state.players[directorOf(state, company) ?? -1] ?? '',
  }),
  certificates: (seat: Seat): EighteenFigure => ({
    unit: 'number',
    of: (state) => certificateCount(title, state, seat),
  }),
  trains: (company: CompanyId): EighteenFigure => ({
    unit: 'number',
    of: (state) => trainsOf(state, company).length,
  }),
  trainPrice: (kind: TrainKind): EighteenFigure => ({
    unit: 'money',
    of: () => title.trains.get(kind)?.price ?? 0,
  }),
  bank: (): EighteenFigure => ({ unit: 'money', of: (state) => state.cash.bank ?? 0 }),
});
