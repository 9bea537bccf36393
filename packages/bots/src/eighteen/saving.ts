/** Term: whether the run of a company should be kept for a train. */
import {
  type CompanyId,
  cashOf,
  type EighteenState,
  percentOf,
  sold,
  type Title,
  type TrainKind,
  trainFacts,
  trainsOf,
  usefulOffers,
  valueAt,
} from '@kursbuch/eighteen';
import type { Asking } from './asking.ts';
import { type Outlook, standing } from './forecast.ts';
import { weightsOf } from './weights.ts';

/** The table if a company had bought the first train of this kind: what it scraps is gone. */
export function withFirst(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  kind: TrainKind,
): EighteenState {
  const card = trainsOf(state, 'bank').find((train) => train.kind === kind);
  const isFirst = !sold(title, state, kind);
  const trains = state.trains.map((train) => {
    if (train === card) return { ...train, holder: company };
    const rusts = isFirst && train.holder !== 'scrap' && trainFacts(title, train.kind).rustsOn === kind;
    return rusts ? { ...train, holder: 'scrap' as const } : train;
  });
  const phase = title.fleet.phaseOn(state, kind)?.name ?? state.phase;
  return { ...state, trains, phase };
}

/** Term: what it would bring to have the next train, less what it costs to keep the runs of some rounds for it. */
export function saving(asking: Outlook & Pick<Asking, 'seat'>, company: CompanyId, earned: number): number {
  const { title, state, seat, own } = asking;
  const { keeping, patience } = weightsOf(own);
  const offers = usefulOffers(title, state, company).filter(({ from }) => from === 'bank');
  const treasury = cashOf(state, company);
  const values = offers.map(({ kind, price }) => {
    const rounds = Math.ceil((price - treasury) / Math.max(1, earned));
    if (rounds < 1 || rounds > patience) return Number.NEGATIVE_INFINITY;
    const spent = { ...state.cash, [company]: treasury + rounds * earned - price };
    const bought = { ...withFirst(title, state, company, kind), cash: spent };
    const gain = standing({ ...asking, state: bought }, seat) - standing(asking, seat);
    return gain - keeping * rounds * keepingCosts(asking, company, earned);
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...values);
}

/** What a round without a dividend costs its director: his part of it, and two steps of the price. */
export function keepingCosts(
  { title, state, seat }: Pick<Asking, 'title' | 'state' | 'seat'>,
  company: CompanyId,
  earned: number,
): number {
  const percent = percentOf(state, company, seat);
  const cell = state.markers[company]?.cell;
  const price = (at: string) => title.market.cells.get(at)?.price ?? 0;
  const fall =
    cell === undefined ? 0 : price(title.market.move(cell, 'right')) - price(title.market.move(cell, 'left'));
  return (earned * percent) / 100 + valueAt(title, state, company, percent, fall);
}
