/** The sign of somebody at a table that is not open. */
import type { Attendance, Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { attended, signsOf } from '@kursbuch/screens/parts/Sign.tsx';

export function SitterSign({
  sitters,
  seat,
  there = null,
  hidden = false,
}: {
  /** Everybody at the table: no two signs are alike. */
  readonly sitters: readonly Pick<Sitter, 'name' | 'colour'>[];
  readonly seat: number;
  /** Is he at the table? */
  readonly there?: Attendance | null;
  /** His name stands beside it. */
  readonly hidden?: boolean;
}) {
  const { name = '', colour = 1 } = sitters[seat] ?? {};
  return attended(
    there,
    <span
      class={`sign p${colour}`}
      {...(hidden
        ? { 'aria-hidden': true }
        : { title: there?.said ?? name, role: 'img', 'aria-label': name })}
    >
      {signsOf(sitters.map((sitter) => sitter.name))[seat]}
    </span>,
  );
}
