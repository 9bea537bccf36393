/** The figures of a table at one moment, for the tables on the screen and for a file. */
import {
  actingCompany,
  type CompanyId,
  capitalAhead,
  certificateCount,
  directorOf,
  type EighteenState,
  type Floating,
  floatingOf,
  type Holder,
  nextStationCost,
  operatingRoundOf,
  type PrivateId,
  percentOf,
  placedStations,
  priceOf,
  priorityNow,
  shareValue,
  type Title,
  type TrainId,
  type TrainKind,
  trainFacts,
  trainsOf,
  worth,
} from '@kursbuch/eighteen';
import { placesOf, type Seat } from '@kursbuch/table';
import { isMetre, oldKinds } from './roster.ts';
import { purseOf } from './viewer.ts';

export interface TrainFigure {
  readonly id: TrainId;
  readonly kind: TrainKind;
  /** The next kind of train scraps it. */
  readonly old: boolean;
  /** It runs on metre gauge alone. */
  readonly metre: boolean;
}

/** Where a company stands: out of the game, its turn now, its turn over, without its first share sold, or not yet floated. */
type Standing = 'closed' | 'acting' | 'acted' | 'unstarted' | 'unfloated' | 'waiting';

export interface CompanyFigures {
  readonly company: CompanyId;
  readonly name: string;
  /** Its place in the order of the market, if it operates. */
  readonly order: number | null;
  readonly standing: Standing;
  /** Nobody directs it and it does not operate: a bank, say. */
  readonly isInstitution: boolean;
  /** There are shares of it; others belong to somebody whole. */
  readonly hasShares: boolean;
  /** Whose it is, or who directs it. */
  readonly speaker: Seat | null;
  /** How far it is from floating; null once it has. */
  readonly floating: Floating | null;
  readonly price: number | null;
  readonly par: number | null;
  /** Percents by seat. */
  readonly holdings: readonly number[];
  readonly director: Seat | null;
  readonly offer: number;
  readonly pool: number;
  /** What the company itself holds. */
  readonly own: number;
  /** Null where it is not for the viewer to see. */
  readonly treasury: number | null;
  /** What it will have when the operating round has begun, where its capital is still to come. */
  readonly treasuryAhead: number | null;
  readonly trains: readonly TrainFigure[];
  readonly stations: number;
  readonly stationsLeft: number;
  /** What the next station costs; null without one. */
  readonly stationCost: number | null;
  readonly privates: readonly PrivateId[];
}

export interface PlayerFigures {
  readonly seat: Seat;
  readonly name: string;
  /** Null where they are not for the viewer to see. */
  readonly cash: number | null;
  readonly shares: number;
  readonly worth: number | null;
  readonly certificates: number;
  readonly limit: number;
  readonly privates: readonly PrivateId[];
  readonly directs: readonly CompanyId[];
  readonly priority: boolean;
}

/** The capital to come together with what is in the treasury already. */
function treasuryAhead(title: Title, state: EighteenState, company: CompanyId): number | null {
  const capital = capitalAhead(title, state, company);
  return capital === null ? null : (purseOf(title, state, company) ?? 0) + capital;
}

/** Privates somebody owns that are still in the game. */
const privatesOf = (title: Title, state: EighteenState, holder: Holder): readonly PrivateId[] =>
  [...title.privates.keys()].filter((one) => {
    const held = state.privates[one];
    return held?.owner === holder && !held.closed;
  });

const hasShares = (state: EighteenState, company: CompanyId): boolean =>
  (state.certificates[company] ?? []).length > 0;

/** Is the company a matter of the game: in play, or to be started? Others only come when two become one, or have gone that way. */
function isKnown(title: Title, state: EighteenState, company: CompanyId): boolean {
  const { par, floated, closed } = state.companies[company] ?? { par: null, floated: false, closed: false };
  if (closed) return hasShares(state, company);
  return floated || par !== null || title.companies.get(company)?.comesLater !== true;
}

