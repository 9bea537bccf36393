/** What a par price means for whoever names it: what it costs, what floats the company, and with how much money. */
import {
  type CompanyId,
  type CompanyState,
  cashOf,
  type EighteenState,
  type Title,
  valueAt,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';

interface ParOutlook {
  readonly price: number;
  /** What the director's certificate costs now. */
  readonly cost: number;
  /** The company's money once it floats. */
  readonly capital: number;
  /** So many more papers must be sold before it floats, */
  readonly missing: number;
  /** of which this player can pay so many. */
  readonly own: number;
}

/** What the director's certificate takes out of the offer, if it still lies there. */
const officeIn = (state: EighteenState, company: CompanyId): number => {
  const office = state.certificates[company]?.find(({ director }) => director);
  return office?.holder === 'offer' ? office.percent : 0;
};

/** `isPaid`: the certificate is paid for; with a private it comes for nothing, and counts as sold all the same. */
export function parOutlook(
  title: Title,
  state: EighteenState,
  seat: Seat,
  company: CompanyId,
  price: number,
  isPaid: boolean,
): ParOutlook {
  const { shares } = title;
  const before = state.companies[company] as CompanyState;
  const then = { ...state, companies: { ...state.companies, [company]: { ...before, par: price } } };
  const office = officeIn(state, company);
  const size = shares.paperSize(state, company);
  const sold = shares.soldPercent(state, company) + office;
  const missing = Math.max(0, Math.ceil((shares.floatPercent(then, company) - sold) / size));
  const cost = isPaid ? valueAt(title, state, company, office, price) : 0;
  const paper = valueAt(title, state, company, size, price);
  const own = Math.min(missing, Math.max(0, Math.floor((cashOf(state, seat) - cost) / paper)));
  return { price, cost, capital: shares.capital(then, company), missing, own };
}

/** At most three that differ in what they mean: the cheapest, the dearest that can be floated alone, the dearest. */
export function tellingPars(outlooks: readonly ParOutlook[]): readonly ParOutlook[] {
  const rising = outlooks.toSorted((one, other) => one.price - other.price);
  if (rising.length <= 3) return rising;
  const kept = new Set([rising[0], soundPar(rising), rising.at(-1)]);
  // Where two of them are the same there is room for one between.
  if (kept.size < 3) kept.add(rising[Math.floor(rising.length / 2)]);
  return rising.filter((one) => kept.has(one));
}

/** The one to begin with: as much money for the company as its director can bring together alone. */
export function soundPar(outlooks: readonly ParOutlook[]): ParOutlook | undefined {
  const rising = outlooks.toSorted((one, other) => one.price - other.price);
  return rising.findLast(({ missing, own }) => own >= missing) ?? rising[0];
}
