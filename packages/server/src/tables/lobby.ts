/** Tables before they are played at: made, joined, left, started. */
import { randomBytes } from 'node:crypto';
import {
  cutName,
  isRefusal,
  LONGEST_NAME,
  lookAlike,
  properName,
  RECORD_VERSION,
  type Setup,
} from '@kursbuch/table';
import type { Game, Newcomer, Started } from '../store/games.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { commitmentTo, newSecret, seedFrom } from './chance.ts';
import { noticesOfStart } from './occasions.ts';
import { playable } from './playable.ts';

/** What a table is called, in characters. */
const LONGEST_TABLE_NAME = 40;

export interface NewTable {
  readonly title: string;
  readonly name: string;
  /** How many seats it has. */
  readonly seats: number;
  readonly listed: boolean;
  readonly options: Setup['options'];
  readonly contribution: string;
}

export class Lobby {
  readonly #store: Store;
  /** Told of every table that has changed. */
  readonly #changed: (id: string) => void;

  constructor(store: Store, changed: (id: string) => void) {
    this.#store = store;
    this.#changed = changed;
  }

  /** A table with its owner in the first seat; gives its id, which is also its link. */
  async create(person: Person, wanted: NewTable): Promise<string> {
    const table = await playable(wanted.title);
    const name = properName(wanted.name, LONGEST_TABLE_NAME);
    if (name === '') throw new Trouble('badName');
    const anybody = Array.from({ length: wanted.seats }, (_, seat) => `Player ${seat + 1}`);
    const trial = table.setup({ players: anybody, seed: 'trial', options: wanted.options });
    if (isRefusal(trial)) throw new Trouble('badSetup', trial);
    const secret = newSecret();
    const id = randomBytes(15).toString('base64url');
    await this.#store.games.add(
      {
        id,
        title: wanted.title,
        name,
        owner: person.id,
        size: wanted.seats,
        listed: wanted.listed,
        options: wanted.options,
        version: RECORD_VERSION,
        secret,
        commitment: commitmentTo(secret),
        created: Date.now(),
      },
      newcomer(person, wanted.contribution, []),
    );
    return id;
  }

  /** Take a seat. With the last one the game starts. */
  async join(id: string, person: Person, contribution: string): Promise<void> {
    await this.#change(id, ({ seats, size }) => {
      if (seats.some((sitting) => sitting.person === person.id)) throw new Trouble('seated');
      if (seats.length >= size) throw new Trouble('full');
      const names = seats.map(({ name }) => name);
      return { type: 'join', newcomer: newcomer(person, contribution, names) };
    });
    await this.#startWhere(id, person, ({ seats, size }) => seats.length === size);
    this.#changed(id);
  }

  async leave(id: string, person: Person): Promise<void> {
    await this.#change(id, ({ seats }) => {
      if (!seats.some((sitting) => sitting.person === person.id)) throw new Trouble('notSeated');
      return { type: 'leave', person: person.id };
    });
    this.#changed(id);
  }

  /** Leave every table that has not started. */
  async leaveAll(person: Person): Promise<void> {
    for (const { id, status } of await this.#store.games.of(person.id, Number.POSITIVE_INFINITY))
      if (status === 'open') await this.leave(id, person);
  }

  /** The owner need not wait until the table is full, if the title is for so few. */
  async start(id: string, person: Person): Promise<void> {
    await this.#startWhere(id, person, ({ owner }) => {
      if (owner !== person.id) throw new Trouble('notOwner');
      return true;
    });
    this.#changed(id);
  }

  async #startWhere(id: string, starter: Person, isReady: (game: Game) => boolean): Promise<void> {
    await this.#change(id, async (game) =>
      isReady(game) ? { type: 'start', ...(await started(game, starter)) } : null,
    );
  }

  async #change(id: string, change: Parameters<Store['games']['changeOpen']>[2]): Promise<void> {
    const game = await this.#store.games.changeOpen(id, Date.now(), change);
    if (game) return;
    throw new Trouble((await this.#store.games.byId(id)) ? 'notOpen' : 'noTable');
  }
}

/** Somebody at a table where others sit under these names: nobody can be taken for another. */
function newcomer({ id, name }: Person, contribution: string, others: readonly string[]): Newcomer {
  const isTaken = (one: string) => others.some((other) => lookAlike(one, other));
  let own = name;
  for (let n = 2; isTaken(own); n++)
    own = `${cutName(name, LONGEST_NAME - 1 - String(n).length).trim()} ${n}`;
  return { person: id, name: own, contribution };
}

/** What the start of a game settles: its seed, and with it who sits where. */
async function started(game: Game, starter: Person): Promise<Started> {
  const { id, title, options, secret, seats } = game;
  const seed = seedFrom(
    secret,
    seats.map(({ contribution }) => contribution),
  );
  const table = await playable(title);
  const players = seats.map(({ name }) => name);
  const state = table.setup({ players, seed, options });
  if (isRefusal(state)) throw new Trouble('badSetup', state);
  const waiting = table.waiting(state);
  const seated = seats.map((sitting) => ({ ...sitting, seat: state.players.indexOf(sitting.name) }));
  return {
    seed,
    waiting,
    seats: seated.map(({ seat }) => seat),
    notices: noticesOfStart({ id, seats: seated }, starter.id, waiting, Date.now()),
  };
}
