/** Tables at which it is played on and on, whatever breaks, by clients that do as browsers do; and what is true of them afterwards. */
import { Player, someKey } from '../club.ts';

/** As a browser: a server that does not begin to answer is left for another. */
const PATIENCE = 4000;
const AGAIN = 50;
/** After this many bids the money is gone, and there is another game. */
const LONGEST = 150;
/** Nobody waits longer: it stands still. */
const STANDSTILL = 90_000;

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const amountAt = (number: number): number => 165 + number * 5;

/** A line that was cut, or an answer that says: later. */
class NoAnswer extends Error {}

interface Game {
  readonly table: string;
  /** By seat. */
  readonly cookies: readonly string[];
  /** Bids that were acknowledged, and those that were sent. */
  acknowledged: number;
  sent: number;
}

export class PlayedTable {
  /** Everything that was ever acknowledged at this table. */
  total = 0;
  /** What must not be. */
  readonly wrong: string[] = [];
  #game: Game | undefined;
  #which: number;
  #isOver = false;
  readonly #addresses: () => readonly string[];
  readonly #wanders: boolean;
  readonly #playing: Promise<void>;

  /** `wanders`: every question goes to the next node, not only where one does not answer. */
  constructor(addresses: () => readonly string[], which: number, wanders = false) {
    this.#addresses = addresses;
    this.#wanders = wanders;
    this.#which = which;
    this.#playing = this.#play();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#playing;
  }

  /** How long after this moment the first bid is acknowledged that is sent after it, in milliseconds. */
  async goesOn(): Promise<number> {
    const since = performance.now();
    let late: NodeJS.Timeout | undefined;
    const stands = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error('a table stands still')), STANDSTILL);
    });
    const wentOn = new Promise<number>((resolve) => this.#waiting.push({ since, resolve }));
    try {
      return await Promise.race([wentOn, stands]);
    } finally {
      clearTimeout(late);
    }
  }
  #waiting: { readonly since: number; resolve(gap: number): void }[] = [];

  /** Is everything there that was acknowledged, and nothing twice? */
  async check(): Promise<void> {
    const game = this.#game;
    if (!game) return;
    const { acknowledged } = game;
    const { body } = await this.#answered(game.cookies[0] ?? '', (player) =>
      player.get(`tables/${game.table}/opening`),
    );
    const kept: readonly number[] = body.steps.map(
      ({ action }: { action: { amount: number } }) => action.amount,
    );
    if (kept.some((amount, number) => amount !== amountAt(number)))
      this.wrong.push(`${game.table} has ${kept.join(' ')}`);
    if (kept.length < acknowledged)
      this.wrong.push(`${game.table} has lost ${acknowledged - kept.length} of ${acknowledged}`);
    if (kept.length > game.sent)
      this.wrong.push(`${game.table} has ${kept.length - game.sent} more than were sent`);
  }

  async #play(): Promise<void> {
    while (!this.#isOver)
      try {
        this.#game ??= await this.#newGame();
        await this.#bid(this.#game);
        if (this.#game.acknowledged < LONGEST) continue;
        await this.check();
        this.#game = undefined;
      } catch (error) {
        if (!(error instanceof NoAnswer)) this.wrong.push(String(error));
        await later(AGAIN);
      }
  }

  async #bid(game: Game): Promise<void> {
    const number = game.acknowledged;
    const key = someKey();
    game.sent = number + 1;
    const action = { type: 'bid', private: 'C&A', amount: amountAt(number) };
    const { status, body } = await this.#answered(game.cookies[number % 2] ?? '', (player) =>
      player.act(game.table, number, action, key),
    );
    if (status !== 200 || body.number !== number + 1)
      this.wrong.push(`bid ${number} of ${game.table}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
    game.acknowledged++;
    this.total++;
    const now = performance.now();
    const begun = this.#begun;
    for (const { since, resolve } of this.#waiting) if (since < begun) resolve(now - since);
    this.#waiting = this.#waiting.filter(({ since }) => since >= begun);
  }
  #begun = 0;

  /** Asked until there is an answer, at another node where there is none. */
  async #answered<A extends { readonly status: number }>(
    cookie: string,
    ask: (player: Player) => Promise<A>,
  ): Promise<A> {
    for (;;) {
      const addresses = this.#addresses();
      const player = new Player(addresses[this.#which % Math.max(1, addresses.length)] ?? '');
      player.cookie = cookie;
      const begun = performance.now();
      let late: NodeJS.Timeout | undefined;
      const hung = new Promise<undefined>((resolve) => {
        late = setTimeout(() => resolve(undefined), PATIENCE);
      });
      const answer = await Promise.race([ask(player).catch(() => undefined), hung]);
      clearTimeout(late);
      if (answer && answer.status < 500) {
        this.#begun = begun;
        if (this.#wanders) this.#which++;
        return answer;
      }
      if (this.#isOver) throw new NoAnswer();
      this.#which++;
      await later(AGAIN);
    }
  }

  /** A table of two; where something breaks on the way there is another. */
  async #newGame(): Promise<Game> {
    // Of an attempt that was given up nothing counts, also where its answer comes in the end.
    const comesIn = async (name: string) => {
      const { cookie } = await this.#answered('', async (player) => {
        const { status } = await player.post('guests', { name });
        return { status, cookie: player.cookie };
      });
      return cookie;
    };
    const [anna, ben] = [await comesIn('Anna'), await comesIn('Ben')];
    const { table } = await this.#answered(anna, async (player) => {
      const made = await player.table();
      return { status: made ? 200 : 503, table: made };
    });
    await this.#answered(ben, (player) => player.join(table));
    const { body } = await this.#answered(anna, (player) => player.get(`tables/${table}`));
    if (body.status !== 'running') throw new NoAnswer();
    const isFirst = body.seats[0].seat === 0;
    return { table, cookies: isFirst ? [anna, ben] : [ben, anna], acknowledged: 0, sent: 0 };
  }
}
