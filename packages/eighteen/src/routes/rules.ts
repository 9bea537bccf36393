/** How trains run: what a title says about routes, as plain data that can travel to a worker. */
import type { Objection } from '@kursbuch/table';
import type { Colour, Gauge, HexId, Run, StopFacts, TrainId, TrainKind, Value } from '../types.ts';

/** A train as it runs. Two trains that differ in nothing but their id are interchangeable. */
export interface RunTrain {
  readonly id: TrainId;
  readonly kind: TrainKind;
  /** How much it may count on its way; `null` for no limit. */
  readonly range: number | null;
  /** What uses up range: every stop (so without this), or only cities, off-map areas and large ports. */
  readonly counts?: 'stops' | 'large';
  /** Changes of gauge use up range like a stop, but for the first few; without this they do not matter. */
  readonly gaugeChanges?: { readonly free: number };
  /** The gauge it runs on; without this, all. */
  readonly gauge?: Gauge;
  /** It may pass stops without counting them: its best stops within its range pay, an own station among them. */
  readonly skips?: boolean;
  /** It runs to this off-map area; only this and the most valuable own station on the way pay, nothing else counts. */
  readonly express?: string;
}

/** What holds for all trains of a company in one turn. */
export interface RunRules {
  /** Colour of the phase: which value of a stop counts. */
  readonly colour: Colour;
  /** Off-map areas whose hexes are places of their own: a route may use each of them. */
  readonly separateGroups?: readonly string[];
  /** A route uses one city of a hex at most, even if the hex has several. */
  readonly oneCityPerHex?: boolean;
  /** More (or less) for a stop on each route that counts it, by stop ("H12:0"). */
  readonly stopBonus?: Readonly<Record<string, number>>;
  /** More for the number of these hexes whose stops a route counts: `amounts[number]`. */
  readonly setBonus?: { readonly hexes: readonly HexId[]; readonly amounts: readonly number[] };
  /** Off-map stops only these kinds of train may use, by stop. */
  readonly onlyTrains?: Readonly<Record<string, readonly TrainKind[]>>;
  /** Off-map stops these kinds of train may pass through, by stop. */
  readonly throughTrains?: Readonly<Record<string, readonly TrainKind[]>>;
  /** One run of the turn carries something for its company beside the revenue: the values of its two ends once more. */
  readonly carries?: boolean;
  /** Places that the runs of the turn use between them: hexes ("H12"), or stops ("H12:0"). Not for an express: what lies beyond its station is not searched. */
  readonly mustUse?: readonly string[];
  /** An express runs from an own station to its area: nothing lies beyond the station. */
  readonly expressFromStation?: boolean;
}

/** Is there a place that the runs must use? */
export const isBound = ({ mustUse }: RunRules): boolean => mustUse !== undefined && mustUse.length > 0;

/** Is a place of `mustUse` a hex? Otherwise it is a stop. */
export const isHexPlace = (place: string): boolean => !place.includes(':');

/** Does a run use this place? */
export const usesPlace = ({ stops, legs }: Pick<Run, 'stops' | 'legs'>, place: string): boolean =>
  isHexPlace(place) ? legs.some((leg) => leg.includes(place)) : stops.includes(place);

/** All stops count and none is skipped; a stop has the value of the phase. */
export const plainRules = (colour: Colour): RunRules => ({ colour });

/** What a stop is worth in the phases of a colour; to a train of this kind, if it is asked for one. */
export const valueIn = (value: Value, colour: Colour, kind?: TrainKind): number =>
  typeof value === 'number' ? value : (value.byTrain?.[kind ?? ''] ?? value[colour]);

/** Cities, off-map areas and large ports; towns and small ports are small. */
export const isLarge = (stop: Pick<StopFacts, 'kind' | 'port'>): boolean =>
  stop.port ? stop.port === 'large' : stop.kind !== 'town';

/** The name of a stop in a run. */
export const stopId = (hex: HexId, stop: number): string => `${hex}:${stop}`;

/** A stop a train comes to, as the rules see it. */
export interface Visit {
  readonly id: string;
  readonly hex: HexId;
  readonly large: boolean;
  readonly value: Value;
  /** The company has a station here. */
  readonly own: boolean;
  /** The off-map area it belongs to. */
  readonly group?: string | undefined;
}

export interface RunWorth {
  readonly revenue: number;
  /** What each stop of the run pays. */
  readonly values: readonly number[];
  /** What comes on top for the run as a whole, tolls taken off. */
  readonly bonus: number;
  /** What the run would carry for its company. */
  readonly carried: number;
}

/** What a stop pays a train that counts it. */
export const stopValue = (
  rules: RunRules,
  { kind }: Pick<RunTrain, 'kind'>,
  { id, value }: Pick<Visit, 'id' | 'value'>,
): number => valueIn(value, rules.colour, kind) + (rules.stopBonus?.[id] ?? 0);

