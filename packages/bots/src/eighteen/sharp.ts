/**
 * Sharp: search on top of Steady's judgement. Each of the answers worth a look is played on for some rounds with Steady in all
 * seats, and what comes of it is judged by the forecast. Steady's own answer is the fall-back: it is left only for one that is
 * better by more than chance and the forecast may be wrong.
 */
import type { EighteenAction, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import type { Budget, Seat } from '@kursbuch/table';
import { Dice } from '../dice.ts';
import type { Asking, TitleJudgement } from './asking.ts';
import { calmTasks } from './calm.ts';
import { candidates } from './candidates.ts';
import { type Outlook, standing } from './forecast.ts';
import { leafWorth } from './leaf.ts';
import { beginningsAt } from './openings.ts';
import { type EighteenBot, type Manner, mannered } from './player.ts';
import { figuresFor } from './reasons.ts';
import { acted, type Course, imagined, playedOn, sameRuns, type Thumb, type World } from './rollout.ts';
import { steadyTasks } from './steady.ts';

/** How it searches. */
interface Care {
  /** So many rounds are played on. */
  readonly rounds: number;
  /** A gain below this proves nothing, */
  readonly least: number;
  /** nor one below so many standard errors. */
  readonly errors: number;
  /** After the first time so many answers are left beside the fall-back, */
  readonly kept: number;
  /** and each is played on at most so often. */
  readonly passes: number;
  /** One decision in so many is made otherwise than Steady would, so that the same answer is judged by several courses. */
  readonly whim: number;
  /** So many steps it counts on: no more answers are compared than can be proved with them. */
  readonly steps: number;
}

export const CARE: Care = { rounds: 3, least: 20, errors: 1, kept: 4, passes: 8, whim: 6, steps: 1000 };

/** How often the courses of an answer have to be compared before anything is proved. */
export const LEAST_PASSES = 3;

const STEADY: Thumb = { ...steadyTasks, runStep: sameRuns };
const CALM: Thumb = { ...calmTasks, runStep: sameRuns };

/** A whole number from three others: the same for all answers of a pass, whatever was done before. */
function mixed(one: number, other: number, third: number): number {
  let hash = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other + 0x7f4a7c15, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15) ^ third, 0x27d4eb2f);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0x165667b1) >>> 8;
}

/** The courses an answer is played on in: the likeliest first, then others, by the seed. */
function courseOf(
  { rounds, whim }: Pick<Care, 'rounds' | 'whim'>,
  pass: number,
  day: number,
): Omit<Course, 'budget'> {
  const isOther = (who: Seat, time: number) => pass > 0 && mixed(day + pass, who, time) % whim === 0;
  return {
    rounds,
    thumbOf: (who, time) => (isOther(who, time) ? CALM : STEADY),
  };
}

/** What an answer brought beyond the fall-back, time for time. */
export interface Compared {
  readonly action: EighteenAction;
  readonly gains: readonly number[];
}

/** Mean of some gains less what it may be off. */
export function provedGain(gains: readonly number[], errors: number): number {
  const count = gains.length;
  if (count < LEAST_PASSES) return Number.NEGATIVE_INFINITY;
  const mean = meanOf(gains);
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  return mean - errors * Math.sqrt(squares / (count - 1) / count);
}

