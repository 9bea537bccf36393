/** The sign of somebody at a table that is not open. */
import type { Sitter } from '../host/gameHost.ts';

export function SitterSign({
  sitter: { name, colour },
}: {
  readonly sitter: Pick<Sitter, 'name' | 'colour'>;
}) {
  return (
    <span class={`sign p${colour}`} title={name} role="img" aria-label={name}>
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
