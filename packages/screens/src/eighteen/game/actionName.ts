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
