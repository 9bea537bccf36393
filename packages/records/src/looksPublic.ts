/** Telling public records from ours without loading what reads them. */

/** Does this look like a public record at all? */
export function looksPublic(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const { actions, players, format } = input as Readonly<Record<string, unknown>>;
  return Array.isArray(actions) && Array.isArray(players) && format === undefined;
}
