/** Who leads a company: its director, or a manager while nobody holds two shares (2.9, 3.2, 3.4). */
import { type CompanyId, directorOf, type EighteenState, type KitMove, percentOf } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { changeOwn, countOf, isFounded, ownOf } from './own.ts';

/** So many percent make a director: the worth of his certificate. */
export const OFFICE = 20;

/** Since when somebody has held shares of it without a break (R24). */
const since = (state: EighteenState, company: CompanyId, seat: Seat): number =>
  countOf(ownOf(state).since, company, seat) || Number.POSITIVE_INFINITY;

const longestFirst = (state: EighteenState, company: CompanyId) => (one: Seat, other: Seat) =>
  since(state, company, one) - since(state, company, other);

/** Who takes a company over: strictly more than its director has, and two shares; of equals the longest holder (3.2.1, 3.2.3). */
export function successor(
  state: EighteenState,
  company: CompanyId,
  director: Seat | null,
  percent: number,
): Seat | null {
  if (!isFounded(state, company)) return null; // 2.9.1
  let heirs: Seat[] = [];
  let most = director === null ? OFFICE : Math.max(OFFICE, percent + 1);
  for (const seat of state.players.keys()) {
    const held = percentOf(state, company, seat);
    if (seat === director || held < most) continue;
    heirs = held > most ? [seat] : [...heirs, seat];
    most = held;
  }
  return heirs.sort(longestFirst(state, company))[0] ?? null;
}

/** The manager of a company without a director: the former one, the longest holder, or the elephant (3.4.1). */
export function managerOf(state: EighteenState, company: CompanyId): Seat | null {
  if (!isFounded(state, company) || directorOf(state, company) !== null) return null;
  const holders = [...state.players.keys()].filter((seat) => percentOf(state, company, seat) > 0);
  const former = ownOf(state).formerDirector[company];
  if (former !== undefined && holders.includes(former)) return former;
  return holders.sort(longestFirst(state, company))[0] ?? state.priority;
}

/** Who decides for a company. */
export const speaker = (state: EighteenState, company: CompanyId): Seat | null =>
  directorOf(state, company) ?? managerOf(state, company);

/** Shares have moved: who has some holds them from now on; who has none any more has held them (R24). */
export function noteHoldings(move: KitMove, company: CompanyId): void {
  const { state } = move;
  const { since: all, clock, formerDirector } = ownOf(state);
  const known = all[company] ?? {};
  const held: Record<number, number> = {};
  let next = clock;
  for (const seat of state.players.keys())
    if (percentOf(state, company, seat) > 0) held[seat] = known[seat] ?? ++next;
  const seats = Object.keys(held);
  const isSame = next === clock && seats.length === Object.keys(known).length;
  if (!isSame) changeOwn(move, { since: { ...all, [company]: held }, clock: next });
  const former = formerDirector[company];
  if (former !== undefined && held[former] === undefined) {
    const { [company]: _gone, ...others } = formerDirector;
    changeOwn(move, { formerDirector: others });
  }
}

/** A director has sold of his certificate, and nobody has two shares. */
export const noteFormer = (move: KitMove, company: CompanyId, from: Seat): void =>
  changeOwn(move, { formerDirector: { ...ownOf(move.state).formerDirector, [company]: from } });
