/**
 * A game played on in one's head: all seats decide by rules of thumb, on the map as it lies. Nobody lays track but a company
 * that has no run yet, and nobody puts down a station, so that what companies earn is known after the first time it is asked,
 * and a round costs little.
 */

import {
  type CompanyId,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type Face,
  facesOn,
  type Station,
  standingOn,
  suggestRuns,
  trainsOf,
} from '@kursbuch/eighteen';
import { type Budget, chanceFrom, isRefusal, type Seat, Unseen } from '@kursbuch/table';
import { Dice } from '../dice.ts';
import {
  type ActionOf,
  type Asking,
  anything,
  cashInSight,
  type Decide,
  offered,
  type TitleJudgement,
} from './asking.ts';
import { kindsOwned, revenueWith } from './revenue.ts';
import { bestLay, type Lay, nextKind } from './track.ts';

/** What a game played on needs to know. */
export type World = Pick<Asking, 'title' | 'table' | 'own'>;

/** How the seats decide in it, by the kind of the task that asks. */
export type Thumb = Readonly<Record<string, Decide>>;

/** Nobody ever takes so many actions in the rounds that are looked at. */
const LONGEST = 600;

const PASS: EighteenAction = { type: 'pass' };

/** Where the map is changed, and with a frozen one nothing is. */
const FROZEN: ReadonlySet<string> = new Set(['trackStep', 'stationStep']);

/** So many tiles somebody without a run looks at. */
const FIRST_LAYS = 8;

// ---------------------------------------------------------------- what is not in sight

/** Others' purses as full as one's own, and all that is left in the bank. */
function openPurses({ state, seat, title }: Pick<Asking, 'state' | 'seat' | 'title'>): EighteenState['cash'] {
  if (state.cash.bank !== undefined) return state.cash;
  const cash: Record<string, number> = { ...state.cash };
  const own = cashInSight(state, seat);
  for (const other of state.players.keys()) cash[other] ??= own;
  for (const company of title.companies.keys()) cash[company] ??= treasuryOf(state, company);
  const known = Object.values(cash).reduce((sum, amount) => sum + amount, 0);
  return { ...cash, bank: Math.max(0, state.money - known) };
}

/** What a company may still have that nobody shows: little, once it has run. */
const treasuryOf = ({ companies }: EighteenState, company: CompanyId): number =>
  companies[company]?.floated ? 100 : 0;

/** The table as it may be: what the seat does not see is made up. */
export function imagined(asking: Asking, seed: string): EighteenState {
  const { state, own } = asking;
  const secrets = { ...own.imagine?.(state, new Dice(seed)), ...state.secrets };
  return {
    ...state,
    cash: openPurses(asking),
    secrets: { table: { chance: chanceFrom(seed) }, ...secrets },
  };
}

// ---------------------------------------------------------------- playing on

export interface Course {
  /** So many rounds end. */
  readonly rounds: number;
  /** How somebody decides, the how manieth time he is asked. */
  thumbOf(seat: Seat, time: number): Thumb;
  readonly budget: Budget;
}

const isNext = (before: EighteenState['round'], { kind, set, number }: EighteenState['round']): boolean =>
  kind !== before.kind || set !== before.set || number !== before.number;

/** The table some rounds later; undefined where the budget is spent before that, or something unseen would have to speak. */
export function playedOn(
  world: World,
  start: EighteenState,
  { rounds, thumbOf, budget }: Course,
): EighteenState | undefined {
  const { table } = world;
  const times: number[] = start.players.map(() => 0);
  const dice = new Dice('thumb');
  let state = start;
  let left = rounds;
  for (let step = 0; step < LONGEST && left > 0 && !state.result; step++) {
    if (!budget.spend()) return undefined;
    const [seat] = table.waiting(state);
    if (seat === undefined) return state;
    const kind = state.agenda.at(-1)?.kind ?? '';
    const next = (FROZEN.has(kind) ? frozen(kind, seat) : undefined) ?? decided(kind, seat);
    if (!next) return undefined;
    if (isNext(state.round, next.round)) left--;
    state = next;
  }
  return state;

  /** On the frozen map everybody passes but whoever has no run yet. */
  function frozen(kind: string, seat: Seat): EighteenState | undefined {
    const lay = kind === 'trackStep' ? firstLay(world, state, seat) : undefined;
    return (lay && acted(world, state, seat, lay)) ?? acted(world, state, seat, PASS);
  }

  function decided(kind: string, seat: Seat): EighteenState | undefined {
    const { title, own } = world;
    const choices = table.choices(state, seat);
    const asking: Asking = { title, table, own, state, seat, choices, dice, budget: ENDLESS };
    const time = times[seat] ?? 0;
    times[seat] = time + 1;
    const action = own.tasks?.[kind]?.(asking) ?? thumbOf(seat, time)[kind]?.(asking) ?? anything(asking);
    return action && acted(world, state, seat, action);
  }
}

