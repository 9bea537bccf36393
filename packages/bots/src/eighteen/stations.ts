/** Steady's stations: what pays today, and for money that buys no train what pays with the next one or keeps the way open. */
import {
  type CompanyId,
  cashOf,
  cheapest,
  companyTurnOf,
  countedTrains,
  type EighteenAction,
  type EighteenAdviceReason,
  type EighteenState,
  nextStationCost,
  placedStations,
  reach,
  type Title,
  trainFacts,
  trainsOf,
} from '@kursbuch/eighteen';
import { type ActionOf, type Asking, best, type Decide, offered, PASS } from './asking.ts';
import * as calmTurn from './calmTurn.ts';
import { roundsLeft } from './forecast.ts';
import { because, weighed } from './notes.ts';
import { exactRevenue, kindsOwned, revenueWith } from './revenue.ts';
import { nextKind } from './track.ts';
import { weightsOf } from './weights.ts';

type Place = ActionOf<'placeStation'>;

/** The table with a station of this company there, and nothing else done. */
const withStation = (state: EighteenState, company: CompanyId, { hex, stop }: Place): EighteenState => ({
  ...state,
  stations: [...state.stations, { company, hex, stop }],
});

/** Is so much left beside a station that the next train can be paid, or is there no need of one? */
function isIdle(title: Title, state: EighteenState, company: CompanyId, cost: number): boolean {
  const left = cashOf(state, company) - cost;
  const isFull = countedTrains(title, state, company).length >= title.fleet.trainLimit(state, company);
  const lasts = trainsOf(state, company).some(({ kind }) => trainFacts(title, kind).rustsOn === null);
  return left >= (isFull || lasts ? 0 : (cheapest(title, state, company) ?? 0));
}

/** Who else could put down a station there. */
function rivalAt(
  { title, state, seat }: Asking,
  company: CompanyId,
  { hex, stop }: Place,
): CompanyId | undefined {
  const mayCome = (other: CompanyId) =>
    other !== company &&
    title.operating.speaker(state, other) !== seat &&
    placedStations(state, other) < title.stations.stationCosts(state, other).length &&
    !state.stations.some((one) => one.company === other && one.hex === hex) &&
    reach(title.board, state, other).stops.includes(`${hex}:${stop}`);
  return [...title.companies.keys()].find(mayCome);
}

/** What a station brings a round. */
interface Judged {
  readonly action: Place;
  readonly worth: number;
  readonly reasons: readonly EighteenAdviceReason[];
}

function judged(asking: Asking, company: CompanyId, cost: number): readonly Judged[] {
  const { title, state, notes, own } = asking;
  const { stationNext, stationRival } = weightsOf(own);
  // Whoever gives advice searches as far as it takes: its figures are told.
  const earned = (one: EighteenState, kinds = kindsOwned(one, company)) =>
    notes ? exactRevenue(title, one, company, kinds) : revenueWith(title, one, company, kinds);
  const train = nextKind(title, state, company);
  const kinds = train === undefined ? undefined : [...kindsOwned(state, company), train];
  const [today, then] = [earned(state), earned(state, kinds)];
  return offered(asking, 'placeStation')
    .filter(({ power }) => power === undefined)
    .map((action) => {
      const { hex } = action;
      const after = withStation(state, company, action);
      const now = earned(after) - today;
      const next = train === undefined ? 0 : earned(after, kinds) - then;
      const rival = rivalAt(asking, company, action);
      const loses = rival === undefined ? 0 : today - earned(withStation(state, rival, action));
      const later = stationNext * Math.max(0, next - now);
      const kept = stationRival * Math.max(0, loses);
      const reasons: EighteenAdviceReason[] = [];
      if (now > 0) reasons.push({ kind: 'stationEarns', company, hex, more: now, cost });
      if (kept > 0 && rival !== undefined)
        reasons.push({ kind: 'stationKeepsWay', company, rival, hex, loses, cost });
      if (later > kept && train !== undefined)
        reasons.push({ kind: 'stationForTrain', company, hex, train, more: next, cost });
      return { action, worth: now + later + kept, reasons };
    });
}

/** A station for money that has nothing else to do. */
function idleStation(asking: Asking): EighteenAction | undefined {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return undefined;
  const cost = nextStationCost(title, state, company);
  if (!isIdle(title, state, company, cost)) return undefined;
  const rounds = Math.min(weightsOf(asking.own).idleStationRounds, roundsLeft(asking));
  const all = judged(asking, company, cost);
  const found = best(all, ({ worth }) => worth);
  if (!found || found.worth * rounds <= cost) return undefined;
  weighed(asking, 'round', [
    ...all.map(({ action, worth }) => ({ action, worth: worth - cost / rounds })),
    { action: PASS, worth: 0 },
  ]);
  return because(asking, found.action, () => found.reasons);
}

export const stationStep: Decide = (asking) => {
  const usual = calmTurn.stationStep(asking);
  return usual?.type === 'pass' ? (idleStation(asking) ?? usual) : usual;
};
