/** Tables with games that random players have played before, and what is posted at them when they are measured. */
import { createHash } from 'node:crypto';
import { playersOf } from '@kursbuch/bots';
import type { Store } from '@kursbuch/server';
import {
  type Action,
  type Bot,
  type GameEvent,
  isRefusal,
  RECORD_VERSION,
  type RecordedAction,
  Room,
  stepsOf,
  type Table,
  type TableState,
} from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';

export interface Prepared {
  readonly id: string;
  readonly title: string;
  /** By seat. */
  readonly cookies: readonly string[];
  /** What is posted at it when it is measured. */
  readonly posts: readonly Post[];
}

/** What a player does, and the steps it brings: what needs no asking the room does itself. */
interface Post extends RecordedAction {
  readonly steps: readonly RecordedAction[];
}

/** A game as a room plays it, up to this many posts. */
function postsOf(
  room: Room<TableState, Action, GameEvent>,
  table: Table<TableState, Action, GameEvent>,
  bots: readonly Bot[],
  most: number,
): readonly Post[] {
  const posts: Post[] = [];
  while (!room.state.result && posts.length < most) {
    const { length } = room;
    const [seat = 0] = room.waiting;
    const view = room.view([seat]);
    const action = bots[seat]?.choose(view, table.choices(view, seat), `bench ${length}`, stepsOf(1000));
    if (action === undefined || room.act(seat, action, length)) break;
    posts.push({ seat, action, steps: room.whole.actions.slice(length) });
  }
  return posts;
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const tokenOf = (name: string): string =>
  createHash('sha256').update(`token ${name}`).digest('base64url');

/** A running table, whose first actions are kept already. */
export async function prepare(
  store: Store,
  id: string,
  title: string,
  kept: number,
  more: number,
): Promise<Prepared> {
  const loaded = await titleNamed(title)?.load();
  const random = loaded && (await playersOf(loaded)).find(({ name }) => name === 'random');
  if (!loaded || !random) throw new Error(`nobody plays ${title}`);
  const table: Table<TableState, Action, GameEvent> = loaded.table;
  const names = ['Anna', 'Ben', 'Cleo'];
  let seed = '';
  let posts: readonly Post[] = [];
  let start: TableState | undefined;
  // A game that ends too early is none to measure with.
  for (let attempt = 0; posts.length < kept + more && attempt < 50; attempt++) {
    seed = `bench ${title} ${id} ${attempt}`;
    const setup = { players: names, seed, options: {} };
    const state = table.setup(setup);
    if (isRefusal(state)) throw new Error(state.reason);
    start = state;
    const bots = names.map((_, seat) => random.sit(seat));
    posts = postsOf(new Room(table, setup, state), table, bots, kept + more);
  }
  if (!start) throw new Error('no game');
  const people = names.map((name) => ({ id: `${id}-${name}`, name, created: Date.now() }));
  for (const person of people) await store.people.add(person, hashOf(tokenOf(person.id)));
  const [first, ...others] = people.map((person) => ({
    person: person.id,
    name: person.name,
    contribution: 'bench',
  }));
  if (!first) throw new Error('nobody');
  await store.games.add(
    {
      id,
      title,
      name: 'Bench',
      owner: first.person,
      size: names.length,
      listed: false,
      options: {},
      version: RECORD_VERSION,
      secret: 'secret',
      commitment: 'commitment',
      created: 1,
    },
    first,
  );
  for (const newcomer of others) await store.games.changeOpen(id, 1, () => ({ type: 'join', newcomer }));
  const seats = names.map((name) => start.players.indexOf(name));
  await store.games.changeOpen(id, 1, () => ({ type: 'start', seed, waiting: table.waiting(start), seats }));
  const personAt = (seat: number) => people[seats.indexOf(seat)]?.id ?? '';
  const keeps = (index: number) => posts.slice(0, index).reduce((sum, { steps }) => sum + steps.length, 0);
  await Promise.all(
    posts.slice(0, kept).map(({ seat, steps }, index) =>
      store.entries.append(
        {
          game: id,
          number: index + 1,
          keeps: keeps(index),
          steps,
          over: false,
          person: personAt(seat),
          key: `key-${index}`,
          at: 1,
        },
        { waiting: [], result: null, instructions: [] },
      ),
    ),
  );
  const cookies = [...start.players.keys()].map((seat) => `kursbuch=${tokenOf(personAt(seat))}`);
  return { id, title, cookies, posts: posts.slice(kept, kept + more) };
}
