/** Term: what a company's trains earn on the map as it is, or would with other trains or track. */
import {
  type CompanyId,
  type EighteenState,
  earnings,
  type Title,
  type TrainKind,
  trainFacts,
  trainsOf,
} from '@kursbuch/eighteen';

/** So far the search for runs goes: nearly always the best ones, and never long. */
const NODES = 1200;

/** What its trains earn. */
export const revenue = (title: Title, state: EighteenState, company: CompanyId): number =>
  earnings(title, state, company, { budget: NODES });

/** What it would earn with these kinds of train and no others. */
export const revenueWith = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  kinds: readonly TrainKind[],
): number => earnings(title, state, company, { kinds, budget: NODES });

/** The kinds of its trains. */
export const kindsOwned = (state: EighteenState, company: CompanyId): readonly TrainKind[] =>
  trainsOf(state, company).map(({ kind }) => kind);

/** What is left of some trains once the first of this kind is sold. */
export const afterRust = (
  title: Title,
  kinds: readonly TrainKind[],
  first: TrainKind,
): readonly TrainKind[] => kinds.filter((kind) => trainFacts(title, kind).rustsOn !== first);
