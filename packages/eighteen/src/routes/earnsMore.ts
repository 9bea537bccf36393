/** Can the trains of a company earn more than so much? Tried out on its own network where that is small. */
import type { Board } from '../board.ts';
import { reach } from '../reach.ts';
import { gaugeMask } from '../tile.ts';
import type { CompanyId, MapState } from '../types.ts';
import { exclusivePlace, mayPassArea, mayUse, type RunRules, type RunTrain, stopValue } from './rules.ts';
import { type SmallNetwork, smallNetworkOf } from './small.ts';

/** So many segments are tried; then somebody has to search. */
const FEW = 2_000;

/**
 * Do some runs of these trains earn more than this? Undefined where it takes more to tell: in a network that is not small, for
 * trains that skip stops, pass areas or change gauge, and under rules that bind several runs together.
 */
export function earnsMore(
  board: Board,
  map: MapState,
  company: CompanyId,
  trains: readonly RunTrain[],
  rules: RunRules,
  floor: number,
): boolean | undefined {
  if (rules.carries || rules.setBonus || rules.mustUse?.length || trains.some(isOdd)) return undefined;
  const { byGauge } = reach(board, map, company);
  if (byGauge && trains.some(({ gauge }) => !gauge)) return undefined;
  const network = smallNetworkOf(board, map, company);
  if (!network) return undefined;
  const courses: Course[] = [];
  for (const train of trains) {
    const course = courses.find((known) => isAlike(known.train, train)) ?? courseOf(network, rules, train);
    if (!course) return undefined;
    courses.push(course);
  }
  return triedOut(network, courses, floor);
}

const isOdd = ({ skips, express, gaugeChanges }: RunTrain): boolean =>
  skips === true || express !== undefined || gaugeChanges !== undefined;

const isAlike = (one: RunTrain, other: RunTrain): boolean =>
  one.kind === other.kind &&
  one.range === other.range &&
  one.counts === other.counts &&
  one.gauge === other.gauge;

/** What a kind of train makes of the network. */
interface Course {
  readonly train: RunTrain;
  readonly range: number;
  readonly value: readonly number[];
  /** The stops that use up range. */
  readonly counted: number;
  readonly usable: number;
  /** The segments of other gauges. */
  readonly barred: number;
  /** The stops a run cannot have beside each: itself, and those of the same place. */
  readonly instead: readonly number[];
  /** The usable stops that pay something, the most valuable first. */
  readonly dearest: readonly number[];
}

/** Undefined for a train that may pass through an area: nothing is known of what lies beyond. */
function courseOf(network: SmallNetwork, rules: RunRules, train: RunTrain): Course | undefined {
  const { stops, reached, gauge } = network;
  const value: number[] = [];
  const instead: number[] = [];
  const dearest: number[] = [];
  const places: (string | undefined)[] = [];
  let counted = 0;
  let usable = 0;
  for (let number = 0; number < stops.length; number++) {
    const stop = stops[number]!;
    const bit = 1 << number;
    const isReached = (reached & bit) !== 0;
    if (isReached && mayPassArea(rules, train, stop.id)) return undefined;
    const worth = stopValue(rules, train, stop);
    value.push(worth);
    const place = exclusivePlace(rules, stop);
    places.push(place);
    let others = bit;
    if (place !== undefined)
      for (let other = 0; other < number; other++)
        if (places[other] === place) {
          others |= 1 << other;
          instead[other]! |= bit;
        }
    instead.push(others);
    if (train.counts !== 'large' || stop.large) counted |= bit;
    if (!isReached || !mayUse(rules, train, stop.id)) continue;
    usable |= bit;
    if (worth > 0) dearest.push(number);
  }
  dearest.sort((one, other) => value[other]! - value[one]!);
  const gauges = gaugeMask(train.gauge);
  let barred = 0;
  for (let one = 0; one < gauge.length; one++) if ((gauge[one]! & gauges) === 0) barred |= 1 << one;
  return {
    train,
    range: train.range ?? stops.length,
    value,
    counted,
    usable,
    barred,
    instead,
    dearest,
  };
}

