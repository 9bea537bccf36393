/** The names by which the controls of 18xx can be pointed at. */
import type { CompanyId, EighteenAction, HexId, PrivateId } from '@kursbuch/eighteen';

export { actName } from '../../parts/bar/Acts.tsx';

/** Whatever takes this action into the hand, or does it. */
export const actionName = (action: EighteenAction): string =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => one.localeCompare(other)));

export const hexName = (hex: HexId): string => `hex ${hex}`;
/** A tile in the tray. */
export const tileName = (key: string): string => `tile ${key}`;
/** The chip that shows the prices a company may start at. */
export const startName = (company: CompanyId): string => `start ${company}`;
export const bidName = (one: PrivateId): string => `bid ${one}`;

/** What is touched for an action: a hex where it is done on the map, else its own control. */
export function controlsOf(action: EighteenAction): readonly string[] {
  if ('hex' in action) return [hexName(action.hex)];
  if (action.type === 'startCompany') return [startName(action.company), actionName(action)];
  if (action.type === 'bid') return [bidName(action.private)];
  return [actionName(action)];
}
