/**
 * Whatever happens at tables without anybody asking for it: computer players decide, time comes to its end. Each table
 * keeps when somebody has to look at it; of several nodes the one that takes it first does.
 */
import type { SentQuestion } from '../players/question.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import type { Hall } from './hall.ts';
import type { LiveGame } from './liveGame.ts';
import type { Duty } from './time.ts';

/** So often the tables are looked through. */
const TICK = 1000;
/** A node that takes a table has it for this long, and for longer while a player thinks; then another node may. */
const LEASE = 15_000;
/** How many are taken at once: the rest is for other nodes, or for the next look. */
const MOST = 40;
/** A table at which nothing could be done is looked at again after so long. */
const AGAIN = 60_000;

/** What thinks for computer players. */
export interface Thinking {
  /** What a player does at the table of this person; undefined: it has found nothing. */
  think(asked: Omit<SentQuestion, 'id'>, whose: string): Promise<unknown>;
  close(): Promise<void>;
}

export class Clockwork {
  readonly #store: Store;
  readonly #hall: Hall;
  readonly #thinker: Thinking;
  readonly #failed: (error: unknown) => void;
  /** Told with every look at the database that was answered. */
  readonly #answered: () => void;
  readonly #ticker: NodeJS.Timeout;
  /** The tables that are being looked after. */
  readonly #busy = new Map<string, Promise<void>>();
  #isClosed = false;
  /** An open table may have come to the time at which it is to start. */
  onStart: (id: string, now: number) => Promise<void> = async () => undefined;

  constructor(
    store: Store,
    hall: Hall,
    thinker: Thinking,
    failed: (error: unknown) => void,
    { tick = TICK, answered = () => undefined }: { readonly tick?: number; answered?(): void } = {},
  ) {
    this.#store = store;
    this.#hall = hall;
    this.#thinker = thinker;
    this.#failed = failed;
    this.#answered = answered;
    this.#ticker = setInterval(() => void this.look(), tick);
    this.#ticker.unref();
    hall.onDue = (id, due) => {
      if (due <= Date.now()) void this.look([id]);
    };
  }

  /** Look after the tables that are due, or after these if they are. */
  async look(ids?: readonly string[], now = Date.now()): Promise<void> {
    if (this.#isClosed) return;
    try {
      const taken = await this.#store.games.takeDue(now, LEASE, { ids, most: MOST });
      this.#answered();
      // What was changed just now comes to no time of its own.
      const starting = ids ? [] : await this.#store.games.takeStarts(now, LEASE, MOST);
      await Promise.all([
        ...taken.map((id) => this.#attend(id, () => this.#dutiesOf(id, now))),
        ...starting.map((id) => this.#attend(id, () => this.#startOf(id, now))),
      ]);
    } catch (error) {
      // Where the database does not answer it is asked again with the next tick.
      this.#failed(error);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#ticker);
    await this.#thinker.close();
    await Promise.all(this.#busy.values());
  }

  #startOf(id: string, now: number): Promise<void> {
    return this.#isClosed ? Promise.resolve() : this.onStart(id, now);
  }

  #attend(id: string, job: () => Promise<void>): Promise<void> {
    const there = this.#busy.get(id) ?? Promise.resolve();
    const next = there
      .then(job)
      .catch((error) => {
        // A game that cannot be played on is no trouble of this node; it is looked at again when the lease is over.
        if (!(error instanceof Trouble)) this.#failed(error);
      })
      .finally(() => {
        if (this.#busy.get(id) === next) this.#busy.delete(id);
      });
    this.#busy.set(id, next);
    return next;
  }

  /** Playing sets when the table has to be looked at again; where nothing is played, this does. */
  async #dutiesOf(id: string, now: number): Promise<void> {
    if (this.#isClosed) return;
    const game = await this.#hall.live(id);
    const { number, duties } = await game.duties(now);
    let isDone = true;
    for (const duty of duties) isDone = (await this.#perform(id, game, number, duty, now)) && isDone;
    const due = isDone ? game.dueAfter(now) : Date.now() + AGAIN;
    if (game.number === number) await this.#store.games.setDue(id, number, due);
  }

  /** False: it could not be done. */
  async #perform(id: string, game: LiveGame, number: number, duty: Duty, now: number): Promise<boolean> {
    const { seat } = duty;
    switch (duty.type) {
      case 'think': {
        const question = await game.question(seat, number);
        if (!question) return true;
        const { title, view, seed } = question;
        const lasts = setInterval(() => {
          const longer = Date.now() + LEASE;
          void this.#store.games.setDue(id, number, longer).catch((error) => this.#failed(error));
        }, LEASE / 3);
        const action = await this.#thinker
          .think({ title, view, seed, seat, player: duty.player }, game.game.owner ?? id)
          .finally(() => clearInterval(lasts));
        if (this.#isClosed) return true;
        if (action === undefined) return false;
        // It may have been forgotten meanwhile, and rebuilt for somebody.
        const { type } = await (await this.#hall.live(id)).actFor(seat, number, action);
        return type !== 'refused';
      }
      case 'free':
        await game.free(seat, number, now);
        return true;
      case 'remind': {
        const person = game.game.seats.find((one) => one.seat === seat)?.person;
        const about = `reminder ${id} ${seat} ${duty.about}`;
        const details = duty.until === null ? {} : { until: duty.until };
        if (person)
          await this.#store.notices.add([{ game: id, person, kind: 'reminder', about, due: now, details }]);
        return true;
      }
    }
  }
}