/** All runs of a train that earn more than a floor: `listen` is told what each earns and which segments it blocks, and says the new floor. */
interface Exploring {
  readonly course: Course;
  floor: number;
  readonly listen: (worth: number, blocked: number) => number;
}

function triedOut(network: SmallNetwork, courses: readonly Course[], floor: number): boolean | undefined {
  const { own, through, from, to, toll, rivals, lead } = network;
  let tries = 0;

  /** The most that stops not yet barred can bring. */
  const rest = ({ dearest, value, counted, instead }: Course, range: number, barred: number): number => {
    let [sum, left, gone] = [0, range, barred];
    for (const stop of dearest) {
      const bit = 1 << stop;
      if (gone & bit) continue;
      if (counted & bit) {
        if (left === 0) continue;
        left--;
      }
      gone |= instead[stop]!;
      sum += value[stop]!;
    }
    return sum;
  };

  /** On from the end of an arm. `gone`: stops that cannot be used any more; `after`: the second arm begins with a later segment than the first. */
  const extend = (
    way: Exploring,
    head: number,
    root: number,
    first: number,
    isSecond: boolean,
    after: number,
    worth: number,
    left: number,
    gone: number,
    blocked: number,
  ): void => {
    const { course } = way;
    for (const segment of lead[head]!) {
      if (segment <= after || (blocked | course.barred) & (1 << segment)) continue;
      const end = from[segment] === head ? to[segment]! : from[segment]!;
      const bit = 1 << end;
      if (gone & bit) continue;
      const isCounted = (course.counted & bit) !== 0;
      if (isCounted && left === 0) continue;
      if (++tries > FEW) return;
      const sum = worth + course.value[end]! - toll[segment]!;
      const over = isCounted ? left - 1 : left;
      const barred = gone | course.instead[end]!;
      const taken = blocked | rivals[segment]!;
      if (sum > way.floor) way.floor = way.listen(sum, taken);
      if (sum + rest(course, over, barred) <= way.floor) continue;
      const begun = first < 0 ? segment : first;
      if (through & bit) extend(way, end, root, begun, isSecond, -1, sum, over, barred, taken);
      if (!isSecond && through & (1 << root))
        extend(way, root, root, begun, true, begun, sum, over, barred, taken);
    }
  };

  const explore = (
    course: Course,
    blocked: number,
    least: number,
    listen: (worth: number, blocked: number) => number,
  ): void => {
    const { value, usable, counted, instead, range } = course;
    const way: Exploring = { course, floor: least, listen };
    let gone = ~usable;
    for (let root = 0; root < lead.length; root++) {
      const bit = 1 << root;
      if (!(own & bit) || gone & bit) continue;
      const isCounted = (counted & bit) !== 0;
      if (isCounted && range === 0) continue;
      const left = isCounted ? range - 1 : range;
      extend(way, root, root, -1, false, -1, value[root]!, left, gone | instead[root]!, blocked);
      // Runs through this station are all found; those of the next one leave it out.
      gone |= bit;
    }
  };

  /** What each train earns alone; of the first it will turn out. */
  const alone: number[] = [Number.POSITIVE_INFINITY];
  for (let at = 1; at < courses.length; at++) {
    const before = at > 1 && courses[at] === courses[at - 1];
    let most = before ? alone[at - 1]! : 0;
    if (!before)
      explore(courses[at]!, 0, 0, (worth) => {
        most = worth;
        return worth;
      });
    alone.push(most);
  }
  if (tries > FEW) return undefined;
  const sumFrom = (first: number): number => {
    let sum = 0;
    for (let at = first; at < alone.length; at++) sum += alone[at]!;
    return sum;
  };

  /** Do the trains from this one on earn more than so much, beside what is blocked? */
  const isMore = (train: number, needed: number, blocked: number): boolean => {
    const later = sumFrom(train + 1);
    if (later + (alone[train] ?? 0) <= needed) return false;
    if (train >= courses.length) return true;
    let found = false;
    explore(courses[train]!, blocked, needed - later, (worth, taken) => {
      found = isMore(train + 1, needed - worth, taken);
      return found ? Number.POSITIVE_INFINITY : needed - later;
    });
    return found || isMore(train + 1, needed, blocked);
  };
  return isMore(0, floor, 0) || (tries > FEW ? undefined : false);
}
