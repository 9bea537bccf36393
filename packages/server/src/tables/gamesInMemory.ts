/** The games of this node that are in memory: made again from what is kept when somebody asks, and sent away for others. */
import { getHeapStatistics } from 'node:v8';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { Glances } from './glances.ts';
import { type Glance, LiveGame } from './liveGame.ts';
import { type Asker, Openings } from './openings.ts';

interface InMemory {
  readonly opened: Promise<LiveGame>;
  /** What it is when it is opened. */
  game: LiveGame | null;
  askedAt: number;
}

/** Who asks for a game: by what he is counted, and whether he sits there. Those who play are not sent away for others. */
export interface Visit {
  readonly asker: Asker;
  readonly isSeated: boolean;
}

/** The server itself: people who play here must be able to go on. */
const HOUSE: Visit = { asker: null, isSeated: true };

/** So much memory games take together, unless somebody says otherwise. */
const USUAL_CEILING = Math.round(getHeapStatistics().heap_size_limit / 4);

/** What others do about games. */
interface Surroundings {
  /** Somebody is at the table: whoever followed a game that is not here any more would hear nothing. */
  isAttended(id: string): boolean;
  /** A game has to be looked at then. */
  due(id: string, at: number): void;
  /** Others sit at the table, other time runs, or the game is over. */
  changed(id: string): void;
  /** Something was kept by this node. */
  kept(id: string): void;
}

export class GamesInMemory {
  readonly #store: Store;
  readonly #around: Surroundings;
  readonly #games = new Map<string, InMemory>();
  readonly #ceiling: number;
  readonly #glances: Glances;
  readonly openings = new Openings();
  /** How many games were sent out of memory because there was no room for them. */
  evicted = 0;

  constructor(store: Store, around: Surroundings, ceiling = USUAL_CEILING) {
    this.#store = store;
    this.#around = around;
    this.#ceiling = ceiling;
    this.#glances = new Glances(store.glances);
  }

  /** A game in play, from memory or from what is kept. */
  live(id: string, { asker, isSeated }: Visit = HOUSE): Promise<LiveGame> {
    const there = this.#games.get(id);
    if (there) {
      this.#use(id, there);
      return there.opened;
    }
    const opened = this.openings.inTurn(asker, isSeated, () => this.#open(id, isSeated));
    const inMemory: InMemory = { opened, game: null, askedAt: Date.now() };
    this.#games.set(id, inMemory);
    opened.then(
      (game) => {
        inMemory.game = game;
        this.#makeRoom(id);
      },
      () => this.#games.delete(id),
    );
    return opened;
  }

  async #open(id: string, isSeated: boolean): Promise<LiveGame> {
    // What others play is learned beside it. Nobody waits for that: whoever follows the game looks it up once he is heard,
    // and whoever asks has seen something newer, or is told when he acts.
    void this.#store.wire.follow(id);
    try {
      return await this.#opened(id, isSeated);
    } catch (error) {
      this.#store.wire.leave(id);
      throw error;
    }
  }

  async #opened(id: string, isSeated: boolean): Promise<LiveGame> {
    const kept = await this.#store.games.byId(id);
    if (!kept) throw new Trouble('noTable');
    if (kept.status === 'open') throw new Trouble('notStarted');
    this.#makeRoom(id);
    if (!isSeated && this.weight > this.#ceiling) throw new Trouble('crowded');
    const glance = await this.#store.glances.of(id);
    const live = await LiveGame.open(this.#store, id, {
      due: (at) => this.#around.due(id, at),
      changed: () => this.#around.changed(id),
      kept: () => {
        this.#glances.isOld(id, live);
        this.#around.kept(id);
      },
    });
    if (glance?.number !== live.number) this.#glances.isOld(id, live);
    return live;
  }

  /** The last one asked for is the last to go. */
  #use(id: string, inMemory: InMemory): void {
    inMemory.askedAt = Date.now();
    this.#games.delete(id);
    this.#games.set(id, inMemory);
  }

  /** What the games in memory take, in bytes. */
  get weight(): number {
    let sum = 0;
    for (const { game } of this.#games.values()) sum += game?.weight ?? 0;
    return sum;
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#games.size;
  }

  /** Is it in memory, or on its way? */
  has(id: string): boolean {
    return this.#games.has(id);
  }

  /** Send those away that nobody follows, the one longest not asked for first, until the rest has room. */
  #makeRoom(but: string): void {
    let weight = this.weight;
    for (const [id, { game }] of this.#games) {
      if (weight <= this.#ceiling) return;
      if (!game || this.#isNeeded(id, game) || id === but) continue;
      weight -= game.weight;
      this.evicted++;
      this.forget(id);
    }
  }

  /** Somebody follows it, or is about to. */
  #isNeeded(id: string, game: LiveGame): boolean {
    return game.isFollowed || this.#around.isAttended(id);
  }

  forget(id: string): void {
    if (this.#games.delete(id)) this.#store.wire.leave(id);
  }

  /** Forget the games that nobody follows and nobody has asked for since then. */
  async sweep(since: number): Promise<void> {
    for (const [id, inMemory] of [...this.#games]) {
      const game = await inMemory.opened.catch(() => undefined);
      // Requests from now on get this one: two of the same game would not tell each other's followers.
      const isSame = this.#games.get(id) === inMemory;
      if (game && isSame && !this.#isNeeded(id, game) && inMemory.askedAt < since) this.forget(id);
    }
  }

  /** What lists show of a game: as it stands where it is in memory, otherwise as it was last kept. */
  async glance(id: string, asking: Visit): Promise<Glance> {
    const there = this.#games.get(id);
    if (there?.game) return there.game.glance();
    const kept = await this.#store.glances.of(id);
    if (kept) return { number: kept.number, waiting: JSON.parse(kept.waiting), view: JSON.parse(kept.view) };
    // A game from before this was kept.
    return (await this.live(id, asking)).glance();
  }

  /** Another node has played up to this number; what is not in memory here is looked up when somebody asks. */
  async learn(id: string, number: number): Promise<void> {
    const game = await this.#games.get(id)?.opened;
    if (game && game.number < number) await game.learn();
  }

  /** Nobody knows what other nodes have played: each game looks it up. */
  lookUp(): readonly Promise<void>[] {
    return [...this.#games.values()].map(({ opened }) => opened.then((game) => game.learn()));
  }

  /** Whatever is to be kept of what lists show is kept. */
  close(): Promise<void> {
    return this.#glances.close();
  }
}
