/** The sign of somebody at a table that is not open. */
import type { Sitter } from '../host/gameHost.ts';
import { type Attendance, attended } from '../parts/Sign.tsx';

export function SitterSign({
  sitter: { name, colour },
  there = null,
}: {
  readonly sitter: Pick<Sitter, 'name' | 'colour'>;
  /** Is he at the table? */
  readonly there?: Attendance | null;
}) {
  return attended(
    there,
    <span class={`sign p${colour}`} title={there?.said ?? name} role="img" aria-label={name}>
      {[...name.trim()][0]?.toUpperCase()}
    </span>,
  );
}
