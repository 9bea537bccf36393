/** The name of a stop in a run. */
import type { HexId } from '@kursbuch/eighteen';

/** A stop of a run: "H12:0" is stop 0 of hex H12. */
export function stopOf(id: string): { readonly hex: HexId; readonly stop: number } {
  const colon = id.indexOf(':');
  return { hex: id.slice(0, colon), stop: Number(id.slice(colon + 1)) };
}
