/** What is found out about the company in the light: what it reaches, what its trains earn now, and what next turn. */
import {
  type CompanyId,
  type EighteenState,
  evolve,
  type FleetAhead,
  fleetAhead,
  type HexId,
  isClosed,
  networkOf,
  type Run,
  reach,
  runTrainsOf,
} from '@kursbuch/eighteen';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { stopOf } from '../board/stopOf.ts';
import { searchRuns } from '../foresight/bestRuns.ts';
import type { Game } from '../game/game.ts';
import { litOf } from '../runs/lit.ts';
import { runPlan, trainPlans } from '../runs/runPlan.ts';

/** What a company reaches with its stations. */
export interface LitNetwork {
  readonly company: CompanyId;
  /** By hex: which paths of its face belong to it, as a bit mask. */
  readonly paths: ReadonlyMap<HexId, number>;
  /** Hexes with track or a station of it. */
  readonly hexes: ReadonlySet<HexId>;
  /** Stops it runs through or to, and those where others have taken every circle: there it ends. */
  readonly stops: readonly string[];
  readonly closed: readonly string[];
}

/** The best runs known so far. */
export interface Earned {
  readonly runs: readonly Run[];
  readonly revenue: number;
  /** Proved: no legal set of runs earns more. */
  readonly optimal: boolean;
}

/** Which trains are looked at: those of today, or those left when the next new kind has scrapped the others. */
export type Fleet = 'today' | 'left';

interface Spotlight {
  readonly network: ReadonlySignal<LitNetwork | null>;
  readonly ahead: ReadonlySignal<FleetAhead>;
  /** Null while nothing is known. */
  readonly earned: Readonly<Record<Fleet, ReadonlySignal<Earned | null>>>;
  /** The runs drawn on the map. */
  readonly drawn: Signal<Fleet>;
}

const NOTHING: Earned = { runs: [], revenue: 0, optimal: true };
const NO_LOSS: FleetAhead = { loses: [], by: null, isNext: false };

/** The state without the trains that would be scrapped. */
const scrapped = remembered((_: EighteenState) => new Map<string, EighteenState>());

function without(state: EighteenState, { loses }: FleetAhead): EighteenState {
  const known = scrapped(state);
  const key = loses.map(({ id }) => id).join();
  const before = known.get(key);
  if (before) return before;
  const after = loses.reduce(
    (one, { id }) => evolve(one, { type: 'trainMoved', train: id, to: 'scrap', why: 'scrapped' }),
    state,
  );
  known.set(key, after);
  return after;
}

function networkFor({ title }: Pick<Game, 'title'>, state: EighteenState, company: CompanyId): LitNetwork {
  const { board } = title;
  const found = reach(board, state, company);
  const paths = new Map<HexId, number>();
  for (const { index, facts } of board.hexes.values()) {
    const mask = found.paths[index] ?? 0;
    if (mask !== 0) paths.set(facts.id, mask);
  }
  const own = state.stations.filter((one) => one.company === company).map(({ hex }) => hex);
  const known = new Set(found.stops);
  const reached = networkOf(title.runs.runBoard(state), state).stops.filter(({ id }) => known.has(id));
  const isShut = (stop: (typeof reached)[number]) => isClosed(stop, company);
  return {
    company,
    paths,
    hexes: new Set([...paths.keys(), ...own]),
    stops: reached.filter((stop) => !isShut(stop)).map(({ id }) => id),
    closed: reached.filter(isShut).map(({ id }) => id),
  };
}

export const spotlightOf = remembered((game: Game): Spotlight => {
  const { title } = game;
  const lit = litOf(game);
  const network = computed(() =>
    lit.company.value === null ? null : networkFor(game, game.shown.value, lit.company.value),
  );
  const ahead = computed(() =>
    lit.company.value === null ? NO_LOSS : fleetAhead(title, game.shown.value, lit.company.value),
  );
  const earned = { today: signal<Earned | null>(null), left: signal<Earned | null>(null) };
  const drawn = signal<Fleet>('today');

  // Another company, or another moment: what is being searched for is of no use any more.
  effect(() => {
    const [company, state, loss] = [lit.company.value, game.shown.value, ahead.value];
    batch(() => {
      earned.today.value = null;
      earned.left.value = null;
      drawn.value = 'today';
    });
    if (company === null) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const find = async (of: EighteenState, into: Signal<Earned | null>): Promise<void> => {
      if (runTrainsOf(title, of, company).length === 0) {
        into.value = NOTHING;
        return;
      }
      const search = searchRuns(title, of, company, ({ runs, revenue }) => {
        if (!isOver) into.value = { runs, revenue, optimal: false };
      });
      // The turn of this very company may wait for the same search.
      stop = runPlan(game).company.peek() === company ? undefined : search.cancel;
      const found = await search.result.catch(() => null);
      if (!isOver && found) into.value = found;
    };
    void find(state, earned.today).then(() =>
      isOver || loss.loses.length === 0 ? undefined : find(without(state, loss), earned.left),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  });

  effect(() => {
    const company = lit.company.value;
    const { value: state } = game.shown;
    const of = drawn.value === 'left' ? without(state, ahead.value) : state;
    const runs = earned[drawn.value].value?.runs ?? [];
    lit.runs.value =
      company === null || runs.length === 0
        ? []
        : trainPlans(
            game,
            of,
            company,
            new Map(runs.map(({ train, stops, legs }) => [train, { stops, legs }])),
          );
  });

  effect(() => {
    const { stops = [], closed = [] } = network.value ?? {};
    lit.stops.value = [...new Set([...stops, ...closed].map((stop) => stopOf(stop).hex))];
  });

  return { network, ahead, earned, drawn };
});
