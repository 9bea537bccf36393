/**
 * Running trains: the best runs as they are found, the runs as the player wants them, and what they bring. The plan is
 * always in the hand, as the draft of the game, so that it can be confirmed at any moment.
 */
import {
  type CarrierRun,
  type CompanyId,
  checkRuns,
  companyTurnOf,
  type EighteenState,
  isClosed,
  networkOf,
  type Run,
  runTrainsOf,
  type SearchProgress,
  type TrainId,
  type TrainKind,
} from '@kursbuch/eighteen';
import { isObjection, type Objection } from '@kursbuch/table';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { spaced } from '../../parts/spaced.ts';
import { stopOf } from '../board/stopOf.ts';
import { searchRuns } from '../foresight/bestRuns.ts';
import type { ActionOf, Game } from '../game/game.ts';
import type { touched } from './editRun.ts';
import { asRun, NO_WAY, type Way } from './way.ts';

/** The best runs, as far as they are known. */
interface BestSoFar {
  readonly runs: readonly Run[];
  /** With what one of them carries, where there is something to carry. */
  readonly revenue: number;
  readonly carrier?: CarrierRun;
  /** No set of runs earns more than this. */
  readonly bound: number;
  /** Proved: no legal set of runs earns more. */
  readonly optimal: boolean;
}

/** What one train is to do. */
export interface TrainPlan {
  readonly train: TrainId;
  readonly kind: TrainKind;
  /** Its colour and pattern, 1..4. */
  readonly number: number;
  readonly way: Way;
  /** What each stop pays; empty while the run is not legal by itself. */
  readonly values: readonly number[];
  /** What the run brings, all stops and bonuses; null while it is not legal by itself. */
  readonly revenue: number | null;
  /** What comes on top of the stops, or is taken off. */
  readonly bonus: number;
  /** Stops the train passes without counting them. */
  readonly skipped: ReadonlySet<string>;
  /** What single stops pay more than is written there. */
  readonly more: Readonly<Record<string, number>>;
  /** What it would bring by carrying something; null where it cannot. */
  readonly carried: number | null;
  readonly objection: Objection | null;
}

interface RunPlan {
  /** The company that runs now, if a person at this screen decides for it. */
  readonly company: ReadonlySignal<CompanyId | null>;
  readonly best: ReadonlySignal<BestSoFar | null>;
  readonly trains: ReadonlySignal<readonly TrainPlan[]>;
  /** What all runs bring together; null while they are not legal. */
  readonly revenue: ReadonlySignal<number | null>;
  /** The train that carries something and what that brings to the treasury, beside the revenue; null where none does. */
  readonly carrier: ReadonlySignal<CarrierRun | null>;
  /** Has the player changed the best runs? */
  readonly isOwn: ReadonlySignal<boolean>;
  /** The train being changed. */
  readonly changing: ReadonlySignal<TrainId | null>;
  change(train: TrainId | null): void;
  /** A stop was touched while a train is being changed; the map brings what that makes of its way. */
  touch(stop: string, edit: typeof touched): void;
  /** The train stays where it is. */
  clear(train: TrainId): void;
  /** Another train carries it. */
  carry(train: TrainId): void;
  /** These runs, as if they had been put together by hand. */
  take(runs: readonly Run[], carrier: TrainId | undefined): void;
  /** The plan as it is asked for. */
  readonly asked: ReadonlySignal<ActionOf<'runTrains'>>;
  /** The plan of somebody who asks for this. */
  follow(asked: ActionOf<'runTrains'>): void;
  /** The best runs again. */
  reset(): void;
  /** Do not wait for the proof: take what is known. */
  enough(): void;
  readonly isStopped: ReadonlySignal<boolean>;
}

export const runPlan = remembered(planFor);

/** Milliseconds between two looks at a search that goes on. */
const PROGRESS_EVERY = 80;

/** There are four colours and patterns. */
const runNumber = (index: number): number => (index % 4) + 1;

