/**
 * Whole games for properties: players who look for an order, draw the cheapest lines for it, fetch and deliver, and do
 * something at random now and then, so that states of every kind come about, from the deal to the end.
 */
import {
  type CrayonAction,
  type CrayonState,
  cityOf,
  handOf,
  type Lines,
  linesOf,
  type MilepostId,
  networkOf,
  type TurnTask,
  trainOf,
  waysOf,
} from '@kursbuch/crayon';
import {
  type Action,
  type Chance,
  type Choice,
  chanceFrom,
  draw,
  isRefusal,
  type Seat,
} from '@kursbuch/table';
import { table, title } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';

const { board } = title;

/** Numbers below a count, one after the other. */
export type Dice = (count: number) => number;

export function diceOf(seed: string): Dice {
  let chance: Chance = chanceFrom(seed);
  return (count) => {
    let value: number;
    [value, chance] = draw(chance, count);
    return value;
  };
}

export interface Walked {
  readonly state: CrayonState;
  readonly seat: Seat;
  readonly action: CrayonAction;
}

/** The states of a game with what is done in each, until it is over or has taken so many steps. */
export function* walk(
  players: number,
  seed: string,
  {
    options = {},
    steps = 5000,
    wild = 12,
  }: { options?: Partial<Options>; steps?: number; wild?: number } = {},
): Generator<Walked, CrayonState> {
  const start = table.setup({ players: ['Anna', 'Ben', 'Chiara'].slice(0, players), seed, options });
  if (isRefusal(start)) throw new Error(start.reason);
  const dice = diceOf(`walk ${seed}`);
  let state = start;
  for (let step = 0; step < steps && !state.result; step++) {
    const { seat, action } = next(state, dice, wild);
    yield { state, seat, action };
    const outcome = table.act(state, seat, action);
    if (isRefusal(outcome))
      throw new Error(
        `seat ${seat}, ${JSON.stringify(action)}: ${outcome.reason} ${JSON.stringify(outcome.params)}`,
      );
    state = outcome.state;
  }
  return state;
}

function next(state: CrayonState, dice: Dice, wild: number): { seat: Seat; action: CrayonAction } {
  const waiting = table.waiting(state);
  const turn = state.agenda.at(-1);
  // Agreements are made beside the turns.
  if (turn?.kind === 'turn' && dice(wild * 3) === 0) {
    const seat = dice(state.players.length);
    const deals = actionsIn(table.choices(state, seat).filter(isDeal));
    const action = deals[dice(Math.max(1, deals.length))];
    if (action) return { seat, action };
  }
  const seat = waiting[dice(waiting.length)] ?? 0;
  const choices = table.choices(state, seat).filter((choice) => !isDeal(choice));
  const planned = turn?.kind === 'turn' && dice(wild) > 0 ? plannedIn(state, turn as TurnTask) : undefined;
  if (planned) return { seat, action: planned };
  const choice = choices[dice(choices.length)];
  const actions = choice ? actionsIn([choice]) : [];
  const action = actions[dice(Math.max(1, actions.length))] ?? actionsIn(choices)[0];
  if (!action) throw new Error(`seat ${seat} is asked and has no choice`);
  return { seat, action };
}

const isDeal = (choice: Choice<CrayonAction>): boolean =>
  /Offer|propose/.test(choice.type === 'many' ? choice.kind : choice.action.type);

const actionsIn = <A extends Action>(choices: readonly Choice<A>[]): readonly A[] =>
  choices.flatMap((choice) => (choice.type === 'many' ? choice.list() : [choice.action]));

interface Plan {
  readonly good: string;
  readonly city: string;
  /** Null: it is aboard. */
  readonly source: string | null;
  readonly worth: number;
}

