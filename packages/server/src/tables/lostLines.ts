/** Whose line to a table has ended though they have not left it: they are shown as without connection, not away. */

/** A browser that opens another line is back sooner. */
const BACK_SOON = 2000;
/** A browser that says farewell hangs up within this time. */
const HANGS_UP = 10_000;
/** Somebody who does not come back within this time is away. */
const LONGEST = 3_600_000;

interface Line {
  /** It has ended: what is to be done if nobody comes back. */
  ended?: NodeJS.Timeout;
  /** He has said farewell. */
  leftAt?: number;
  lostAt?: number;
}

export class LostLines {
  readonly #games = new Map<string, Map<string, Line>>();

  /** Somebody is at the table: it is all forgotten. */
  back(game: string, person: string): void {
    clearTimeout(this.#line(game, person)?.ended);
    this.#forget(game, person);
  }

  /** Somebody's last line to the table has ended; `lost` is called if that was not by his will. */
  ended(game: string, person: string, lost: () => void): void {
    const line = this.#line(game, person);
    const isLeft = line?.leftAt !== undefined && Date.now() - line.leftAt < HANGS_UP;
    this.back(game, person);
    if (isLeft) return;
    const ended = setTimeout(() => {
      this.#note(game, person, { lostAt: Date.now() });
      lost();
    }, BACK_SOON);
    this.#note(game, person, { ended: ended.unref() });
  }

  /** Somebody says that he leaves; true if he counted as lost until now. */
  left(game: string, person: string, isHere: boolean): boolean {
    const wasLost = this.#line(game, person)?.lostAt !== undefined;
    this.back(game, person);
    if (isHere) this.#note(game, person, { leftAt: Date.now() });
    return wasLost;
  }

  /** The tables about which anything is known. */
  get games(): Iterable<string> {
    return this.#games.keys();
  }

  /** Who has lost his line to this table, and when. */
  of(game: string, now = Date.now()): readonly (readonly [person: string, at: number])[] {
    return [...(this.#games.get(game) ?? [])].flatMap(([person, { lostAt }]) =>
      lostAt !== undefined && now - lostAt < LONGEST ? [[person, lostAt] as const] : [],
    );
  }

  /** Forget people who have not come back for long. */
  sweep(now = Date.now()): void {
    for (const [game, lines] of this.#games)
      for (const [person, { lostAt, leftAt }] of lines)
        if (now - (lostAt ?? leftAt ?? now) >= LONGEST) this.#forget(game, person);
  }

  #line(game: string, person: string): Line | undefined {
    return this.#games.get(game)?.get(person);
  }

  #note(game: string, person: string, line: Line): void {
    const lines = this.#games.get(game) ?? new Map<string, Line>();
    this.#games.set(game, lines.set(person, line));
  }

  #forget(game: string, person: string): void {
    const lines = this.#games.get(game);
    if (lines?.delete(person) && lines.size === 0) this.#games.delete(game);
  }
}
