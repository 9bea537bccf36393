/** What a change of what only 1853 remembers tells everybody. */
import { type CompanyId, type EighteenState, type HexId, percentOf } from '@kursbuch/eighteen';
import type { Line } from '@kursbuch/words';
import { type Own, optionsOf, ownOf } from '../rules/index.ts';

export type ContractNews =
  | {
      readonly what: 'seats';
      readonly seats: readonly { readonly seat: number; readonly bond: number }[];
      readonly byLot: boolean;
    }
  | {
      readonly what: 'fulfilled' | 'lost';
      readonly seat: number;
      readonly cities: readonly HexId[];
      readonly bond: number;
    }
  | { readonly what: 'managed'; readonly company: CompanyId }
  | { readonly what: 'bbci'; readonly large: boolean }
  | { readonly what: 'smallTrains'; readonly used: boolean }
  | { readonly what: 'twoTiles'; readonly company: CompanyId; readonly now: boolean }
  | { readonly what: 'engine'; readonly company: CompanyId }
  | { readonly what: 'credit'; readonly company: CompanyId; readonly debt: number }
  | { readonly what: 'extraRound' }
  | {
      readonly what: 'verdict';
      readonly culprit: number;
      readonly isPardoned: boolean;
      readonly pardonedBy: readonly number[];
    };

/** Before the first stock round. */
export const isBidding = ({ round }: EighteenState): boolean =>
  round.kind !== 'stock' && round.kind !== 'operating';

/** The bank breaks in a stock round, and the table has agreed to play one more operating round (R61). */
export const playsOn = (state: EighteenState): boolean =>
  state.round.kind === 'stock' && optionsOf(state).roundAfterBreak;

/** So many percent make a director. */
const OFFICE = 20;

/** The state is the one before the change. */
export function contractNews(state: EighteenState, changed: object): ContractNews | null {
  const own = ownOf(state);
  const change = changed as Partial<Own>;
  if (change.seating && change.contracts) {
    const { contracts } = change;
    const seats = change.seating.map((seat) => ({ seat, bond: contracts[seat]?.bond ?? 0 }));
    return { what: 'seats', seats, byLot: (change.lots?.length ?? 0) > 0 };
  }
  if (change.contracts) {
    for (const [seat, { cities, fulfilled, bond }] of Object.entries(change.contracts))
      if (cities && !own.contracts[Number(seat)]?.cities)
        return { what: fulfilled ? 'fulfilled' : 'lost', seat: Number(seat), cities, bond };
    return null;
  }
  if (change.foundedIn) {
    const company = Object.keys(change.foundedIn).find((one) => own.foundedIn[one] === undefined);
    const isDirected =
      company === undefined || state.players.some((_name, seat) => percentOf(state, company, seat) >= OFFICE);
    return isDirected ? null : { what: 'managed', company };
  }
  if (change.bbci && change.bbci !== 'open') return { what: 'bbci', large: change.bbci === 'large' };
  if (change.smallTrains !== undefined) return { what: 'smallTrains', used: change.smallTrains };
  if (change.twoTiles) {
    const [company, from] = Object.entries(change.twoTiles).find(([one]) => !own.twoTiles[one]) ?? [];
    return company === undefined ? null : { what: 'twoTiles', company, now: from === 'now' };
  }
  if (change.enginesUsed) {
    const company = change.enginesUsed.find((one) => !own.enginesUsed.includes(one));
    return company === undefined ? null : { what: 'engine', company };
  }
  if (change.credit) {
    const [company, credit] = Object.entries(change.credit).find(([one]) => !own.credit[one]) ?? [];
    return company === undefined || !credit ? null : { what: 'credit', company, debt: credit.debt };
  }
  if (change.extraRound === true) return { what: 'extraRound' };
  if (change.verdicts) {
    const [culprit, verdict] =
      Object.entries(change.verdicts).find(([one]) => !own.verdicts[Number(one)]) ?? [];
    return verdict ? { what: 'verdict', culprit: Number(culprit), ...verdict } : null;
  }
  return null;
}

/** Whom the news is about: its sentence names them. */
export function concernedBy(state: EighteenState, news: ContractNews): Pick<Line, 'companies' | 'seats'> {
  switch (news.what) {
    case 'seats':
      return { companies: [], seats: news.seats.map(({ seat }) => seat) };
    case 'fulfilled':
    case 'lost':
      return { companies: [], seats: [news.seat] };
    case 'bbci':
      return { companies: ['BBCI'], seats: [] };
    case 'managed':
    case 'twoTiles':
    case 'engine':
    case 'credit':
      return { companies: [news.company], seats: [] };
    case 'extraRound':
      return { companies: [], seats: [state.priority] };
    case 'verdict':
      return { companies: [], seats: [news.culprit, ...news.pardonedBy] };
    case 'smallTrains':
      return { companies: [], seats: [] };
  }
}
