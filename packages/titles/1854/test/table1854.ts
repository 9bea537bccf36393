/** Tables of 1854 for tests; what they can do stands in the kit's `tables.ts`. */

import type { Certificate, Holder } from '../../../eighteen/src/index.ts';
import { P1, P2, P3, P4, P5, P6, run, tablesOf } from '../../../eighteen/test/tables.ts';
import { game, type Options, table, title } from '../rules/index.ts';
import { type Own, ownOf } from '../rules/own.ts';

const { newTable, Play, TableBuilder } = tablesOf({ game, table, title });
type Play = InstanceType<typeof Play>;
type TableBuilder = InstanceType<typeof TableBuilder>;

/** A new table before the auction; seats as listed (P1 first). */
export const table1854 = (how: { players?: number } & Partial<Options> = {}): TableBuilder =>
  newTable(how as Parameters<typeof newTable>[0]);

/** Change what only 1854 remembers. */
export const withOwn = (builder: TableBuilder, change: Partial<Own>): TableBuilder =>
  builder.set({ own: { ...ownOf(builder.state), ...change } });

/** The stock round of this number (the second, unless told): in the first nothing is sold. */
export const stockRound = (
  builder: TableBuilder,
  { number = 2, ...how }: { number?: number } & Parameters<TableBuilder['stockRound']>[0] = {},
): Play => withOwn(builder, { stockRounds: number }).stockRound({ set: number, ...how });

const withPapers = (builder: TableBuilder, company: string, papers: readonly Certificate[]): TableBuilder =>
  builder.set({ certificates: { ...builder.state.certificates, [company]: papers } });

/**
 * A large company whose shares are split, with so many papers of ten percent for each holder besides the director's certificate;
 * what nobody has lies in the split field.
 */
export function splitPapers(
  builder: TableBuilder,
  company: string,
  director: number,
  tens: readonly (readonly [Holder, number])[],
): TableBuilder {
  const holders = tens.flatMap(([holder, count]) => Array.from({ length: count }, () => holder));
  const ids = ['_1', '_2', '_3', '_0.1', '_0.2', '_1.1', '_2.1', '_3.1'];
  const papers: Certificate[] = ids.map((id, index) => ({
    id: `${company}${id}`,
    percent: 10,
    director: false,
    holder: holders[index] ?? company,
  }));
  const first = { id: `${company}_0`, percent: 20, director: true, holder: director };
  return withOwn(withPapers(builder, company, [first, ...papers]), {
    split: [...ownOf(builder.state).split, company],
  });
}

/** The director certificate alone is sold, at this par: the company has not begun and has no marker. */
export function directorOnly(
  builder: TableBuilder,
  company: string,
  seat: number,
  par: number,
): TableBuilder {
  const { markers } = builder.state;
  return builder.par(company, par).shares(seat, company, 40, { director: true }).set({ markers });
}

/** A paper of 20 percent from the offer, half paid for at this price in the first stock round (unless told). */
export function optioned(
  builder: TableBuilder,
  seat: number,
  company: string,
  { price = builder.state.companies[company]?.par ?? 0, round = 1 }: { price?: number; round?: number } = {},
): TableBuilder {
  const papers = builder.state.certificates[company] ?? [];
  const index = papers.findIndex((one) => one.holder === 'offer' && !one.director);
  const { id } = papers[index] as Certificate;
  const half = { percent: 10, director: false };
  const halves = [
    { ...half, id, holder: seat },
    { ...half, id: `${id}.1`, holder: 'bank' as const },
  ];
  const { options } = ownOf(builder.state);
  return withOwn(withPapers(builder, company, papers.toSpliced(index, 1, ...halves)), {
    options: { ...options, [seat]: { company, certificate: id, rest: `${id}.1`, price, round } },
  });
}

/** A Lokalbahn AG made of two local railways, its marker on a cell (67, unless told), its papers with these two. */
export function lag(
  builder: TableBuilder,
  letter: string,
  [director, other]: readonly [number, number | 'pool'],
  { cell = '5,2', locals = ['L1', 'L2'] }: { cell?: string; locals?: readonly string[] } = {},
): TableBuilder {
  const papers = (builder.state.certificates[letter] ?? []).map((one) => ({
    ...one,
    holder: one.director ? director : other,
  }));
  return withPapers(builder.closed(...locals).par(letter, 67, cell), letter, papers).floated(letter);
}

/** The first stock round, after an auction in which the players in turn bought the top private at its face value. */
export function afterAuction(players = 4): Play {
  let play: Play = table1854({ players }).privateSale();
  while (play.top === 'privateSale') {
    const [one] = play.onOffer as readonly [string, number];
    play = play.do(play.waiting[0] as number, { type: 'buyPrivate', private: one });
  }
  return play;
}