/** The worth of each run by itself. */
export function trainPlans(
  game: Pick<Game, 'title'>,
  state: EighteenState,
  company: CompanyId,
  ways: ReadonlyMap<TrainId, Way>,
): readonly TrainPlan[] {
  const { title } = game;
  const board = title.runs.runBoard(state);
  const trains = runTrainsOf(title, state, company);
  // What all runs together have to use binds no single one.
  const { mustUse: _together, ...rules } = title.runs.runRules(state, company);
  return trains.map((train, index): TrainPlan => {
    const way = ways.get(train.id) ?? NO_WAY;
    const worth =
      way.stops.length > 0
        ? checkRuns(board, state, company, trains, [asRun(train.id, way)], rules)
        : { revenue: 0, carried: 0, runs: [] };
    const base = { train: train.id, kind: train.kind, number: runNumber(index), way };
    if (isObjection(worth))
      return {
        ...base,
        values: [],
        revenue: null,
        bonus: 0,
        skipped: new Set(),
        more: {},
        carried: null,
        objection: worth,
      };
    const [{ values = [], bonus = 0, carried = 0 } = {}] = worth.runs;
    const isShort = train.skips === true && way.stops.length > (train.range ?? Number.POSITIVE_INFINITY);
    const counted = way.stops.filter((_, stop) => !(isShort && values[stop] === 0));
    return {
      ...base,
      values,
      revenue: worth.revenue,
      bonus,
      skipped: new Set(way.stops.filter((stop) => !counted.includes(stop))),
      more: Object.fromEntries(
        Object.entries(rules.stopBonus ?? {}).filter(([stop]) => counted.includes(stop)),
      ),
      carried: rules.carries && carried > 0 ? carried : null,
      objection: null,
    };
  });
}

const runTrains = (runs: readonly Run[], carrier: TrainId | undefined): ActionOf<'runTrains'> => ({
  type: 'runTrains',
  runs,
  ...(carrier !== undefined && { mail: carrier }),
});

const waysOf = (runs: readonly Run[]): ReadonlyMap<TrainId, Way> =>
  new Map(runs.map(({ train, stops, legs }) => [train, { stops, legs }]));

function planFor(game: Game): RunPlan {
  const { title } = game;
  const company = computed(() => {
    if (game.isPast.value || game.seat.value === null) return null;
    const asked = game.ownOffers.value.some((offer) => offer.type === 'many' && offer.kind === 'runTrains');
    return asked ? (companyTurnOf(game.now.value)?.company ?? null) : null;
  });
  const best = signal<BestSoFar | null>(null);
  const own = signal<ReadonlyMap<TrainId, Way> | null>(null);
  const wantedMail = signal<TrainId | null>(null);
  const changing = signal<TrainId | null>(null);
  const isStopped = signal(false);
  let cancel: (() => void) | undefined;

  // A new turn: forget the last plan and search.
  effect(() => {
    const running = company.value;
    const state = game.now.value;
    batch(() => {
      best.value = null;
      own.value = null;
      wantedMail.value = null;
      changing.value = null;
      isStopped.value = false;
    });
    cancel = undefined;
    if (running === null) return undefined;
    if (game.isUnaided) {
      own.value = new Map();
      changing.value = runTrainsOf(title, state, running)[0]?.id ?? null;
      return undefined;
    }
    const search = searchFor(game, state, running, (found) => {
      best.value = found;
    });
    cancel = search.cancel;
    return search.leave;
  });

  const ways = computed(() => own.value ?? waysOf(best.value?.runs ?? []));
  const trains = computed(() =>
    company.value === null ? [] : trainPlans(game, game.now.value, company.value, ways.value),
  );
  const runs = computed(() =>
    trains.value.filter(({ way }) => way.stops.length > 1).map(({ train, way }) => asRun(train, way)),
  );
  /** As wanted, as in the best runs, or with the dearest ends. */
  const carrier = computed((): CarrierRun | null => {
    const carriers = trains.value.flatMap(({ train, way, carried: amount }) =>
      way.stops.length > 1 && amount !== null ? [{ train, amount }] : [],
    );
    const [dearest = null] = [...carriers].sort((one, other) => other.amount - one.amount);
    const named = wantedMail.value ?? (own.value ? null : best.value?.carrier?.train);
    return carriers.find(({ train }) => train === named) ?? dearest;
  });
  const revenue = computed(() => {
    if (company.value === null || (best.value === null && own.value === null)) return null;
    const state = game.now.value;
    const worth = checkRuns(
      title.runs.runBoard(state),
      state,
      company.value,
      runTrainsOf(title, state, company.value),
      runs.value,
      title.runs.runRules(state, company.value),
    );
    return isObjection(worth) ? null : worth.revenue;
  });

  keepInHand(game, {
    isReady() {
      if (company.value === null) return false;
      if (own.value !== null) return true;
      if (best.value === null) return false;
      // Where nothing less than the best is allowed there is nothing to offer before it is proved.
      return best.value.optimal || isStopped.value || title.runs.mustRunBest(game.now.value) === null;
    },
    runs,
    carrier,
  });

  const take: RunPlan['take'] = (planned, carrier) =>
    batch(() => {
      own.value = waysOf(planned);
      wantedMail.value = carrier ?? null;
      changing.value = null;
    });

  const set = (train: TrainId, way: Way): void => {
    own.value = new Map(ways.value).set(train, way);
  };

  return {
    company,
    best,
    trains,
    revenue,
    carrier,
    isOwn: computed(() => own.value !== null),
    changing,
    isStopped,
    change(train) {
      changing.value = train;
    },
    touch(stop, edit) {
      const train = changing.value;
      const running = company.value;
      const seat = game.seat.value;
      if (train === null || running === null || seat === null) return;
      const others = [...ways.value].filter(([id]) => id !== train).map(([, way]) => way);
      const network = networkOf(title.runs.runBoard(game.now.value), game.now.value);
      const isOpen = (id: string): boolean => {
        const place = network.stops.find((one) => one.id === id);
        return place !== undefined && !place.terminal && !isClosed(place, running);
      };
      const now = ways.value.get(train) ?? NO_WAY;
      const next = edit({ network, others, isOpen }, now, stop);
      if (next) {
        set(train, next);
        return;
      }
      // The refusal says why not: another train is in the way, or no track leads there.
      const shared = edit({ network, others: [], isOpen }, now, stop);
      const rest = shared ? runs.value.filter((run) => run.train !== train) : [];
      const wanted = [...rest, asRun(train, shared ?? straightTo(now, stop))];
      void game.choose(seat, { type: 'runTrains', runs: wanted });
    },
    clear: (train) => set(train, NO_WAY),
    carry(train) {
      wantedMail.value = train;
    },
    take,
    asked: computed(() => runTrains(runs.value, carrier.value?.train)),
    follow: ({ runs: planned, mail }) => take(planned, mail),
    reset() {
      batch(() => {
        own.value = null;
        wantedMail.value = null;
        changing.value = null;
      });
    },
    enough() {
      isStopped.value = true;
      cancel?.();
    },
  };
}

