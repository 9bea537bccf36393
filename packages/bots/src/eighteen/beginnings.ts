/** What beginnings come to: privates and first companies of games that began at random and were played to their end by Steady. */
import { directorOf, type EighteenState, type Title } from '@kursbuch/eighteen';
import { type Beginnings, best, type Decide, type TitleJudgement } from './asking.ts';
import { privateSaleBy, uncontested, usualValuing } from './calmPrivates.ts';
import { solved } from './fit.ts';
import { isOpening } from './openings.ts';
import { stockTurnBy } from './steadyStock.ts';

/** One decision in so many is to wait. */
const WAITS = 4;

/** Any sound purchase or first bid, and any company one can float alone. */
export const anyBeginning: Readonly<Record<string, Decide>> = {
  privateSale: privateSaleBy({
    ...usualValuing,
    prefer(buys, bids, asking) {
      const { dice } = asking;
      const all = uncontested(buys, bids, asking);
      return all.length === 0 || dice.below(WAITS) === 0 ? undefined : dice.one(all);
    },
  }),
  stockTurn: stockTurnBy((items, worth, { dice, state }) =>
    isOpening(state) && items.length > 0 ? dice.one(items) : best(items, worth),
  ),
};

/** What everybody had when the first company had its turn, by seat, and what it came to. */
export interface Begun {
  readonly had: readonly (readonly string[])[];
  readonly end: readonly number[];
}

/** The companies whose director's certificate comes with a private: nobody chooses to begin them. */
const given = ({ comesWith = {} }: TitleJudgement): ReadonlySet<string> =>
  new Set(Object.values(comesWith).flatMap(({ company, percent }) => (percent >= 20 ? [company] : [])));

/** Has a company that somebody began its turns now? Small railways that run from the outset do not count. */
export const hasBegun = ({ round, companies }: EighteenState): boolean =>
  round.kind === 'operating' && Object.values(companies).some(({ floated, par }) => floated && par !== null);

/** What everybody has: privates, and the companies he leads. */
export function hadBy(title: Title, own: TitleJudgement, state: EighteenState): Begun['had'] {
  const gifts = given(own);
  const privates: ReadonlySet<string> = new Set(title.privates.keys());
  const companies = [...title.companies.keys()].filter(
    (company) => state.companies[company]?.floated && !gifts.has(company) && !privates.has(company),
  );
  return state.players.map((_, seat) => [
    ...Object.keys(state.privates).filter((one) => state.privates[one]?.owner === seat),
    ...companies.filter((company) => directorOf(state, company) === seat),
  ]);
}

/** The pull to nothing, in games: what is seldom seen is not believed. */
const PULL = 2;
/** What differs by less than so many standard errors is equal. */
const EQUAL = 2;
/** Worths are told in steps of this. */
const STEP = 10;

/** Least squares: what each of these is worth to its owner beyond the others, and how far that may be off. */
export function fittedBeginnings(
  title: Title,
  own: TitleJudgement,
  games: readonly Begun[],
): Omit<Beginnings, 'made'> {
  const names = [...new Set(games.flatMap(({ had }) => had.flat()))].toSorted();
  const rows = games.flatMap(({ had, end }) => {
    const mean = end.reduce((sum, one) => sum + one, 0) / end.length;
    const count = (name: string) => had.filter((one) => one.includes(name)).length / had.length;
    const means = names.map(count);
    return had.map((own, seat) => ({
      row: names.map((name, at) => (own.includes(name) ? 1 : 0) - (means[at] ?? 0)),
      came: (end[seat] ?? 0) - mean,
    }));
  });
  const matrix = names.map((_, one) =>
    names.map((_, other) =>
      rows.reduce((sum, { row }) => sum + (row[one] ?? 0) * (row[other] ?? 0), one === other ? PULL : 0),
    ),
  );
  const weights = solved(
    matrix,
    names.map((_, one) => rows.reduce((sum, { row, came }) => sum + (row[one] ?? 0) * came, 0)),
  );
  const told = (row: readonly number[]) =>
    row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
  const off = rows.reduce((sum, { row, came }) => sum + (came - told(row)) ** 2, 0) / rows.length;
  const rounded = (value: number) => STEP * Math.round(value / STEP);
  const isCompany = (name: string) => title.companies.has(name) && !title.privates.has(name);
  const companies = names.filter(isCompany);
  const usual =
    companies.reduce((sum, name) => sum + (weights[names.indexOf(name)] ?? 0), 0) / companies.length;
  const gain = (name: string) => weights[names.indexOf(name)] ?? 0;
  const privates = names.filter((name) => !isCompany(name));
  const gifts = given(own);
  /** Whoever has a company with a private begins no other. */
  const instead = (name: string) => (gifts.has(own.comesWith?.[name]?.company ?? '') ? usual : 0);
  /** How often a company was begun, on average. */
  const often = (games.length * (games[0]?.end.length ?? 1)) / Math.max(1, companies.length);
  return {
    ...(privates.length > 0 && {
      privates: Object.fromEntries(privates.map((name) => [name, rounded(gain(name) - instead(name))])),
    }),
    companies: Object.fromEntries(companies.map((name) => [name, rounded(gain(name) - usual)])),
    within: rounded(EQUAL * Math.sqrt(off / Math.max(1, often))),
  };
}