export const mayUse = (rules: RunRules, train: RunTrain, stop: string): boolean =>
  rules.onlyTrains?.[stop]?.includes(train.kind) ?? true;

export const mayPassArea = (rules: RunRules, train: RunTrain, stop: string): boolean =>
  rules.throughTrains?.[stop]?.includes(train.kind) ?? false;

/** The place of which a route may use one stop only, or undefined. */
export function exclusivePlace(
  rules: RunRules,
  stop: { readonly hex: HexId; readonly kind: string; readonly group?: string | undefined },
): string | undefined {
  if (stop.group !== undefined)
    return rules.separateGroups?.includes(stop.group) ? undefined : `area ${stop.group}`;
  return rules.oneCityPerHex && stop.kind === 'city' ? `hex ${stop.hex}` : undefined;
}

/** Why a way is no route for this train. */
export type WorthReason = 'noOwnStation' | 'tooLong' | 'tooManyGauges' | 'wrongEnd' | 'notFromStation';

/** What a run over these stops earns, or why the train may not run it. */
export function worthOf(
  rules: RunRules,
  train: RunTrain,
  visits: readonly Visit[],
  gaugeChanges: number,
  toll: number,
): RunWorth | Objection<WorthReason> {
  const params = { train: train.id };
  let own = false;
  const gauges = train.gaugeChanges ? Math.max(0, gaugeChanges - train.gaugeChanges.free) : 0;
  let used = gauges;
  for (const visit of visits) {
    own ||= visit.own;
    if (train.counts !== 'large' || visit.large) used++;
  }
  if (!own)
    return { reason: 'noOwnStation', params: { ...params, ...(train.range && { range: train.range }) } };
  const all = visits.map((visit) => stopValue(rules, train, visit));
  const ends = (all[0] ?? 0) + (all[all.length - 1] ?? 0);
  if (train.express !== undefined) return expressWorth(rules, train, visits, all, toll);
  const range = train.range ?? Number.POSITIVE_INFINITY;
  let values: readonly number[] = all;
  if (used > range) {
    if (!train.skips)
      return {
        reason: used - gauges > range ? 'tooLong' : 'tooManyGauges',
        params: { ...params, used, range, counts: train.counts ?? 'stops' },
      };
    values = bestWithin(train, visits, all, range);
  }
  const bonus = setBonus(rules, visits, values === all ? undefined : values) - toll;
  const revenue = Math.max(
    0,
    values.reduce((sum, value) => sum + value, bonus),
  );
  return { revenue, values, bonus, carried: rules.carries ? ends : 0 };
}

/** Of more stops than the range allows the best ones pay, one with an own station among them. */
function bestWithin(
  train: RunTrain,
  visits: readonly Visit[],
  all: readonly number[],
  range: number,
): readonly number[] {
  const counting = all
    .map((value, index) => ({ value, index, visit: visits[index] as Visit }))
    .filter(({ visit }) => train.counts !== 'large' || visit.large)
    .sort((a, b) => b.value - a.value || a.index - b.index);
  const chosen = counting.slice(0, range);
  if (!chosen.some(({ visit }) => visit.own)) {
    const own = counting.find(({ visit }) => visit.own);
    if (own) chosen[range - 1] = own;
  }
  const kept = new Set(chosen.map(({ index }) => index));
  return all.map((value, index) =>
    kept.has(index) || !counting.some((one) => one.index === index) ? value : 0,
  );
}

function expressWorth(
  rules: RunRules,
  train: RunTrain,
  visits: readonly Visit[],
  all: readonly number[],
  toll: number,
): RunWorth | Objection<WorthReason> {
  const last = visits.length - 1;
  const end = visits[0]?.group === train.express ? 0 : visits[last]?.group === train.express ? last : -1;
  if (end < 0) return { reason: 'wrongEnd', params: { train: train.id, area: train.express ?? '' } };
  if (rules.expressFromStation && !visits[last - end]?.own)
    return { reason: 'notFromStation', params: { train: train.id } };
  let dearest = rules.expressFromStation ? last - end : -1;
  visits.forEach((visit, index) => {
    if (rules.expressFromStation) return;
    if (visit.own && index !== end && (dearest < 0 || (all[index] as number) > (all[dearest] as number)))
      dearest = index;
  });
  if (dearest < 0) return { reason: 'noOwnStation', params: { train: train.id } };
  const values = all.map((value, index) => (index === end || index === dearest ? value : 0));
  const revenue = Math.max(0, (all[end] as number) + (all[dearest] as number) - toll);
  return { revenue, values, bonus: -toll, carried: 0 };
}

function setBonus(rules: RunRules, visits: readonly Visit[], paid: readonly number[] | undefined): number {
  if (!rules.setBonus) return 0;
  const { hexes, amounts } = rules.setBonus;
  const counted = visits.filter((visit, index) => hexes.includes(visit.hex) && paid?.[index] !== 0).length;
  return amounts[Math.min(counted, amounts.length - 1)] ?? 0;
}
