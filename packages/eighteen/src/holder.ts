/** Whose a component is. */
import type { Seat } from '@kursbuch/table';
import type { CompanyId, Holder, Nobody } from './types.ts';

const NOBODY: ReadonlySet<Holder> = new Set<Nobody>(['bank', 'pool', 'offer', 'scrap']);

export const isSeat = (holder: Holder): holder is Seat => typeof holder === 'number';

export const isCompany = (holder: Holder): holder is CompanyId => !isSeat(holder) && !NOBODY.has(holder);
