/** A player is a direction sign with the initial; no company has that shape. */
import type { Seat } from '@kursbuch/table';
import type { ComponentChild } from 'preact';

/** Is somebody at the table who plays elsewhere, and the sentence that says so. */
export interface Attendance {
  readonly is: 'here' | 'away' | 'lost';
  readonly said: string;
}

/** A table as a sign needs it: who sits there. */
interface Seated {
  readonly start: { readonly players: readonly string[] };
  sitter(seat: Seat): { readonly name: string; readonly colour: number };
  /** Null, or left out: there is nothing to say about it. */
  attendance?(seat: Seat): Attendance | null;
  /** Short names that stand for something else at this table: no sign may be one of them. */
  readonly shortNames?: ReadonlySet<string>;
}

/** The initial; two letters where it would stand on several signs, the second alone where both mean something else. */
export function initialsOf(game: Seated, seat: Seat): string {
  const letters = (one: Seat) => [...game.sitter(one).name.trim()];
  const [first = '?', ...rest] = letters(seat);
  const initial = first.toUpperCase();
  const others = game.start.players.map((_, other) => other).filter((other) => other !== seat);
  const alike = others.filter((other) => letters(other)[0]?.toUpperCase() === initial);
  const isTaken = (sign: string) => game.shortNames?.has(sign) ?? false;
  if (alike.length === 0 && !isTaken(initial)) return initial;
  const second = rest.find((letter, index) => alike.every((other) => letters(other)[index + 1] !== letter));
  const last = second ?? rest.at(-1) ?? '';
  const free = [initial + last, last].find((sign) => sign !== '' && !isTaken(sign));
  return free ?? String(seat + 1);
}

/** A sign with a dot: here, away, or without connection. */
export const attended = (there: Attendance | null | undefined, sign: ComponentChild): ComponentChild =>
  there ? <span class={`attended is-${there.is}`}>{sign}</span> : sign;

export function Sign({
  game,
  seat,
  big = false,
}: {
  readonly game: Seated;
  readonly seat: Seat;
  readonly big?: boolean;
}) {
  const { name, colour } = game.sitter(seat);
  const there = game.attendance?.(seat);
  return attended(
    there,
    <span
      class={`sign p${colour}${big ? ' bigsign' : ''}`}
      title={there?.said ?? name}
      role="img"
      aria-label={name}
    >
      {initialsOf(game, seat)}
    </span>,
  );
}
