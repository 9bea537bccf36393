/**
 * Tables of 1853 for tests; what a builder and a play can do stands in the kit's `tables.ts`. A table begins before the bonds:
 *
 *   founded(table1853(), 'GIP', P1, { cash: 500 }).operating('GIP')
 *
 * Track is named by the hexes it leads to: `built(builder, 'I27', '9', 'J28', 'H26')` puts tile 9 on I27 between Calcutta and H26,
 * and `lay('I27', '9', 'J28', 'H26')` is the action.
 */
import type { CompanyId, Gauge, HexId, Run, TileId, TrainKind } from '../../../eighteen/src/index.ts';
import { beside, exitsIn, stopNow } from '../../../eighteen/src/index.ts';
import { P1, P2, P3, P4, P5, P6, run, tablesOf } from '../../../eighteen/test/tables.ts';
import type { Seat } from '../../../table/src/index.ts';
import { PARS } from '../facts/companies.ts';
import { type Action1853, game, type Options, table, title } from '../rules/index.ts';
import { countOf, envelopeOf, type Own, ownOf, type TwoTiles, withCount } from '../rules/own.ts';
import { homesOf, isLarge } from '../rules/size.ts';

const { newTable, Play, TableBuilder } = tablesOf<Action1853>({ game, table, title, options: {} });
export type Play = InstanceType<typeof Play>;
export type TableBuilder = InstanceType<typeof TableBuilder>;

export { P1, P2, P3, P4, P5, P6, run };

/** A new table before the bonds; seats as listed (P1 first), whatever the bonds will be. */
export const table1853 = ({
  players = 3,
  ...options
}: {
  players?: number;
} & Partial<Options> = {}): TableBuilder => newTable({ players, ...options });

/** Change what only 1853 remembers. */
export const withOwn = (builder: TableBuilder, change: Partial<Own>): TableBuilder =>
  builder.set({ own: { ...ownOf(builder.state), ...change } });

// ---------------------------------------------------------------- contracts

/** The sheet of a player as if it had been written: his bond lies in the envelope, the cities are known to him alone. */
export function contract(
  builder: TableBuilder,
  seat: Seat,
  bond: number,
  cities: readonly HexId[],
): TableBuilder {
  const { state } = builder;
  builder.cash(seat, (state.cash[seat] ?? 0) - bond).cash(envelopeOf(seat), bond);
  builder.set({ secrets: { ...state.secrets, [seat]: { bond, cities } } });
  return withOwn(builder, {
    contracts: {
      ...ownOf(state).contracts,
      [seat]: { bond, count: cities.length, cities: null, fulfilled: false },
    },
  });
}

/** What a player writes in the bids: his bond, then each city with the company whose share he takes. */
export interface Bid {
  readonly bond: number;
  readonly cities: readonly (readonly [HexId, CompanyId])[];
}

/** Bids of three players; everybody gets four shares of a company of his own. */
export const OWN_COMPANIES: readonly Bid[] = [
  {
    bond: 130,
    cities: [
      ['J28', 'EIR'],
      ['H24', 'EIR'],
      ['F14', 'EIR'],
      ['G13', 'BBCI'],
    ],
  },
  {
    bond: 100,
    cities: [
      ['C11', 'NWR'],
      ['B10', 'NWR'],
      ['B8', 'NWR'],
      ['E7', 'NWR'],
    ],
  },
  {
    bond: 90,
    cities: [
      ['T16', 'SIR'],
      ['R14', 'SIR'],
      ['R16', 'SIR'],
      ['R18', 'SIR'],
    ],
  },
];

/** The table as it waits for the bonds. */
export const beforeBonds = (how: Parameters<typeof table1853>[0] = {}): Play =>
  new Play(table.settled(table1853(how).state));

/** Everybody has written his bond, by seat as listed: the highest writes the first city. */
export const afterBonds = (bonds: readonly number[], options: Partial<Options> = {}): Play =>
  bonds.reduce(
    (play, amount, seat) => play.do(seat, { type: 'writeBond', amount }),
    beforeBonds({ players: bonds.length, ...options }),
  );

