/** A player is a direction sign with the initial; no company has that shape. */
import type { Seat } from '@kursbuch/table';
import type { ComponentChild } from 'preact';
import type { Attendance } from '../host/gameHost.ts';

/** A table as a sign needs it: who sits there. */
interface Seated {
  readonly start: { readonly players: readonly string[] };
  sitter(seat: Seat): { readonly name: string; readonly colour: number };
  /** Null, or left out: there is nothing to say about it. */
  attendance?(seat: Seat): Attendance | null;
  /** Short names that stand for something else at this table: no sign may be one of them. */
  readonly shortNames?: ReadonlySet<string>;
}

/**
 * The signs of the players of a table, no two alike: the initial; two letters where it would stand on several signs, the
 * second alone where both mean something else; the number of the seat where nothing else is left.
 */
export function signsOf(names: readonly string[], taken: ReadonlySet<string> = new Set()): readonly string[] {
  const letters = names.map((name) => [...name.trim()]);
  const initials = letters.map(([first = '?']) => first.toUpperCase());
  const given = new Set<string>();
  return letters.map(([, ...rest], seat) => {
    const initial = initials[seat] ?? '?';
    const alike = [...letters.keys()].filter((other) => other !== seat && initials[other] === initial);
    const seconds = rest.filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const telling = rest.find(
      (letter, index) =>
        seconds.includes(letter) && alike.every((other) => letters[other]?.[index + 1] !== letter),
    );
    const last = telling ?? seconds.at(-1);
    const wanted = [
      ...(alike.length === 0 ? [initial] : []),
      ...(last === undefined ? [] : [initial + last, last]),
      ...seconds.map((letter) => initial + letter),
      ...names.map((_, index) => String(((seat + index) % names.length) + 1)),
    ];
    const sign = wanted.find((one) => !given.has(one) && !taken.has(one)) ?? initial;
    given.add(sign);
    return sign;
  });
}

/** The sign of a seat among the others of its table. */
export const initialsOf = (game: Seated, seat: Seat): string =>
  signsOf(
    game.start.players.map((_, one) => game.sitter(one).name),
    game.shortNames,
  )[seat] ?? '?';

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