/** Companies in the order in which they act: those that operate, institutions, those without a price, those out of the game. */
export function companyFigures(title: Title, state: EighteenState): readonly CompanyFigures[] {
  const rank = (company: CompanyId): number => {
    if (state.companies[company]?.closed) return 3;
    if (title.companies.get(company)?.directed === false) return 1;
    // What belongs to somebody whole has no price and operates all the same.
    const { floated } = state.companies[company] ?? { floated: false };
    return state.markers[company] || (floated && !hasShares(state, company)) ? 0 : 2;
  };
  const known = [...title.companies.keys()].filter((company) => isKnown(title, state, company));
  const companies = [...title.operating.order(state, known)].sort((one, other) => rank(one) - rank(other));
  const old = oldKinds(title, state);
  const acting = actingCompany(state);
  const acted = operatingRoundOf(state)?.acted ?? [];
  let order = 0;

  const standingOf = (company: CompanyId): Standing => {
    const { closed, floated, par } = state.companies[company] ?? { closed: false, floated: false, par: null };
    if (closed) return 'closed';
    if (company === acting) return 'acting';
    if (par === null && !floated) return 'unstarted';
    if (!floated) return 'unfloated';
    return acted.includes(company) ? 'acted' : 'waiting';
  };

  return companies.map((company): CompanyFigures => {
    const facts = title.companies.get(company);
    const standing = standingOf(company);
    const stations = title.stations.stationCosts(state, company).length;
    const stationsLeft = stations - placedStations(state, company);
    const isInstitution = facts?.directed === false;
    const operates = !isInstitution && !['closed', 'unstarted', 'unfloated'].includes(standing);
    return {
      company,
      name: facts?.name ?? company,
      order: operates ? ++order : null,
      standing,
      isInstitution,
      hasShares: hasShares(state, company),
      speaker: title.operating.speaker(state, company),
      floating: floatingOf(title, state, company),
      price: standing === 'closed' ? null : (priceOf(title.market, state, company) ?? null),
      par: state.companies[company]?.par ?? null,
      holdings: state.players.map((_, seat) => percentOf(state, company, seat)),
      director: directorOf(state, company),
      offer: percentOf(state, company, 'offer'),
      pool: percentOf(state, company, 'pool'),
      own: percentOf(state, company, company),
      treasury: purseOf(title, state, company),
      treasuryAhead: treasuryAhead(title, state, company),
      trains: trainsOf(state, company).map(({ id, kind }) => ({
        id,
        kind,
        old: old.has(kind),
        metre: isMetre(trainFacts(title, kind)),
      })),
      stations,
      stationsLeft,
      stationCost: stationsLeft > 0 ? nextStationCost(title, state, company) : null,
      privates: privatesOf(title, state, company),
    };
  });
}

/** The players as they sit: what stands in a line stands in the order of play. */
export function seatedFigures(title: Title, state: EighteenState): readonly PlayerFigures[] {
  const figures = playerFigures(title, state);
  return title.course.seating(state).flatMap((seat) => figures[seat] ?? []);
}

export function playerFigures(title: Title, state: EighteenState): readonly PlayerFigures[] {
  return state.players.map((name, seat): PlayerFigures => {
    const cash = purseOf(title, state, seat);
    return {
      seat,
      name,
      cash,
      shares: shareValue(title, state, seat),
      worth: cash === null ? null : worth(title, state, seat),
      certificates: certificateCount(title, state, seat),
      limit: title.shares.certificateLimit(state, seat),
      privates: privatesOf(title, state, seat),
      directs: [...title.companies.keys()].filter((company) => directorOf(state, company) === seat),
      priority: title.course.hasPriority?.(state) !== false && priorityNow(title, state) === seat,
    };
  });
}

/** The place of one of these players by worth, in whatever order they stand; null where somebody's is hidden. */
export function placeAmong(players: readonly PlayerFigures[], one: PlayerFigures): number | null {
  const worths = players.map(({ worth }) => worth);
  return worths.includes(null)
    ? null
    : (placesOf({ scores: worths as number[] })[players.indexOf(one)] ?? null);
}
