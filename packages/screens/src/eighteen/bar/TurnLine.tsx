/** Where the turn stands, as a line: the steps of a company's turn, or the players in turn with what they did last. */
import { type CompanyTurnTask, companyTurnOf, type EighteenState, nextSeat } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { type LineStop, RouteLine } from '../../parts/RouteLine.tsx';
import { didWhat } from '../decisions/index.ts';
import type { Game, Step } from '../game/game.ts';
import { surfaceKind, taskSurface } from '../game/surfaceKind.ts';
import { ui } from '../words/index.ts';

export function TurnLine({ game, seat }: { readonly game: Game; readonly seat: Seat | null }) {
  const state = game.shown.value;
  if (state.result) return null;
  const turn = companyTurnOf(state);
  if (turn) return <RouteLine stops={turnStops(game, state, turn)} label={ui().bar.stepsLabel} />;
  if (surfaceKind(game) === 'map' || seat === null) return null;
  return <RouteLine stops={playerStops(game, seat)} label={ui().bar.playersLabel} />;
}

/** What the trains have earned is decided on its own. */
const FOLLOWED: Readonly<Record<string, readonly string[]>> = { runStep: ['runStep', 'revenueStep'] };

/**
 * The steps of the title's turn that have a name on the line. The one the turn has come to lies below whatever interrupts it;
 * what comes before the first step, like the choice of a home, stands before it where it has a name.
 */
function turnStops(
  { title, decisions }: Pick<Game, 'title' | 'decisions'>,
  state: EighteenState,
  { company, step }: CompanyTurnTask,
): readonly LineStop[] {
  const names: Readonly<Record<string, string>> = ui().bar.steps;
  const nameOf = (kind: string): string | undefined => names[kind] ?? decisions.tasks[kind]?.step?.();
  const all = title.operating.steps(state, company);
  const toCome = all.findIndex(({ name }) => name === step);
  const steps = all.flatMap(({ task }, index) =>
    (FOLLOWED[task] ?? [task]).flatMap((key) => {
      const label = nameOf(key);
      return label === undefined ? [] : [{ key, label, isToCome: toCome >= 0 && index >= toCome }];
    }),
  );
  const now = state.agenda.findLast(({ kind }) => steps.some(({ key }) => key === kind))?.kind;
  if (now === undefined) {
    const between = state.agenda.at(-1)?.kind ?? '';
    const label = nameOf(between);
    return [
      ...steps.filter(({ isToCome }) => !isToCome).map((one) => ({ ...one, state: 'done' as const })),
      ...(label === undefined ? [] : [{ key: between, label, state: 'now' as const }]),
      ...steps.filter(({ isToCome }) => isToCome).map((one) => ({ ...one, state: 'next' as const })),
    ];
  }
  const at = steps.findIndex(({ key }) => key === now);
  return steps.map((one, index) => ({
    ...one,
    state: index < at ? 'done' : index === at ? 'now' : 'next',
  }));
}

/** The players in their seats: who is on, who is next, and what the others did last. */
function playerStops(game: Game, seat: Seat): readonly LineStop[] {
  const text = ui().bar;
  const { players } = game.shown.value;
  const acts = lastActs(game);
  // At a moment of its own all are asked whom it concerns, in any order; in a round one after the other.
  const asked = taskSurface(game) ? waitingThen(game) : [];
  const after = taskSurface(game) ? [] : [nextSeat(game.title, game.shown.value, seat)];
  return game.title.course.seating(game.shown.value).map((one) => {
    const name = players[one];
    const isOn = one === seat || asked.includes(one);
    const isNext = after.includes(one) && !isOn;
    const did = acts.get(one);
    return {
      key: String(one),
      state: isOn ? 'now' : did !== undefined && !isNext ? 'done' : 'next',
      label: (
        <>
          <span>{name}</span>
          <small>{isOn ? text.toAct : isNext ? text.nextUp : (did ?? '')}</small>
        </>
      ),
    };
  });
}

/** Whom the game waited for at the moment shown. */
const waitingThen = ({ steps, moment, waiting }: Game): readonly Seat[] =>
  steps.value[(moment.value ?? steps.value.length) - 1]?.waiting ?? waiting.value;

/** What each player did last in this round, or at this moment of it. */
function lastActs(game: Game): ReadonlyMap<Seat, string> {
  const acts = new Map<Seat, string>();
  const steps = game.steps.value.slice(0, game.moment.value ?? undefined);
  const { tasks } = game.decisions;
  const base = game.shown.value.agenda.find(({ kind }) => tasks[kind]?.Surface)?.kind;
  const hasBegun = (index: number): boolean =>
    base === undefined || game.stateAt(index).agenda.some(({ kind }) => kind === base);
  for (let index = steps.length - 1; index >= 0 && hasBegun(index); index--) {
    const { seat, events } = steps[index] as Step;
    // What ended the round before belongs to that.
    if (events.some(({ type }) => type === 'roundBegan')) break;
    if (!acts.has(seat)) {
      // A turn that was ended by passing is known by what was done in it.
      let first = index;
      while (first > 0 && steps[first - 1]?.seat === seat && hasBegun(first - 1)) first--;
      const done = steps.slice(first, index + 1).findLast(({ action }) => action?.type !== 'pass');
      // What is kept secret is no pass.
      const secretly = () => tasks[game.stateAt(index).agenda.at(-1)?.kind ?? '']?.didSecretly?.() ?? '';
      acts.set(seat, done ? (done.action ? didWhat(game, done.action) : secretly()) : ui().bar.did.passed);
    }
  }
  return acts;
}
