/** All there is to see on the map of a game, as signals: the hexes, what may be touched, and the runs. */
import type { EighteenState, HexId, Run } from '@kursbuch/eighteen';
import { computed, type ReadonlySignal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { type Pictures, picturesOf } from '../board/picture.ts';
import type { VisitedBy } from '../board/texts.ts';
import { gainsOf } from '../foresight/gain.ts';
import { type Game, isRehearsed, type Step } from '../game/game.ts';
import { layPlan } from '../lay/layPlan.ts';
import { type DrawnRun, drawnRuns, type RunToDraw, visitsOf } from '../runs/drawnRuns.ts';
import { litOf } from '../runs/lit.ts';
import { runPlan, trainPlans } from '../runs/runPlan.ts';
import { buildingOf } from './gestures.ts';

interface Scene {
  /** The state that is drawn: with what is being built on the map, as its rehearsal has shown. */
  readonly state: ReadonlySignal<EighteenState>;
  readonly pictures: ReadonlySignal<Pictures>;
  readonly runs: ReadonlySignal<readonly DrawnRun[]>;
  readonly visits: ReadonlySignal<ReadonlyMap<HexId, VisitedBy>>;
  /** Hexes the step looked at has changed, or the last one if it was somebody else's. */
  readonly fresh: ReadonlySignal<readonly HexId[]>;
}

export const sceneOf = remembered(makeScene);

function makeScene(game: Game): Scene {
  const { title } = game;
  const { company: builder } = layPlan(game);
  const running = runPlan(game);
  const built = computed(() =>
    buildingOf(game).hex.value === null ? null : (game.draft.value?.action ?? null),
  );
  // Until the next rehearsal has come the last one stays: what is turned does not vanish in between.
  let rehearsed: { readonly before: EighteenState; readonly after: EighteenState } | null = null;
  const state = computed(() => {
    const before = game.shown.value;
    const outcome = game.draft.value?.outcome ?? null;
    if (built.value === null) rehearsed = null;
    else if (isRehearsed(outcome)) rehearsed = { before, after: outcome.after };
    return rehearsed?.before === before ? rehearsed.after : before;
  });
  const pictures = computed(() => picturesOf(title, state.value, game.look.hexNotes));
  const lit = litOf(game);
  const toDraw = computed<readonly RunToDraw[]>(() => {
    if (lit.company.value !== null) return lit.runs.value;
    const company = builder.value;
    if (built.value) {
      if (game.isUnaided) return [];
      const gain = company && gainsOf(game, game.now.value, company).of(built.value, true).value;
      return company ? planned(game, state.value, company, gain?.runs) : [];
    }
    if (running.company.value !== null) return running.trains.value;
    const told = toldRuns(game);
    return told ? planned(game, told.state, told.company, told.runs) : [];
  });
  const runs = computed(() => drawnRuns(title.board, pictures.value, toDraw.value));
  // A hex the same runs come to keeps its value, and is not drawn again.
  let last: ReadonlyMap<HexId, VisitedBy> = new Map();
  const visits = computed(() => {
    const found = new Map(visitsOf(toDraw.value));
    for (const [hex, visit] of found) {
      const before = last.get(hex);
      if (before && JSON.stringify(before) === JSON.stringify(visit)) found.set(hex, before);
    }
    last = found;
    return last;
  });
  const fresh = computed(() => {
    const step = shownStep(game);
    if (!step || (!game.isPast.value && step.seat === game.seat.value)) return [];
    return step.events.flatMap((event) =>
      event.type === 'tileLaid' || event.type === 'stationPlaced' || event.type === 'trackAdded'
        ? [event.hex]
        : [],
    );
  });
  return { state, pictures, runs, visits, fresh };
}

const planned = (
  game: Game,
  state: EighteenState,
  company: string,
  runs: readonly Run[] | undefined,
): readonly RunToDraw[] =>
  trainPlans(
    game,
    state,
    company,
    new Map((runs ?? []).map(({ train, stops, legs }) => [train, { stops, legs }])),
  );

const shownCount = (game: Game): number => game.moment.value ?? game.steps.value.length;

/** The step that led to what is shown. */
const shownStep = (game: Game): Step | undefined => game.steps.value[shownCount(game) - 1];

/** The runs the last step was about: looked at in the past, or while their revenue is being decided on. */
function toldRuns(
  game: Game,
): { readonly state: EighteenState; readonly company: string; readonly runs: readonly Run[] } | null {
  const step = shownStep(game);
  const isOpen = game.shown.value.agenda.at(-1)?.kind === 'revenueStep';
  if (!step || !(game.isPast.value || isOpen)) return null;
  for (const event of step.events)
    if (event.type === 'trainsRun')
      return { state: game.stateAt(shownCount(game) - 1), company: event.company, runs: event.runs };
  return null;
}
