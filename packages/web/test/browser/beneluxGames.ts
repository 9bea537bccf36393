/** Positions of Benelux to begin at: played by the rules as far as a wanted situation. */
import { playersOf, playWholeGame } from '@kursbuch/bots';
import type { CrayonAction, CrayonState } from '@kursbuch/crayon';
import { handOf, linesOf } from '@kursbuch/crayon';
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
export function secondRound(): GameRecord {
  const script: ((state: CrayonState) => readonly [Seat, CrayonAction])[] = [
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
  return played((state) => script.shift()?.(state) ?? null);
}

/** A short game that two planning players have finished. */
export async function finished(): Promise<GameRecord> {
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
