/** The three kinds of companies that operate in 1854, and its mountain railways. */
import type { CompanyId, PrivateId, TrainKind } from '@kursbuch/eighteen';
import { LAGS, LOCALS, MAJORS } from '../facts/components.ts';
import { TRAINS } from '../facts/trains.ts';

const majors: ReadonlySet<string> = new Set(MAJORS.map(({ sym }) => sym));
const locals: ReadonlySet<string> = new Set(LOCALS.map(({ sym }) => sym));
const lags: ReadonlySet<string> = new Set(LAGS.map(({ sym }) => sym));
const plus: ReadonlySet<string> = new Set(
  TRAINS.flatMap(({ name, stack }) => (stack === 'plus' ? [name] : [])),
);

/** A local railway has one name, as the paper that is bought and as the company that operates. */
export type LocalId = string;

export const LOCAL_IDS: readonly LocalId[] = LOCALS.map(({ sym }) => sym);

export const MAJOR_IDS: readonly CompanyId[] = MAJORS.map(({ sym }) => sym);

/** One of the eight large companies. */
export const isMajor = (company: CompanyId): boolean => majors.has(company);
/** A local railway: a private that operates. */
export const isLocal = (one: CompanyId | PrivateId): boolean => locals.has(one);
/** A Lokalbahn AG, born of two local railways. */
export const isLag = (company: CompanyId): boolean => lags.has(company);
/** Plus trains are run by local railways alone, and these run no others. */
export const isPlus = (kind: TrainKind): boolean => plus.has(kind);