/** What somebody does who follows his best order. */
function plannedIn(state: CrayonState, turn: TurnTask): CrayonAction {
  const { seat, part, points } = turn;
  const { at, loads } = trainOf(state, seat);
  const here = cityOf(title, state, seat);
  const plan = planOf(state, turn);
  if (part === 'moving') {
    for (const choice of table.choices(state, seat))
      if (choice.type === 'one' && choice.action.type === 'deliver') return choice.action;
    if (plan?.source && plan.source === here?.id) {
      const load: CrayonAction = { type: 'load', good: plan.good };
      if (!isRefusal(table.decide(state, seat, load))) return load;
    }
    const target = plan && board.city(plan.source ?? plan.city)?.at[0];
    const way = target === undefined ? undefined : waysOf(title, state, seat, turn, 60).to(target);
    const steps = way?.steps.slice(0, points) ?? [];
    if (steps.length > 0 && at !== null) {
      const move: CrayonAction = { type: 'move', way: steps };
      if (!isRefusal(table.decide(state, seat, move))) return move;
      const [first = at] = steps;
      const step: CrayonAction = { type: 'move', way: [first] };
      if (!isRefusal(table.decide(state, seat, step))) return step;
    }
    return { type: 'endMovement' };
  }
  const goals = plan ? [plan.source, plan.city].filter((city) => city !== null) : [];
  // With money to spare the large cities are joined.
  if ((state.purses[seat] ?? 0) > 120)
    goals.unshift(...board.cities.filter(({ kind }) => kind === 'large').map(({ id }) => id));
  const { points: network } = networkOf(title, state, seat);
  for (const goal of goals) {
    const to = board.city(goal)?.at[0] ?? 0;
    if (network.has(to)) continue;
    const line = linesOf(title, state, seat, turn).to(to);
    for (const segment of line?.segments.slice(0, 1) ?? []) {
      const build: CrayonAction = { type: 'build', segments: [segment] };
      if (!isRefusal(table.decide(state, seat, build))) return build;
    }
  }
  if (loads.length < 2 && (state.purses[seat] ?? 0) > 60)
    for (const train of ['C12', 'B12']) {
      const change: CrayonAction = { type: 'changeTrain', train };
      if (trainOf(state, seat).type !== 'C15' && !isRefusal(table.decide(state, seat, change))) return change;
    }
  return { type: 'endTurn' };
}

/** The cheapest lines, kept as long as the track stays the same. */
const kept = new WeakMap<CrayonState['track'], Map<Seat, Lines>>();

function linesFor(state: CrayonState, seat: Seat): Lines {
  const known = kept.get(state.track) ?? new Map<Seat, Lines>();
  kept.set(state.track, known);
  const lines = known.get(seat) ?? linesOf(title, state, seat, { spent: 0, out: {} });
  known.set(seat, lines);
  return lines;
}

/** The order that pays best for what is still to be built and gone. */
function planOf(state: CrayonState, turn: TurnTask): Plan | undefined {
  const { seat } = turn;
  const { loads } = trainOf(state, seat);
  const lines = linesFor(state, seat);
  const costTo = (city: string): number => lines.to(board.city(city)?.at[0] ?? 0)?.cost ?? 99;
  const apart = (a: MilepostId, b: MilepostId): number => {
    const [one, other] = [board.mileposts[a]!, board.mileposts[b]!];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const at = trainOf(state, seat).at ?? 0;
  const plans = [...handOf(state, seat), ...state.open].flatMap((card) =>
    (title.orders.get(card)?.orders ?? []).flatMap(({ good, city, pays }): Plan[] => {
      const to = board.city(city)?.at[0] ?? 0;
      if (loads.includes(good))
        return [{ good, city, source: null, worth: pays / (costTo(city) + apart(at, to) / 3 + 1) }];
      if (loads.length >= 2 || (state.supply[good] ?? 0) === 0) return [];
      return board.cities
        .filter(({ goods }) => goods.includes(good))
        .map(({ id, at: [from = 0] }) => ({
          good,
          city,
          source: id,
          worth: pays / (costTo(id) + costTo(city) + (apart(at, from) + apart(from, to)) / 3 + 1),
        }));
    }),
  );
  return plans.toSorted((one, other) => other.worth - one.worth)[0];
}

/** The cards that are named in a text. Two of them are called like trains. */
export const cardsNamedIn = (seen: unknown): ReadonlySet<string> =>
  new Set(
    [...JSON.stringify(seen).matchAll(/(?<!"(?:type|train)":)"([CE]\d\d)"/g)].map(([, card = '']) => card),
  );
