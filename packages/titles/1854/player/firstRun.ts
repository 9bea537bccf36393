/**
 * The first run of a local railway. It has its capital and nothing else: whatever it pays for ground and a train that do not make a
 * run together is lost, and it stands until the map has changed.
 */
import {
  because,
  type Decide,
  type Lay,
  layCost,
  laying,
  offered,
  passing,
  revenueWith,
  withTile,
} from '@kursbuch/bots/eighteen/judging';
import {
  type CompanyId,
  cashOf,
  companyTurnOf,
  type EighteenState,
  normalLays,
  powerLays,
  type Title,
  trainsOf,
  usefulOffers,
  usefulTrains,
} from '@kursbuch/eighteen';
import { isLocal } from '../rules/index.ts';

/** So many tiles somebody looks ahead. */
const TILES = 2;

/** So many tiles are compared. */
const LAYS = 150;

/** Trains to run with, and what has to be paid for them. */
interface Fleet {
  readonly kinds: readonly string[];
  readonly price: number;
}

/** The trains it has, where it can run them; else each that the bank sells. */
function fleets(title: Title, state: EighteenState, company: CompanyId): readonly Fleet[] {
  const kinds = trainsOf(state, company).map(({ kind }) => kind);
  if (usefulTrains(title, state, company).length > 0) return [{ kinds, price: 0 }];
  return usefulOffers(title, state, company).map(({ kind, price }) => ({ kinds: [...kinds, kind], price }));
}

/** The table when the company is asked for a tile again. */
const nextTurn = (state: EighteenState): EighteenState => ({
  ...state,
  agenda: state.agenda.map((task) => ('laid' in task ? { ...task, laid: [] } : task)),
});

function laysThen(title: Title, state: EighteenState, company: CompanyId): readonly Lay[] {
  const next = nextTurn(state);
  return [...normalLays(title, next, company), ...powerLays(title, next, company, false)];
}

/** The ground that has to be paid until these trains run, with so many tiles at most; more than anybody has where they do not. */
function groundTo(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  kinds: readonly string[],
  tiles: number,
  lays?: readonly Lay[],
): number {
  if (revenueWith(title, state, company, kinds) > 0) return 0;
  if (tiles === 0) return Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const lay of lays ?? laysThen(title, state, company)) {
    const cost = layCost(title, state, company, lay);
    if (cost < least)
      least = Math.min(least, cost + groundTo(title, withTile(title, state, lay), company, kinds, tiles - 1));
  }
  return least;
}

/** What a run costs altogether, ground and train, beginning with one of these tiles where they are named. */
const runCost = (title: Title, state: EighteenState, company: CompanyId, lays?: readonly Lay[]): number =>
  fleets(title, state, company).reduce(
    (least, { kinds, price }) => Math.min(least, price + groundTo(title, state, company, kinds, TILES, lays)),
    Number.POSITIVE_INFINITY,
  );

/** A local railway that does not run, whose turn it is. */
function standing(title: Title, state: EighteenState): CompanyId | undefined {
  const company = companyTurnOf(state)?.company;
  if (company === undefined || !isLocal(company)) return undefined;
  return fleets(title, state, company).some(({ kinds }) => revenueWith(title, state, company, kinds) > 0)
    ? undefined
    : company;
}

/** The way that its money is enough for; where there is none it keeps its money, and lays what costs nothing. */
export const firstTrack: Decide = (asking) => {
  const { title, state } = asking;
  const lays = offered(asking, 'layTile');
  const company = lays.length > 0 ? standing(title, state) : undefined;
  const pass = passing(asking);
  if (company === undefined || !pass) return undefined;
  const treasury = cashOf(state, company);
  const costs = new Map(lays.map((lay) => [lay, runCost(title, state, company, [lay])]));
  const least = Math.min(...costs.values());
  if (!Number.isFinite(least)) return undefined;
  const isOpen = (lay: Lay): boolean =>
    least <= treasury ? (costs.get(lay) ?? 0) <= treasury : layCost(title, state, company, lay) === 0;
  const open = lays.filter(isOpen);
  if (open.length > 0)
    return laying(
      {
        ...asking,
        choices: [
          { type: 'many', kind: 'layTile', list: () => open },
          { type: 'one', action: pass },
        ],
      },
      LAYS,
    );
  return because(asking, pass, () => [{ kind: 'localWaits', company, cost: least, treasury }]);
};

/** A train is bought when the money that is left leads to a run. */
export const firstTrain: Decide = (asking) => {
  const { title, state } = asking;
  const company = offered(asking, 'buyTrain').length > 0 ? standing(title, state) : undefined;
  const pass = passing(asking);
  if (company === undefined || !pass || usefulTrains(title, state, company).length > 0) return undefined;
  const [cost, treasury] = [runCost(title, state, company), cashOf(state, company)];
  if (cost <= treasury) return undefined;
  return because(asking, pass, () => [
    Number.isFinite(cost) ? { kind: 'localWaits', company, cost, treasury } : { kind: 'noTrain', company },
  ]);
};
