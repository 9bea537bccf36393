/** All games in play on this node, and everybody who is at a table now, playing or not. */
import type { Game } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import type { Message } from '../store/talk.ts';
import { Trouble } from '../trouble.ts';
import { LiveGame, type Steps } from './liveGame.ts';

/** Somebody at a table, and how he is told what happens there. */
export interface Visitor {
  /** Undefined: nobody knows who it is. */
  readonly person: { readonly id: string; readonly name: string } | undefined;
  /** Null: there is no such table any more. */
  table(game: Game | null): void;
  steps(steps: Steps): void;
  message(message: Message): void;
  presence(presence: Presence): void;
}

/** Who is at a table now. */
export interface Presence {
  /** The places whose players are here. */
  readonly places: readonly number[];
  /** The names of those who watch, and how many watch without one. */
  readonly watching: readonly string[];
  readonly nameless: number;
}

/** What somebody has been told already: the last entry and the last message. */
export interface Position {
  readonly entry: number;
  readonly message: number;
}

interface Place {
  readonly visitor: Visitor;
  readonly entry: number;
  /** The last message he was told. */
  message: number;
  /** He follows the game; null: it has not begun. */
  stop: (() => void) | null;
  isGone: boolean;
}

/** The company at one table. What it is told of one thing and another goes in order. */
interface Company {
  readonly places: Set<Place>;
  /** Who sits there, as it was last told. */
  seats: Game['seats'];
  queue: Promise<unknown>;
}

interface InMemory {
  readonly opened: Promise<LiveGame>;
  askedAt: number;
}

export class Hall {
  readonly #store: Store;
  readonly #games = new Map<string, InMemory>();
  readonly #companies = new Map<string, Company>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** A table as it is kept. */
  async kept(id: string): Promise<Game> {
    const game = await this.#store.games.byId(id);
    if (!game) throw new Trouble('noTable');
    return game;
  }

  /** A game in play, from memory or from what is kept. */
  live(id: string): Promise<LiveGame> {
    const there = this.#games.get(id);
    if (there) {
      there.askedAt = Date.now();
      return there.opened;
    }
    const opened = this.kept(id).then((game) => {
      if (game.status === 'open') throw new Trouble('notStarted');
      return LiveGame.open(this.#store, game);
    });
    this.#games.set(id, { opened, askedAt: Date.now() });
    opened.catch(() => this.#games.delete(id));
    return opened;
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#games.size;
  }

  /** Forget the games that nobody follows and nobody has asked for since then. */
  async sweep(since: number): Promise<void> {
    for (const [id, inMemory] of [...this.#games]) {
      const game = await inMemory.opened.catch(() => undefined);
      // Whoever asks now gets this one: two of the same game would not tell each other's followers.
      if (game && !game.isFollowed && inMemory.askedAt < since) this.#games.delete(id);
    }
  }

  /** Come to a table and be told of everything behind a position; gives the way to leave. */
  async attend(id: string, { entry, message }: Position, visitor: Visitor): Promise<() => void> {
    const place: Place = { visitor, entry, message, stop: null, isGone: false };
    const company: Company = this.#companies.get(id) ?? {
      places: new Set(),
      seats: [],
      queue: Promise.resolve(),
    };
    this.#companies.set(id, company);
    company.places.add(place);
    const leave = () => {
      if (place.isGone) return;
      place.isGone = true;
      place.stop?.();
      company.places.delete(place);
      if (company.places.size === 0) this.#companies.delete(id);
      else tellPresence(company);
    };
    try {
      await this.#inTurn(company, async () => {
        const game = await this.kept(id);
        await this.#tellTable(company, game, [place]);
        await this.#tellMessages(id, [place]);
        tellPresence(company);
      });
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  /** Something about the table has changed: who sits there, whether it plays, what is asked. */
  async changed(id: string): Promise<void> {
    const company = this.#companies.get(id);
    if (!company) return;
    await this.#inTurn(company, async () => {
      const game = await this.#store.games.byId(id);
      if (game) {
        await this.#tellTable(company, game, [...company.places]);
        tellPresence(company);
      } else for (const { visitor } of company.places) visitor.table(null);
    });
  }

  /** Somebody has said something. */
  async spoken(id: string): Promise<void> {
    const company = this.#companies.get(id);
    if (company) await this.#inTurn(company, () => this.#tellMessages(id, [...company.places]));
  }

  /** How the table is now; whoever has not followed its game before does so from its start on. */
  async #tellTable(company: Company, game: Game, places: readonly Place[]): Promise<void> {
    company.seats = game.seats;
    for (const place of places) {
      place.visitor.table(game);
      if (game.status !== 'open' && !place.stop) await this.#follow(game.id, place);
    }
  }

  async #follow(id: string, place: Place): Promise<void> {
    const { visitor, entry } = place;
    const game = await this.live(id);
    const stop = await game.follow(game.eyeOf(visitor.person?.id), entry, (steps) => visitor.steps(steps));
    place.stop = stop;
    if (place.isGone) stop();
  }

  async #tellMessages(id: string, places: readonly Place[]): Promise<void> {
    const known = Math.min(...places.map(({ message }) => message));
    for (const message of await this.#store.talk.since(id, known))
      for (const place of places)
        if (message.number > place.message && !place.isGone) {
          place.message = message.number;
          place.visitor.message(message);
        }
  }

  #inTurn<T>(company: Company, job: () => Promise<T>): Promise<T> {
    const turn = company.queue.then(job);
    company.queue = turn.catch(() => undefined);
    return turn;
  }
}

function tellPresence({ places, seats }: Company): void {
  const visitors = [...places].map(({ visitor }) => visitor);
  const here = new Map(visitors.flatMap(({ person }) => (person ? [[person.id, person.name]] : [])));
  const presence: Presence = {
    places: seats.flatMap(({ person, place }) => (person && here.has(person) ? [place] : [])),
    watching: [...here].flatMap(([id, name]) => (seats.some(({ person }) => person === id) ? [] : [name])),
    nameless: visitors.filter(({ person }) => !person).length,
  };
  for (const visitor of visitors) visitor.presence(presence);
}
