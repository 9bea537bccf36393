/** Large and small companies (1k, 2.6). */
import type { CompanyId, EighteenState } from '@kursbuch/eighteen';
import { HOMES, type Home, SIZES } from '../facts/companies.ts';
import { ownOf } from './own.ts';

export const BBCI: CompanyId = 'BBCI';

/** The BBCI is small until it is decided, but keeps the place of a large one. */
export const isLarge = (state: EighteenState, company: CompanyId): boolean =>
  company === BBCI ? ownOf(state).bbci === 'large' : SIZES[company] === 'large';

/** Where a company is at home: north Bombay is the BBCI's only if it is large, and kept until that is decided (R30). */
export const homesOf = (state: EighteenState, company: CompanyId): readonly Home[] =>
  (HOMES[company] ?? []).filter(({ ifLarge }) => !ifLarge || ownOf(state).bbci !== 'small');
