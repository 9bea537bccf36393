/** What a zone of the market means, found out from the rules of the title themselves. */
import type { CompanyId, EighteenState, Market, Title } from '@kursbuch/eighteen';

export interface Zone {
  readonly zone: string;
  /** Certificates of a company there count against the limit. */
  readonly counts: boolean;
  /** Percents one player may hold of it; null for the usual limit. */
  readonly holding: number | null;
  /** Several shares may be bought at once from the pool. */
  readonly several: boolean;
}

export const zonesOf = (market: Market): readonly string[] => [
  ...new Set([...market.cells.values()].map(({ zone }) => zone)),
];

/** Imagine a company in each zone and ask what would hold for it. */
export function zoneMeanings(title: Title, state: EighteenState): readonly Zone[] {
  const company = [...title.companies.values()].find(({ directed }) => directed !== false)?.sym as CompanyId;
  const { market, shares, stock } = title;
  const ask = (zone: string): Zone & { readonly limit: number } => {
    const cell = [...market.cells.values()].find((one) => one.zone === zone)?.id ?? '';
    const there = { ...state, markers: { ...state.markers, [company]: { cell, arrival: 0 } } };
    const limit = shares.holdingLimit(there, company);
    return {
      zone,
      counts: shares.countsForLimit(there, company),
      holding: null,
      several: stock.severalPerTurn(there, company, 'pool'),
      limit,
    };
  };
  const usual = ask('normal').limit;
  return zonesOf(market)
    .map(ask)
    .map(({ limit, ...zone }) =>
      limit - usual >= shares.paperSize(state, company) ? { ...zone, holding: limit } : zone,
    )
    .sort((one, other) => rank(one) - rank(other));
}

const rank = ({ counts, holding, several, zone }: Zone): number =>
  (zone === 'normal' ? 0 : 1) + (counts ? 0 : 1) + (holding === null ? 0 : 1) + (several ? 1 : 0);
