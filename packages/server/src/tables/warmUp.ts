/**
 * A node that has just started has yet to compile what it runs: the first long games of a title would be opened half as fast
 * as later ones. So it plays its titles through by itself, a moment at a time, and leaves nothing of it behind.
 */
import { setTimeout } from 'node:timers/promises';
import { playersOf } from '@kursbuch/bots';
import { type Bot, isRefusal, Room } from '@kursbuch/table';
import { titles as allTitles, type TitleEntry } from '@kursbuch/titles';
import type { Store } from '../store/store.ts';
import type { AnyTable } from './playable.ts';

/** What a node plays of each title by itself. */
export interface Practice {
  readonly games: number;
  /** Actions of a game. */
  readonly longest: number;
}

/** Openings are hardly quicker after more. */
export const USUAL_PRACTICE: Practice = { games: 3, longest: 600 };

/** How many actions are rebuilt at once. */
const FEW = 10;
/** Milliseconds of work at once, and of rest after it: a longer one where the node has something to do. */
const WORK = 3;
const REST = 3;
const LONG_REST = 40;
/** A node has something to do that needs so much of its time. */
const BUSY = 0.1;

const PLAYERS = ['Anna', 'Ben', 'Cleo'];

interface WarmUp {
  readonly store: Pick<Store, 'games'>;
  readonly practice: Practice;
  /** All there are, unless somebody says otherwise. */
  readonly titles?: readonly TitleEntry[];
  /** Nobody waits for it any more. */
  readonly ended: AbortSignal;
  /** What went wrong with one title does not keep the others cold. */
  failed(error: unknown): void;
}

/** Play all titles through. Gives true when all of it is warm, false where it has ended before. */
export async function warmUp(wanted: WarmUp): Promise<boolean> {
  const { store, practice, titles = allTitles, ended, failed } = wanted;
  // Those that are played come first, the one played last before all.
  const played = await store.games.titlesInPlay().catch((): readonly string[] => []);
  const rank = ({ id }: TitleEntry) => (played.includes(id) ? played.indexOf(id) : played.length);
  for (const title of titles.toSorted((one, other) => rank(one) - rank(other)))
    try {
      if (!ended.aborted) await playThrough(title, practice, ended);
    } catch (error) {
      if (!ended.aborted) failed(error);
    }
  return !ended.aborted;
}

async function playThrough(
  entry: TitleEntry,
  { games, longest }: Practice,
  ended: AbortSignal,
): Promise<void> {
  const loaded = await entry.load();
  const player = (await playersOf(loaded)).find(({ name }) => name === 'random');
  if (!player) return;
  for (let game = 0; game < games; game++)
    await inSlices(playedAndRebuilt(loaded.table, player.sit(0), `warm ${game}`, longest), ended);
}

/** A game of its own, then the same as somebody opens it who has not followed it. Each step is a moment's work. */
function* playedAndRebuilt(table: AnyTable, bot: Bot, seed: string, longest: number): Generator<void, void> {
  const setup = { players: PLAYERS, seed, options: {} };
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(`${table.game.title} cannot be set up: ${start.reason}`);
  const played = new Room(table, setup, start, () => bot);
  while (played.length < longest) {
    const seat = played.botsTurn;
    if (seat === undefined || !played.letBotAct(seat)) break;
    yield;
  }
  const { whole } = played;
  const rebuilt = new Room(table, setup, start);
  // A listener hears step by step what an opening says at once.
  rebuilt.listen([0], (change) => JSON.stringify(change));
  for (let count = FEW; count < whole.actions.length + FEW; count += FEW) {
    rebuilt.follow({ ...whole, actions: whole.actions.slice(0, count) });
    yield;
  }
}

/** Work a little, then let everybody else have a turn, until nothing is left. */
async function inSlices(work: Iterator<void>, ended: AbortSignal): Promise<void> {
  for (;;) {
    const until = performance.now() + WORK;
    do if (work.next().done) return;
    while (performance.now() < until);
    await rest(ended);
  }
}

async function rest(ended: AbortSignal): Promise<void> {
  const before = performance.eventLoopUtilization();
  await setTimeout(REST, undefined, { signal: ended, ref: false });
  if (performance.eventLoopUtilization(before).utilization > BUSY)
    await setTimeout(LONG_REST, undefined, { signal: ended, ref: false });
}
