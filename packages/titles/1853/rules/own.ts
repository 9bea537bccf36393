/** What 1853 alone has to remember. */
import type { CompanyId, EighteenState, HexId, KitMove, TrainId } from '@kursbuch/eighteen';
import { inSight, type Seat, secretOf } from '@kursbuch/table';

/** A contract as everybody knows it. */
export interface Contract {
  readonly bond: number;
  /** How many cities stand in it. */
  readonly count: number;
  /** Their names, once they are shown. */
  readonly cities: readonly HexId[] | null;
  readonly fulfilled: boolean;
}

/** The sheet of a player: his bond, and the cities he has written down. Nobody else sees it. */
export interface Sheet {
  readonly bond: number;
  readonly cities: readonly HexId[];
  /** Whether he would pardon somebody, while the others have not said (4.3.2). */
  readonly pardons?: boolean;
}

/** A train bought on credit, and what is owed for it (3.4.3). */
export interface Credit {
  readonly train: TrainId;
  readonly debt: number;
}

/** A number for each player, by seat. */
type BySeat = Readonly<Record<number, number>>;
export type SharesOf = Readonly<Record<CompanyId, BySeat>>;

export type Own = {
  /** The seats in the order of the bonds (2.5.3); as listed before that. */
  readonly seating: readonly Seat[];
  /** Who has written a bond. */
  readonly written: readonly Seat[];
  /** Between whom the lot decided, as it fell. */
  readonly lots: readonly (readonly Seat[])[];
  readonly contracts: Readonly<Record<number, Contract>>;
  /** Shares that came with contracts, and how many of them were sold in the first stock round. */
  readonly contractShares: SharesOf;
  readonly contractSold: SharesOf;
  /** Of these so many are not paid for (2.7.3). */
  readonly unredeemed: SharesOf;
  /** The companies of which shares were issued in the bids (2.7.6). */
  readonly firstGroup: readonly CompanyId[];
  /** Since when somebody holds shares of a company, by running number. */
  readonly since: SharesOf;
  readonly clock: number;
  /** Who directed a company that nobody directs now. */
  readonly formerDirector: Readonly<Record<CompanyId, Seat>>;
  /** Companies that went into operation in this turn of the first stock round. */
  readonly floatedNow: readonly CompanyId[];
  /** Whose first opportunity to sell contract shares of a company is over (2.8.3). */
  readonly lapsed: Readonly<Record<CompanyId, readonly Seat[]>>;
  /** The stock round in which a company was founded. */
  readonly foundedIn: Readonly<Record<CompanyId, number>>;
  readonly bbci: 'open' | 'large' | 'small';
  /** A small company works since the first stock round: there are 1Ms (2.8.4). */
  readonly smallTrains: boolean;
  /** When a large company may lay two tiles: from phase 3, or at once for a fee (4.1.3). */
  readonly twoTiles: Readonly<Record<CompanyId, TwoTiles>>;
  /** Small companies that have used their engine token. */
  readonly enginesUsed: readonly CompanyId[];
  readonly credit: Readonly<Record<CompanyId, Credit>>;
  /** Hexes on which the acting company has laid in this turn. */
  readonly laid: readonly HexId[];
  /** Premiums it gets after its last tile. */
  readonly premium: number;
  /** Hexes and stops its trains must use in this turn (4.2.3, 4.4.2). */
  readonly duties: readonly string[];
  /** The elephant has called one more operating round. */
  readonly extraRound: boolean;
  /** Who must sell until he directs nothing (4.3.2). */
  readonly punished: readonly Seat[];
  /** What the others said to an invalid contract, by seat (4.3.2). */
  readonly verdicts: Readonly<Record<number, Verdict>>;
};

/** More than half of the others have pardoned, or they have not. */
export interface Verdict {
  readonly isPardoned: boolean;
  readonly pardonedBy: readonly Seat[];
}

export type TwoTiles = 'later' | 'now';

export const openingOwn = (players: number): Own => ({
  seating: Array.from({ length: players }, (_, seat) => seat),
  written: [],
  lots: [],
  contracts: {},
  contractShares: {},
  contractSold: {},
  unredeemed: {},
  firstGroup: [],
  since: {},
  clock: 0,
  formerDirector: {},
  floatedNow: [],
  lapsed: {},
  foundedIn: {},
  bbci: 'open',
  smallTrains: false,
  twoTiles: {},
  enginesUsed: [],
  credit: {},
  laid: [],
  premium: 0,
  duties: [],
  extraRound: false,
  punished: [],
  verdicts: {},
});

/** A state of 1853 is only made with these fields, and changed by `changeOwn` alone. */
export const ownOf = (state: EighteenState): Own => state.own as Own;

export const changeOwn = (move: KitMove, change: Partial<Own>): void =>
  move.emit({ type: 'ownChanged', change });

/** What somebody's sheet says, where it is in sight. */
export const sheetOf = (state: EighteenState, seat: Seat): Sheet => secretOf(state, seat) as Sheet;

export const countOf = (shares: SharesOf, company: CompanyId, seat: Seat): number =>
  shares[company]?.[seat] ?? 0;

/** The shares of each company that somebody took with his contract. */
export const sharesTaken = (state: EighteenState, seat: Seat): Readonly<Record<CompanyId, number>> =>
  Object.fromEntries(
    Object.entries(ownOf(state).contractShares).map(([company, bySeat]) => [company, bySeat[seat] ?? 0]),
  );

/** The same with another number for one seat. */
export const withCount = (shares: SharesOf, company: CompanyId, seat: Seat, count: number): SharesOf => ({
  ...shares,
  [company]: { ...shares[company], [seat]: count },
});

/** What was written and never settled lies open too once the players have ended the game; null: there is nothing of it. */
export function neverSettled({ result, secrets }: EighteenState, seat: Seat): readonly HexId[] | null {
  if (!result || !(seat in secrets)) return null;
  // A sheet that was shown is put away.
  return (inSight(secrets[seat]) as Sheet | null)?.cities ?? null;
}

/** The envelope with a player's bond: money that is nobody's to spend. */
export const envelopeOf = (seat: Seat): string => `bond:${seat}`;

/** The first stock round, with its exceptions (2.8). */
export const isFirstStockRound = ({ round }: EighteenState): boolean =>
  round.kind === 'stock' && round.set === 1;

/** The very first operating round of the game (R68). */
export const isFirstOperatingRound = ({ round }: EighteenState): boolean =>
  round.kind === 'operating' && round.set === 1 && round.number === 1;

/** It has its director or manager, its money and its stations. */
export const isFounded = (state: EighteenState, company: CompanyId): boolean =>
  state.companies[company]?.capitalised === true;
