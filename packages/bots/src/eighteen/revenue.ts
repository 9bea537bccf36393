/** Term: what a company's trains earn on the map as it is, or would with other trains or track. */
import {
  type CompanyId,
  type EighteenState,
  earnings,
  provenEarnings,
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

/** Figures that are told are searched so far. */
const TOLD_NODES = 200_000;

/**
 * What is told of its earnings, with its trains or with trains of these kinds: a player sees at once when better runs were
 * left out. Where they may be better still, nothing is told.
 */
export const toldRevenue = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  kinds?: readonly TrainKind[],
): number | undefined =>
  provenEarnings(title, state, company, { budget: TOLD_NODES, ...(kinds && { kinds }) });

/** The same where something has to be told, however long the search takes. */
export const exactRevenue = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  kinds?: readonly TrainKind[],
): number => earnings(title, state, company, kinds && { kinds });

/** The kinds of its trains. */
export const kindsOwned = (state: EighteenState, company: CompanyId): readonly TrainKind[] =>
  trainsOf(state, company).map(({ kind }) => kind);

/** What is left of some trains once the first of this kind is sold. */
export const afterRust = (
  title: Title,
  kinds: readonly TrainKind[],
  first: TrainKind,
): readonly TrainKind[] => kinds.filter((kind) => trainFacts(title, kind).rustsOn !== first);