/** Play the bids: by seat as listed. Ends in the first stock round, the elephant with the highest bond. */
export function afterBids(bids: readonly Bid[], options: Partial<Options> = {}): Play {
  let play = afterBonds(
    bids.map(({ bond }) => bond),
    options,
  );
  const written = bids.map(() => 0);
  for (let guard = 0; guard < 100 && play.top === 'contracts'; guard++) {
    const [seat = 0] = play.waiting;
    const next = bids[seat]?.cities[written[seat] ?? 0];
    written[seat] = (written[seat] ?? 0) + 1;
    play = play.do(seat, next ? { type: 'writeCity', city: next[0], company: next[1] } : { type: 'pass' });
  }
  return play;
}

// ---------------------------------------------------------------- companies

/**
 * A founded company: its director with so many percent (60, unless told), its marker at par, all its home stations, this much money
 * (1000). A large one has chosen two tiles from phase 3 on, unless told; `null`: it has not chosen, this is its first turn.
 */
export function founded(
  builder: TableBuilder,
  company: CompanyId,
  director: Seat,
  how: { percent?: number; cash?: number; twoTiles?: TwoTiles | null; foundedIn?: number } = {},
): TableBuilder {
  const { percent = 60, cash = 1000, twoTiles = 'later', foundedIn = 1 } = how;
  builder
    .par(company, PARS[company] as number)
    .shares(director, company, percent)
    .floated(company);
  builder.cash(company, cash);
  const { companies } = builder.state;
  const known = companies[company] as (typeof companies)[string];
  builder.set({ companies: { ...companies, [company]: { ...known, operated: twoTiles !== null } } });
  if (company === 'BBCI' && ownOf(builder.state).bbci === 'open') bbci(builder, 'small');
  for (const home of homesOf(builder.state, company)) {
    const stop = stopNow(title, builder.state, home);
    builder.station(company, home.hex, stop === 'open' ? home.stop : stop);
  }
  const own = ownOf(builder.state);
  return withOwn(builder, {
    foundedIn: { ...own.foundedIn, [company]: foundedIn },
    since: withCount(own.since, company, director, own.clock + 1),
    clock: own.clock + 1,
    ...(twoTiles !== null &&
      isLarge(builder.state, company) && { twoTiles: { ...own.twoTiles, [company]: twoTiles } }),
  });
}

/** The size of the BBCI is decided: call it before the company is founded. */
export const bbci = (builder: TableBuilder, size: 'large' | 'small'): TableBuilder =>
  withOwn(builder, { bbci: size });

/** A company nobody directs: this player has a single share of it and is its manager, the rest lies in the pool. */
export function managed(
  builder: TableBuilder,
  company: CompanyId,
  manager: Seat,
  how: Parameters<typeof founded>[3] = {},
): TableBuilder {
  founded(builder, company, manager, { ...how, percent: 20 });
  const papers = builder.state.certificates[company] ?? [];
  const single = papers.findIndex((one) => !one.director);
  const certificates = papers.map((one, index) => ({
    ...one,
    holder: index === single ? manager : ('pool' as const),
  }));
  builder.set({ certificates: { ...builder.state.certificates, [company]: certificates } });
  return withOwn(builder, { formerDirector: { ...ownOf(builder.state).formerDirector, [company]: manager } });
}

/** Money owed for a train that the company has: the first it owns. */
export function onCredit(builder: TableBuilder, company: CompanyId, debt: number): TableBuilder {
  const train = builder.state.trains.find(({ holder }) => holder === company)?.id ?? '';
  return withOwn(builder, { credit: { ...ownOf(builder.state).credit, [company]: { train, debt } } });
}

/** So many shares of this player came with his contract and are not paid for. */
export const unredeemed = (
  builder: TableBuilder,
  seat: Seat,
  company: CompanyId,
  count: number,
): TableBuilder => {
  const own = ownOf(builder.state);
  const came = Math.max(count, countOf(own.contractShares, company, seat));
  return withOwn(builder, {
    contractShares: withCount(own.contractShares, company, seat, came),
    unredeemed: withCount(own.unredeemed, company, seat, count),
  });
};

