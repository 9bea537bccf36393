/** What lessons of crayon games read off the table. */
import {
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  cashOf,
  feeFor,
  known,
  linesOf,
  type Prospect,
  prospectsOf,
  type TurnTask,
} from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import type { Figure, Step } from './lesson.ts';

export type CrayonStep = Step<CrayonState, CrayonAction>;
type CrayonFigure = Figure<CrayonState>;

export const figuresOf = (title: CrayonTitle) => ({
  cash: (seat: Seat): CrayonFigure => ({ unit: 'money', of: (state) => cashOf(state, seat) }),
  name: (seat: Seat): CrayonFigure => ({ unit: 'text', of: ({ players }) => players[seat] ?? '' }),
  /** Movement points left in this turn. */
  points: (): CrayonFigure => ({ unit: 'number', of: (state) => turnIn(state)?.points ?? 0 }),
  /** Spent on track in this turn. */
  drawn: (): CrayonFigure => ({ unit: 'money', of: (state) => turnIn(state)?.drawn ?? 0 }),
  segments: (seat: Seat): CrayonFigure => ({
    unit: 'number',
    of: ({ track }) => Object.values(track).filter((owner) => owner === seat).length,
  }),
  /** What the cheapest line of one's own to a city costs. */
  line: (seat: Seat, city: string): CrayonFigure => ({
    unit: 'money',
    of: (state) => {
      const lines = linesOf(title, state, seat, turnIn(state) ?? { spent: 0, out: {} });
      const costs = (title.board.city(city)?.at ?? []).map((at) => lines.to(at)?.cost ?? Infinity);
      return Math.min(...costs);
    },
  }),
  pays: (card: string, city: string): CrayonFigure => ({
    unit: 'money',
    of: () => known(title.orders, card).orders.find((order) => order.city === city)?.pays ?? 0,
  }),
  /** Steps to fetch a good and to bring it there, and the track that is missing for it. */
  steps: (seat: Seat, card: string, city: string): CrayonFigure => ({
    unit: 'number',
    of: (state) => prospectOf(title, state, seat, card, city)?.steps ?? 0,
  }),
  track: (seat: Seat, card: string, city: string): CrayonFigure => ({
    unit: 'money',
    of: (state) => prospectOf(title, state, seat, card, city)?.track ?? 0,
  }),
  /** What a turn on another's track costs. */
  fee: (user: Seat, owner: Seat): CrayonFigure => ({
    unit: 'money',
    of: (state) => feeFor(title, state, user, owner),
  }),
});

const turnIn = ({ agenda }: CrayonState): TurnTask | undefined =>
  agenda.find((task): task is TurnTask => task.kind === 'turn');

/** What the order for this city would take, as the screen tells it too. */
function prospectOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  card: string,
  city: string,
): Prospect | undefined {
  const prospects = [...prospectsOf(title, state, seat, [card]).values()];
  return prospects.find(({ order }) => order.city === city);
}
