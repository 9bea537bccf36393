/** Positions of Benelux to begin at: played by the rules as far as a wanted situation. */
import { playersOf, playWholeGame } from '@kursbuch/bots';
import type { CrayonAction, CrayonState, TurnTask } from '@kursbuch/crayon';
import { handOf, linesOf, waysOf } from '@kursbuch/crayon';
import {
  type GameRecord,
  isRefusal,
  type RecordedAction,
  recordOf,
  type Seat,
  type Setup,
  stepsOf,
} from '@kursbuch/table';
import { crayonTitles } from '@kursbuch/titles';
import { table, title } from '@kursbuch/titles/benelux';

const SETUP: Setup = {
  players: ['Anna', 'Ben'],
  seed: 'browser',
  options: { drawSeats: false, shortGame: true },
  // The cards these tests were written for.
  version: 4,
};

/** A table on which nothing has been chosen yet. */
export const dealt = (): GameRecord => recordOf('benelux', SETUP, []);

/** Acts of seats one after the other; throws where one is refused. */
function played(acts: (state: CrayonState) => readonly [Seat, CrayonAction] | null): GameRecord {
  const actions: RecordedAction[] = [];
  const start = table.setup(SETUP);
  if (isRefusal(start)) throw new Error(start.reason);
  let state = start;
  for (let next = acts(state); next; next = acts(state)) {
    const [seat, action] = next;
    const done = table.act(state, seat, action);
    if (isRefusal(done)) throw new Error(`${done.reason}: ${JSON.stringify(action)}`);
    actions.push({ seat, action });
    state = done.state;
  }
  return recordOf('benelux', SETUP, actions);
}

/** Round 2: Anna has joined Antwerp with Brussels, Ben has built nothing. */
const toRound2: readonly ((state: CrayonState) => readonly [Seat, CrayonAction])[] = [
  (state) => [0, { type: 'keepOrders', cards: handOf(state, 0).slice(0, 3) }],
  () => [0, { type: 'chooseStart', city: 'bruessel' }],
  (state) => [1, { type: 'keepOrders', cards: handOf(state, 1).slice(0, 3) }],
  () => [1, { type: 'chooseStart', city: 'bremen' }],
  (state) => {
    const to = title.board.city('antwerpen')?.at[0] ?? 0;
    const line = linesOf(title, state, 0, { spent: 0, out: {} }).to(to);
    return [0, { type: 'build', segments: line?.segments ?? [] }];
  },
  () => [0, { type: 'endTurn' }],
  () => [1, { type: 'endTurn' }],
];

function scripted(acts: typeof toRound2): GameRecord {
  const script = [...acts];
  return played((state) => script.shift()?.(state) ?? null);
}

export const secondRound = (): GameRecord => scripted(toRound2);

/** The same, but Ben has built as well: to the city he gets to with the fewest segments. */
export const bothBuilt = (): GameRecord =>
  scripted([
    ...toRound2.slice(0, -1),
    (state) => {
      const lines = linesOf(title, state, 1, { spent: 0, out: {} });
      const [shortest = []] = title.board.cities
        .map(({ at }) => lines.to(at[0] ?? 0)?.segments ?? [])
        .filter((segments) => segments.length > 0)
        .toSorted((one, other) => one.length - other.length);
      return [1, { type: 'build', segments: shortest }];
    },
    () => [1, { type: 'endTurn' }],
  ]);

/** Round 2: Anna has run to Antwerp and as far back as her steps go. */
export const withoutSteps = (): GameRecord =>
  scripted([
    ...toRound2,
    (state) => {
      const turn = state.agenda.find((task): task is TurnTask => task.kind === 'turn');
      const here = state.trains[0]?.at ?? 0;
      const there = turn && waysOf(title, state, 0, turn).to(title.board.city('antwerpen')?.at[0] ?? 0);
      const way = there?.steps ?? [];
      const back = [here, ...way].toReversed().slice(1);
      return [0, { type: 'move', way: [...way, ...back, ...way].slice(0, turn?.points) }];
    },
  ]);

/** Round 3: Anna has three goods aboard, and changes to a train for two. */
export const beforeLoss = (): GameRecord =>
  scripted([
    ...toRound2,
    () => [0, { type: 'load', good: 'schokolade' }],
    () => [0, { type: 'changeTrain', train: 'B9' }],
    () => [0, { type: 'endTurn' }],
    () => [1, { type: 'endTurn' }],
    () => [0, { type: 'load', good: 'bier' }],
    () => [0, { type: 'load', good: 'bier' }],
    () => [0, { type: 'changeTrain', train: 'B12' }],
    () => [0, { type: 'endTurn' }],
  ]);

/** A position in which somebody carries a good whose city is in reach. */
interface BeforeDelivery {
  readonly record: GameRecord;
  readonly name: string;
  /** Where the good goes. */
  readonly city: string;
  readonly purse: number;
  readonly pays: number;
  readonly card: string;
  readonly cards: readonly string[];
}

/** A short game of two planning players, stopped before the way to a delivery: to the first, or to that which ends it. */
export async function beforeDelivery(which: 'first' | 'last'): Promise<BeforeDelivery> {
  const { actions } = await finished();
  const isDelivery = ({ action }: RecordedAction) => action.type === 'deliver';
  const at = which === 'first' ? actions.findIndex(isDelivery) : actions.findLastIndex(isDelivery);
  if (actions[at - 1]?.action.type !== 'move') throw new Error('no way leads to this delivery');
  const start = table.setup(SETUP);
  if (isRefusal(start)) throw new Error(start.reason);
  const state = actions.slice(0, at - 1).reduce((before: CrayonState, { seat, action }) => {
    const done = table.act(before, seat, action as CrayonAction);
    if (isRefusal(done)) throw new Error(done.reason);
    return done.state;
  }, start);
  const { seat, action } = actions[at] as { readonly seat: Seat; readonly action: CrayonAction };
  if (action.type !== 'deliver') throw new Error('no delivery');
  const order = title.orders.get(action.card)?.orders.find(({ good }) => good === action.good);
  const city = order && title.board.city(order.city);
  if (!city) throw new Error('no such order');
  return {
    record: recordOf('benelux', SETUP, actions.slice(0, at - 1)),
    name: SETUP.players[seat] as string,
    city: city.id,
    purse: state.purses[seat] as number,
    pays: order.pays,
    card: action.card,
    cards: handOf(state, seat),
  };
}

let game: Promise<GameRecord> | undefined;

/** A short game that two planning players have finished; it is played once. */
export function finished(): Promise<GameRecord> {
  game ??= playedOut();
  return game;
}

async function playedOut(): Promise<GameRecord> {
  const [entry] = crayonTitles;
  if (!entry) throw new Error('no crayon title');
  const players = await playersOf(await entry.load());
  const calm = players.find(({ name }) => name === 'calm');
  const start = table.setup(SETUP);
  if (!calm || isRefusal(start)) throw new Error('no table');
  const { actions, trouble } = playWholeGame(table, start, [calm.sit(0), calm.sit(1)], {
    seed: SETUP.seed,
    limit: 4000,
    budget: () => stepsOf(calm.steps),
  });
  if (trouble) throw new Error(trouble);
  return recordOf('benelux', SETUP, actions);
}
