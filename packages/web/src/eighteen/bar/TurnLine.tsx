/** Where the turn stands, as a line: the steps of a company's turn, or the players in turn with what they did last. */
import { type CompanyId, companyTurnOf, type EighteenState } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { type LineStop, RouteLine } from '../../parts/RouteLine.tsx';
import { didWhat } from '../decisions/index.ts';
import type { Game, Step } from '../game/game.ts';
import { ui } from '../words/index.ts';

export function TurnLine({ game, seat }: { readonly game: Game; readonly seat: Seat | null }) {
  const state = game.shown.value;
  if (state.result) return null;
  const turn = companyTurnOf(state);
  if (turn) return <RouteLine stops={turnStops(game, state, turn.company)} label={ui().bar.stepsLabel} />;
  if (state.round.kind === 'operating' || seat === null) return null;
  return <RouteLine stops={playerStops(game, seat)} label={ui().bar.playersLabel} />;
}

/** What the trains have earned is decided on its own. */
const FOLLOWED: Readonly<Record<string, readonly string[]>> = { runStep: ['runStep', 'revenueStep'] };

/**
 * The steps of the title's turn that have a name on the line. The one the turn has come to lies below whatever interrupts it;
 * after the last there is none.
 */
function turnStops(
  { title, decisions }: Game,
  state: EighteenState,
  company: CompanyId,
): readonly LineStop[] {
  const names: Readonly<Record<string, string>> = ui().bar.steps;
  const steps = title.operating
    .steps(state, company)
    .flatMap(({ task }) => FOLLOWED[task] ?? [task])
    .flatMap((key) => {
      const label = names[key] ?? decisions.tasks[key]?.step?.();
      return label === undefined ? [] : [{ key, label }];
    });
  const now = state.agenda.findLast(({ kind }) => steps.some(({ key }) => key === kind))?.kind;
  const at = now === undefined ? steps.length : steps.findIndex(({ key }) => key === now);
  return steps.map((step, index) => ({
    ...step,
    state: index < at ? 'done' : index === at ? 'now' : 'next',
  }));
}

/** The players in their seats: who is on, who is next, and what the others did last. */
function playerStops(game: Game, seat: Seat): readonly LineStop[] {
  const text = ui().bar;
  const { players } = game.shown.value;
  const acts = lastActs(game);
  const next = (seat + 1) % players.length;
  return players.map((name, one) => {
    const isNext = one === next && one !== seat;
    const did = acts.get(one);
    return {
      key: String(one),
      state: one === seat ? 'now' : did !== undefined && !isNext ? 'done' : 'next',
      label: (
        <>
          {name}
          <small>{one === seat ? text.toAct : isNext ? text.nextUp : (did ?? '')}</small>
        </>
      ),
    };
  });
}

/** What each player did last in this round. */
function lastActs(game: Game): ReadonlyMap<Seat, string> {
  const acts = new Map<Seat, string>();
  const steps = game.steps.value.slice(0, game.moment.value ?? undefined);
  for (let index = steps.length - 1; index >= 0; index--) {
    const { seat, events } = steps[index] as Step;
    if (!acts.has(seat)) {
      // A turn that was ended by passing is known by what was done in it.
      let first = index;
      while (first > 0 && steps[first - 1]?.seat === seat) first--;
      const done = steps.slice(first, index + 1).findLast(({ action }) => action?.type !== 'pass')?.action;
      acts.set(seat, done ? didWhat(game, done) : ui().bar.did.passed);
    }
    if (events.some(({ type }) => type === 'roundBegan')) break;
  }
  return acts;
}