const IDLE = ['pass', 'runTrains', 'withhold'];

/** The operating rounds (and what else is asked) up to the next round of this kind, with as little done as may be. */
export function idleUntil(play: Play, kind: 'stock' | 'operating', set?: number): Play {
  let now = play;
  const isThere = () => now.state.round.kind === kind && (set === undefined || now.state.round.set === set);
  for (let guard = 0; guard < 300 && !isThere(); guard++) {
    const seat = now.waiting[0] as number;
    const actions = now.actions(seat);
    now = now.do(
      seat,
      actions.find((one) => IDLE.includes(one.type)) ?? (actions[0] as (typeof actions)[number]),
    );
  }
  return now;
}

/** Whoever is asked passes until it is the turn of this player. */
export function untilSeat(play: Play, seat: number): Play {
  let now = play;
  for (let guard = 0; guard < 6 && now.waiting[0] !== seat; guard++) now = now.pass();
  return now;
}

export const pass = { type: 'pass' } as const;
export const buy = (company: string, from: 'offer' | 'pool' | 'treasury' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
export const sell = (company: string, count = 1) => ({ type: 'sellShares', company, count }) as const;
export const start = (company: string, price: number) => ({ type: 'startCompany', company, price }) as const;
export const option = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyOption', company, from }) as const;
export const settle = { type: 'settleOption' } as const;
export const sellOption = { type: 'sellOption' } as const;

/** By how much somebody's money has changed. */
export const gain = (before: Play, after: Play, holder: Holder): number =>
  after.cash(holder) - before.cash(holder);

/** A phase by its name: 1 to 7, the last with the first 8. Call before trains are given. */
export const inPhase = (builder: TableBuilder, phase: string): TableBuilder =>
  phase === '1'
    ? builder.set({ phase })
    : phase === '7'
      ? builder.phase('8').set({ phase })
      : builder.phase(phase);

/** A phase as play leaves it: what it scraps is out of the bank, and the mountain railways are closed from phase 5 on. */
export function phaseTable(phase: string, how: Parameters<typeof table1854>[0] = {}): TableBuilder {
  const builder = inPhase(table1854(how), phase);
  const at = Number(phase);
  if (at >= 4) builder.supply('1+', 0);
  if (at >= 5) builder.supply('2+', 0).closed('AF', 'MT', 'GK', 'AB', 'SM');
  if (at >= 6) builder.supply('3+', 0);
  return builder;
}

/** All six local railways with these owners, L1 first; null for one that has merged (see `lag`). */
export function locals(builder: TableBuilder, owners: readonly (number | null)[]): TableBuilder {
  owners.forEach((owner, index) => {
    if (owner !== null) local(builder, `L${index + 1}`, owner);
  });
  return builder;
}

export const train = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;

/** The company has had a turn before this one. */
const hasActed = (builder: TableBuilder, company: string): TableBuilder =>
  withOwn(builder, { acted: [...ownOf(builder.state).acted, company] });

/** A large company that has had its first turn: par 82, 40 and 20 percent with its director, its home station standing. */
export const major = (
  builder: TableBuilder,
  company: string,
  director: number,
  how: { par?: number; percent?: number; cash?: number; cell?: string } = {},
): TableBuilder => hasActed(builder.company(company, director, { par: 82, ...how }), company);

/** A local railway that has had its first turn, with so much in its treasury. */
export const local = (builder: TableBuilder, company: string, owner: number, cash = 150): TableBuilder =>
  hasActed(builder.private(company, owner).floated(company).operated(company).cash(company, cash), company);

/** A Lokalbahn AG that stands in the city of a hex, with so much in its treasury. */
export function lagAt(
  builder: TableBuilder,
  letter: string,
  holders: readonly [number, number],
  hex: string,
  cash = 500,
): TableBuilder {
  lag(builder, letter, holders).cash(letter, cash).station(letter, hex);
  const { companies } = builder.state;
  const before = companies[letter] as (typeof companies)[string];
  return builder.set({ companies: { ...companies, [letter]: { ...before, operated: true } } });
}

/** Tunnels under hexes, as pairs of sides. */
export const dug = (
  builder: TableBuilder,
  tunnels: Readonly<Record<string, readonly (readonly [number, number])[]>>,
): TableBuilder => builder.set({ addedTrack: { ...builder.state.addedTrack, ...tunnels } });

export type { TableBuilder };
export { P1, P2, P3, P4, P5, P6, Play, run };
