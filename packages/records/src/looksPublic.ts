/** Telling public records from ours without loading what reads them. */

/** Does this look like a public record at all? */
export function looksPublic(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const { actions, players, format } = input as Readonly<Record<string, unknown>>;
  return Array.isArray(actions) && Array.isArray(players) && format === undefined;
}

/** Is this a list of route problems, positions of a public game with their best runs, and no game? */
export function looksLikeRoutes(input: unknown): boolean {
  if (!Array.isArray(input) || input.length === 0) return false;
  return input.every(
    (one: unknown) => typeof one === 'object' && one !== null && 'corporation' in one && 'bestRuns' in one,
  );
}