/** What was found before on a map with its stations. Equal maps are one value: it is found again in the next game played on. */
const onMap = <V>(): ((world: Pick<World, 'title'>, state: EighteenState) => Map<string, V>) => {
  const kept = new WeakMap<readonly Face[], WeakMap<readonly Station[], Map<string, V>>>();
  return ({ title }, state) =>
    under(
      under(kept, facesOn(title.board, state), () => new WeakMap<readonly Station[], Map<string, V>>()),
      standingOn(state.stations),
      () => new Map<string, V>(),
    );
};

const runsKnown = onMap<ActionOf<'runTrains'>>();

/** The same runs as before on the same map with the same trains. */
export function sameRuns(asking: Asking): ActionOf<'runTrains'> | undefined {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return undefined;
  const known = runsKnown(asking, state);
  const trains = trainsOf(state, company).map(({ id }) => id);
  const key = `${company} ${trains.join()} ${JSON.stringify(title.runs.runRules(state, company))}`;
  let found = known.get(key);
  if (!found) {
    found = { type: 'runTrains', ...suggestRuns(title, state, company) };
    known.set(key, found);
  }
  return found;
}

/** The steps of a game played on are counted, not those of the rules of thumb in it. */
const ENDLESS: Budget = { spend: () => true };

/** What is kept under an object, made where it is missing. */
function under<K extends object, V>(kept: WeakMap<K, V>, key: K, make: () => V): V {
  const found = kept.get(key);
  if (found) return found;
  const made = make();
  kept.set(key, made);
  return made;
}

/** First tiles that were found before, by whoever judges alike. */
const laysKnown = new WeakMap<TitleJudgement, ReturnType<typeof onMap<Lay | null>>>();

/** A tile for a company whose trains, or the next it will have, have nowhere to run. */
function firstLay(world: World, state: EighteenState, seat: Seat): Lay | undefined {
  const { title, table, own } = world;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return undefined;
  const next = nextKind(title, state, company);
  const kinds = [...kindsOwned(state, company), ...(next === undefined ? [] : [next])];
  if (kinds.length === 0 || revenueWith(title, state, company, kinds) > 0) return undefined;
  const known = under(laysKnown, own, () => onMap<Lay | null>())(world, state);
  const key = `${company} ${kinds.join()} ${cashInSight(state, company)} ${state.phase}`;
  const found = known.get(key);
  if (found !== undefined) return found ?? undefined;
  const choices = table.choices(state, seat);
  const asking: Asking = {
    title,
    table,
    own,
    state,
    seat,
    choices,
    dice: new Dice(key),
    budget: ENDLESS,
  };
  const lay = bestLay(asking, offered(asking, 'layTile'), FIRST_LAYS);
  known.set(key, lay ?? null);
  return lay;
}

/** The table after an action; undefined if it is refused, or something unseen would have to speak. */
export function acted(
  { table }: Pick<World, 'table'>,
  state: EighteenState,
  seat: Seat,
  action: EighteenAction,
): EighteenState | undefined {
  try {
    const outcome = table.act(state, seat, action);
    return isRefusal(outcome) ? undefined : outcome.state;
  } catch (thrown) {
    if (thrown instanceof Unseen) return undefined;
    throw thrown;
  }
}