/** The run with the stop at its end, though no free track leads there: the refusal says why. */
const straightTo = ({ stops, legs }: Way, stop: string): Way => {
  const last = stops.at(-1);
  return { stops: [...stops, stop], legs: [...legs, [last ? stopOf(last).hex : '', stopOf(stop).hex]] };
};

/** Searches the best runs and tells those that are found, not too often; nobody hears of them any more after `leave`. */
function searchFor(
  { title }: Game,
  state: EighteenState,
  company: CompanyId,
  tell: (found: BestSoFar) => void,
): { readonly cancel: () => void; readonly leave: () => void } {
  let isOver = false;
  // A search finds better runs many times in one frame, and each of them drawn costs some milliseconds.
  const progress = spaced<SearchProgress>(PROGRESS_EVERY, (latest) => tell({ ...latest, optimal: false }));
  const search = searchRuns(title, state, company, (one) => {
    if (!isOver) progress.tell(one);
  });
  const leave = (): void => {
    isOver = true;
    progress.end();
  };
  const end = (result: BestSoFar): void => {
    if (isOver) return;
    leave();
    tell(result);
  };
  search.result.then(end, () => end({ runs: [], revenue: 0, bound: 0, optimal: false }));
  return { cancel: search.cancel, leave };
}

/** The plan is in the hand, whatever was there; it comes back when something else is let go. */
function keepInHand(
  game: Game,
  {
    isReady,
    runs,
    carrier,
  }: Pick<RunPlan, 'carrier'> & {
    /** Is there a plan to be asked for? */
    isReady(): boolean;
    readonly runs: ReadonlySignal<readonly Run[]>;
  },
): void {
  let inHand: readonly Run[] | null = null;
  let carried: TrainId | undefined;
  /** Runs that were refused: once that is read they are not asked for again. */
  let declined: readonly Run[] | null = null;
  effect(() => {
    const [draft, refused, wanted] = [game.draft.value, game.refused.value, runs.value];
    const seat = game.seat.value;
    // Who is to find the best runs himself is not told whether these would do.
    if (game.isUnaided) return;
    if (seat === null || !isReady()) {
      inHand = null;
      return;
    }
    const carrying = carrier.value?.train;
    const isNew = inHand !== wanted || carrying !== carried;
    if (!isNew && refused?.action.type === 'runTrains') declined = wanted;
    if (!isNew && (draft || refused || declined === wanted)) return;
    inHand = wanted;
    carried = carrying;
    void game.choose(seat, runTrains(wanted, carrying));
  });
}
