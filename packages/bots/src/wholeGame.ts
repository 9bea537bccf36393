/** Playing a game to its end with bots in all seats. */
import {
  type Action,
  type Bot,
  type Budget,
  type GameEvent,
  isRefusal,
  type RecordedAction,
  type Seat,
  seedFrom,
  type Table,
  type TableEvent,
  type TableState,
} from '@kursbuch/table';
import { Dice } from './dice.ts';

export interface WholeGame<S> {
  readonly state: S;
  readonly actions: readonly RecordedAction[];
  /** Why it did not come to its end: nobody has a choice, a choice was refused, or it went on for too long. */
  readonly trouble?: string;
}

const endless = (): Budget => ({ spend: () => true });

/** How seldom somebody who is not asked looks for something to do: one action in so many. */
const INTERJECTION = 12;

export function playWholeGame<S extends TableState, A extends Action, E extends GameEvent>(
  table: Table<S, A, E>,
  start: S,
  /** One in all seats, or one for each. */
  bots: Bot<NoInfer<S>, A> | readonly Bot<NoInfer<S>, A>[],
  {
    seed,
    limit = 20_000,
    budget = endless,
    onState,
  }: {
    seed: string;
    limit?: number;
    /** What a player may spend on a decision. */
    budget?: (seat: Seat) => Budget;
    onState?: (state: S, index: number, entry: RecordedAction, events: readonly (E | TableEvent)[]) => void;
  },
): WholeGame<S> {
  const dice = new Dice(`${seed} seats`);
  const actions: RecordedAction[] = [];
  let state = start;

  /** What the player in this seat does, who sees no more than is seen from there. */
  function choice(seat: Seat): A | undefined {
    const view = table.view(state, [seat]);
    const bot = 'choose' in bots ? bots : (bots[seat] as Bot<S, A>);
    const choices = table.choices(view, seat);
    const chance = bot.ownChance ? seed : seedFrom(`${seed} bot ${seat} ${actions.length}`);
    return bot.choose(view, choices, chance, budget(seat));
  }

  /** Who acts next, and how. */
  function next(): { seat: Seat; action: A } | undefined {
    if (dice.below(INTERJECTION) === 0) {
      const seat = dice.below(state.players.length);
      const action = table.waiting(state).includes(seat) ? undefined : choice(seat);
      if (action) return { seat, action };
    }
    const waiting = table.waiting(state);
    if (waiting.length === 0) return undefined;
    const seat = dice.one(waiting);
    const action = choice(seat);
    return action && { seat, action };
  }

  while (!state.result) {
    if (actions.length >= limit) return { state, actions, trouble: `no end after ${limit} actions` };
    const entry = next();
    const task = state.agenda.at(-1)?.kind ?? 'nothing';
    if (!entry) return { state, actions, trouble: `nobody has a choice (${task})` };
    const outcome = table.act(state, entry.seat, entry.action);
    if (isRefusal(outcome))
      return {
        state,
        actions,
        trouble: `a choice was refused (${task}): ${outcome.reason} (${outcome.rule}) ${JSON.stringify(entry)}`,
      };
    state = outcome.state;
    actions.push(entry);
    onState?.(state, actions.length - 1, entry, outcome.events);
  }
  return { state, actions };
}