/** Trains that this phase has scrapped. */
const SCRAPPED: Readonly<Record<string, readonly TrainKind[]>> = { 2: [], 3: [], 4: [], 5: ['2M'] };

/** A phase, with all earlier trains sold or scrapped and one of its own kind gone. Call it before trains are given. */
export function inPhase(builder: TableBuilder, phase: '2' | '3' | '4' | '5'): TableBuilder {
  builder.phase(phase);
  for (const kind of SCRAPPED[phase] ?? []) builder.supply(kind, 0);
  return builder;
}

/** A train of the company; a 1M is the other side of a 2. */
export const train = (builder: TableBuilder, company: CompanyId, kind: TrainKind): TableBuilder =>
  kind === '1M' ? asMetre(builder.train(company, '2'), company) : builder.train(company, kind);

const asMetre = (builder: TableBuilder, company: CompanyId): TableBuilder => {
  const { trains } = builder.state;
  const index = trains.findLastIndex((one) => one.holder === company && one.kind === '2');
  const card = trains[index] as (typeof trains)[number];
  return builder.set({ trains: trains.with(index, { ...card, kind: '1M' }) });
};

/** The id of the first train of this kind that the company has. */
export const trainId = ({ state }: { state: Play['state'] }, company: CompanyId, kind: TrainKind): string =>
  state.trains.find((one) => one.holder === company && one.kind === kind)?.id ?? '';

// ---------------------------------------------------------------- track

const edgeTo = (hex: HexId, next: HexId): number =>
  [0, 1, 2, 3, 4, 5].find((edge) => beside(title.board.orientation, hex, edge) === next) ?? Number.NaN;

/** A side with its gauge, where a tile has several: `'J28/metre'`. */
type Way = string;

/** How a tile must be turned so that its track leads to exactly these neighbours. */
export function turned(hex: HexId, tile: TileId, ...to: readonly Way[]): number {
  const faces = title.board.tiles.get(tile) ?? [];
  const ways = to.map((way) => {
    const [next = '', gauge] = way.split('/');
    return { bit: 1 << edgeTo(hex, next), gauge: gauge as Gauge | undefined };
  });
  const sides = ways.reduce((mask, { bit }) => mask | bit, 0);
  const rotation = faces.findIndex(
    (face) =>
      face.exits === sides && ways.every(({ bit, gauge }) => !gauge || (exitsIn(face, gauge) & bit) !== 0),
  );
  if (rotation < 0) throw new Error(`tile ${tile} on ${hex} never leads to ${to.join(', ')}`);
  return rotation;
}

/** A tile lies there, its track towards these neighbours. */
export const built = (builder: TableBuilder, hex: HexId, tile: TileId, ...to: readonly Way[]): TableBuilder =>
  builder.tile(hex, tile, turned(hex, tile, ...to));

/** Several tiles, each as "hex tile neighbours": `line(builder, 'I27 4 J28 H26', 'H26 7 I27 H28')`. */
export function line(builder: TableBuilder, ...tiles: readonly string[]): TableBuilder {
  for (const row of tiles) {
    const [hex = '', tile = '', ...to] = row.split(' ');
    built(builder, hex, tile, ...to);
  }
  return builder;
}

/** Lay a tile so that its track leads to these neighbours. */
export const lay = (hex: HexId, tile: TileId, ...to: readonly Way[]) =>
  ({ type: 'layTile', hex, tile, rotation: turned(hex, tile, ...to) }) as const;

export const pass = { type: 'pass' } as const;
export const bond = (amount: number) => ({ type: 'writeBond', amount }) as const;
export const write = (city: HexId, company: CompanyId) => ({ type: 'writeCity', city, company }) as const;
export const buy = (company: CompanyId, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
export const sell = (company: CompanyId, count = 1) => ({ type: 'sellShares', company, count }) as const;
export const redeem = (company: CompanyId, count = 1) => ({ type: 'redeemShares', company, count }) as const;
export const place = (hex: HexId, stop = 0) => ({ type: 'placeStation', hex, stop }) as const;
export const twoTiles = (from: TwoTiles) => ({ type: 'chooseTwoTiles', from }) as const;
export const runs = (...list: readonly Run[]) => ({ type: 'runTrains', runs: list }) as const;