/** The answer whose gain is proved and largest; undefined if none is. */
export function provedBest(
  compared: readonly Compared[],
  { least, errors }: Pick<Care, 'least' | 'errors'>,
): EighteenAction | undefined {
  let found: EighteenAction | undefined;
  let most = least;
  for (const { action, gains } of compared) {
    const gain = provedGain(gains, errors);
    if (gain > most) [found, most] = [action, gain];
  }
  return found;
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0
    ? Number.NEGATIVE_INFINITY
    : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How somebody stands at a table, by weights where there are some. */
const worthOf = (outlook: Outlook, seat: Seat): number =>
  outlook.own.leaf ? leafWorth(outlook, seat, outlook.own.leaf) : standing(outlook, seat);

/** How one stands some rounds after an action; undefined if that cannot be told, or not in time. */
function outcome(
  world: World,
  start: EighteenState,
  seat: Seat,
  action: EighteenAction,
  course: Course,
): number | undefined {
  const next = acted(world, start, seat, action);
  const end = next && playedOn(world, next, course);
  return end && worthOf({ ...world, state: end }, seat);
}

/** How answers are compared that nobody has to choose by: always in the same courses. */
const LOOK = { rounds: 3, whim: 6, passes: 8 } as const;

/**
 * How somebody stands some rounds after this state, by such courses as a search judges by: for whoever compares answers without
 * asking which one is best. Undefined if that cannot be told.
 */
export function standingAhead(world: World, state: EighteenState, seat: Seat): number | undefined {
  const worths: number[] = [];
  for (let pass = 0; pass < LOOK.passes; pass++) {
    const end = playedOn(world, state, { ...courseOf(LOOK, pass, 0), budget: { spend: () => true } });
    if (!end) return undefined;
    worths.push(worthOf({ ...world, state: end }, seat));
  }
  return meanOf(worths);
}

/** Courses differ by seed: so many ways. */
const DAYS = 1 << 20;

/** The courses after the first that an answer needs to prove anything. */
const MORE_PASSES = LEAST_PASSES - 1;

/** How many answers can be played on once so that one of them is left with enough steps to be proved. */
export const startingWith = (steps: number, course: number): number =>
  Math.max(1, Math.floor(steps / course) - 1 - 2 * MORE_PASSES);

/** How many answers the steps that are left suffice to prove. */
export const provable = (steps: number, course: number): number =>
  Math.max(1, Math.floor((steps / course - 0.5) / MORE_PASSES) - 1);

/** A budget that knows what has been taken of it. */
function metered(budget: Budget) {
  let spent = 0;
  return {
    spend(steps = 1): boolean {
      spent += steps;
      return budget.spend(steps);
    },
    spent: () => spent,
  };
}

/** Where privates are sold: what they came to says more than some rounds played on. */
const SALES: readonly string[] = ['privateSale', 'bidding'];

/** The answer that proves better than the fall-back, else the fall-back. */
export function searched(asking: Asking, fallback: EighteenAction, care: Care, seed: string): EighteenAction {
  const kind = asking.state.agenda.at(-1)?.kind ?? '';
  const isKnown = SALES.includes(kind) && beginningsAt(asking)?.privates !== undefined;
  const others = isKnown || asking.own.unsearched?.includes(kind) ? [] : candidates(asking, fallback);
  if (others.length === 0) return fallback;
  const { seat } = asking;
  const budget = metered(asking.budget);
  let compared: { readonly action: EighteenAction; readonly gains: number[] }[] = others.map((action) => ({
    action,
    gains: [],
  }));
  const day = new Dice(seed).below(DAYS);
  for (let pass = 0; pass < care.passes; pass++) {
    const start = imagined(asking, `${seed} ${pass}`);
    const course: Course = { ...courseOf(care, pass, day), budget };
    const base = outcome(asking, start, seat, fallback, course);
    if (base === undefined) break;
    if (pass === 0) compared = compared.slice(0, startingWith(care.steps, budget.spent()));
    let isSpent = false;
    for (const { action, gains } of compared) {
      const value = outcome(asking, start, seat, action, course);
      if (value !== undefined) gains.push(value - base);
      else if (!budget.spend(0)) {
        isSpent = true;
        break;
      }
    }
    if (isSpent) break;
    const each = budget.spent() / (compared.length + 1);
    const kept = Math.min(care.kept, provable(care.steps - budget.spent(), each));
    // What is worse in the course that is likeliest is seldom better in others.
    compared = compared
      .filter(({ gains }) => gains.length > pass && meanOf(gains) > 0)
      .sort((one, other) => meanOf(other.gains) - meanOf(one.gains))
      .slice(0, pass === 0 ? kept : compared.length);
    if (compared.length === 0) break;
  }
  return provedBest(compared, care) ?? fallback;
}

export function sharpPlayer(
  loaded: Pick<LoadedEighteen, 'title' | 'table'>,
  own: TitleJudgement,
  manner: Manner,
  seat: Seat,
  care: Care = CARE,
): EighteenBot {
  const { title, table } = loaded;
  const usual = mannered(loaded, own, manner, seat);
  return {
    choose(state, choices, seed, budget) {
      const fallback = usual.choose(state, choices, seed, budget);
      if (fallback === undefined || !table.waiting(state).includes(seat)) return fallback;
      const asking: Asking = { title, table, state, seat, choices, dice: new Dice(seed), budget, own };
      return searched(asking, fallback, care, seed);
    },
    advise(state, choices, seed, budget) {
      const advice = usual.advise?.(state, choices, seed, budget);
      if (!advice || !table.waiting(state).includes(seat)) return advice;
      const asking: Asking = { title, table, state, seat, choices, dice: new Dice(seed), budget, own };
      const action = searched(asking, advice.action, care, seed);
      if (action === advice.action) return advice;
      const reasons = [{ kind: 'playedOn', rounds: care.rounds } as const, ...figuresFor(asking, action)];
      return { action, reasons, compared: [] };
    },
  };
}
