/** A question to a player of 18xx, and how its choices are read. */
import {
  type CompanyId,
  capitalAhead,
  directorOf,
  type EighteenAction,
  type EighteenState,
  type EighteenTable,
  type PrivateId,
  type Title,
} from '@kursbuch/eighteen';
import type { Budget, Choice, Seat } from '@kursbuch/table';
import type { Dice } from '../dice.ts';
import type { LeafWeights } from './leaf.ts';
import type { Notes } from './notes.ts';
import type { Style } from './styles.ts';
import type { Weights } from './weights.ts';

export type ActionOf<T extends EighteenAction['type']> = Extract<EighteenAction, { readonly type: T }>;

/** An answer, or undefined: nothing is known that would be better than anything. */
export type Decide = (asking: Asking) => EighteenAction | undefined;

/** What a title alone has: the rest is the same for all. */
export interface TitleJudgement {
  /** Shares that come with a private. */
  readonly comesWith?: Readonly<Record<PrivateId, { readonly company: CompanyId; readonly percent: number }>>;
  /** What a private is worth beside its income and these shares. */
  readonly alsoWorth?: Readonly<Record<PrivateId, number>>;
  /** Privates that their owners keep when all others close, and what they pay from then on. */
  readonly staysOpen?: Readonly<Record<PrivateId, number>>;
  /** What a company earns a round that runs no trains. */
  earnsBeside?(title: Title, state: EighteenState, company: CompanyId): number | undefined;
  /** What others may keep to themselves, where there is something: their secrets by seat. */
  imagine?(state: EighteenState, dice: Dice): EighteenState['secrets'];
  /** Is this a company to begin with? */
  mayBegin?(title: Title, state: EighteenState, company: CompanyId): boolean;
  /** Half of each paper is paid for on the way: in so many rounds with a dividend, at this price. */
  halved?(
    title: Title,
    state: EighteenState,
    company: CompanyId,
  ): { readonly rounds: number; readonly price: number } | undefined;
  /** Is a company lost that lacks so much for a train it must have? Where nobody says so its director adds it. */
  falls?(title: Title, state: EighteenState, company: CompanyId, lacks: number): boolean;
  /** Rounds until something else than the bank ends the game. */
  roundsLeft?(title: Title, state: EighteenState): number;
  /** What the terms at the leaf of a search weigh, where somebody has weighed them. */
  readonly leaf?: LeafWeights;
  /** By which numbers players judge here, where not by the usual ones; and the best of them (`npm run tune`). */
  readonly weights?: Weights;
  readonly bestWeights?: Weights;
  /** What beginnings come to, by number of players, where somebody has found out (`npm run tune`). */
  readonly beginnings?: Readonly<Record<number, Beginnings>>;
  /** How many of their decisions the players between two others think over like the better one. */
  readonly parts?: Readonly<Record<'lively' | 'careful' | 'keen', number>>;
  /** How likely a random player does what only this title knows, by the name of the action, where 1 will not do. */
  readonly likes?: Readonly<Record<string, number>>;
  /** Actions of this title alone among which a search decides on a stock turn. */
  readonly stockActions?: readonly string[];
  /** Kinds of questions that no search answers better than the usual judgement. */
  readonly unsearched?: readonly string[];
  /** How it answers what only this title asks, or asks in its own way; undefined leaves it to the usual answer. */
  readonly tasks?: Readonly<Record<string, Decide>>;
  /** What somebody who plans answers in place of these. */
  readonly planned?: Readonly<Record<string, Decide>>;
}

/** What somebody comes to who begins with these, in money beyond the others. */
export interface Beginnings {
  /** Privates at their price, where they are sold. */
  readonly privates?: Readonly<Record<PrivateId, number>>;
  /** The company he leads first. */
  readonly companies: Readonly<Record<CompanyId, number>>;
  /** How far these may be off: what lies so near together is equal. */
  readonly within: number;
  /** From how many games, with which seed. */
  readonly made: string;
}

export interface Asking {
  readonly title: Title;
  readonly table: EighteenTable;
  /** What the seat sees. */
  readonly state: EighteenState;
  readonly seat: Seat;
  readonly choices: readonly Choice<EighteenAction>[];
  readonly dice: Dice;
  readonly budget: Budget;
  readonly own: TitleJudgement;
  /** What it likes; without one nothing beyond what is usual. */
  readonly style?: Style;
  /** Where it writes down why, if somebody wants to know. */
  readonly notes?: Notes;
}

const isOf =
  <T extends EighteenAction['type']>(type: T) =>
  (action: EighteenAction): action is ActionOf<T> =>
    action.type === type;

/** All single actions of a type on offer; lists are made only for types that are asked for. */
export function offered<T extends EighteenAction['type']>(
  { choices }: Pick<Asking, 'choices'>,
  type: T,
): readonly ActionOf<T>[] {
  return choices
    .flatMap((choice): readonly EighteenAction[] => {
      if (choice.type === 'many') return choice.kind === type ? choice.list() : [];
      return choice.type === 'one' ? [choice.action] : [];
    })
    .filter(isOf(type));
}

/** An action with a number to choose. */
export interface Range<T extends EighteenAction['type']> {
  readonly min: number;
  readonly max: number;
  /** The action with the number nearest to this. */
  at(value: number): ActionOf<T>;
  /** The action with the lowest number. */
  readonly action: ActionOf<T>;
}

export function ranges<T extends EighteenAction['type']>(
  { choices }: Pick<Asking, 'choices'>,
  type: T,
): readonly Range<T>[] {
  const is = isOf(type);
  return choices.flatMap((choice): readonly Range<T>[] => {
    if (choice.type !== 'range' || !is(choice.action)) return [];
    const { action, field, min, max, step, except = [] } = choice;
    const at = (value: number): ActionOf<T> => {
      const wanted = Math.max(min, Math.min(max, value));
      let number = min + step * Math.floor((wanted - min) / step);
      while (except.includes(number)) number += step;
      return { ...action, [field]: number };
    };
    return [{ min, max, at, action }];
  });
}

export const PASS: EighteenAction = { type: 'pass' };

export const passing = (asking: Pick<Asking, 'choices'>): EighteenAction | undefined =>
  offered(asking, 'pass').length > 0 ? PASS : undefined;

/** Pass where that is allowed, else the first thing there is but ruin. */
export function anything(asking: Pick<Asking, 'choices'>): EighteenAction | undefined {
  const pass = passing(asking);
  if (pass) return pass;
  let ruin: EighteenAction | undefined;
  for (const choice of asking.choices)
    for (const action of choice.type === 'many' ? choice.list() : [choice.action])
      if (action.type === 'declareBankruptcy') ruin = action;
      else return action;
  return ruin;
}

/** The best of these by what they are worth to somebody; of equals the first. */
export function best<T>(items: Iterable<T>, worth: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

/** The companies that a player speaks for as their director. */
export const directed = ({
  title,
  state,
  seat,
}: Pick<Asking, 'title' | 'state' | 'seat'>): readonly CompanyId[] =>
  [...title.companies.keys()].filter((company) => directorOf(state, company) === seat);

/** What a company can pay with: its treasury, and the capital it has still to get once it has floated. */
export const meansOf = (title: Title, state: EighteenState, company: CompanyId): number =>
  cashInSight(state, company) + (capitalAhead(title, state, company) ?? 0);

/** Somebody's money, if it is in sight. */
export const cashInSight = (state: EighteenState, holder: CompanyId | Seat): number =>
  state.cash[holder] ?? 0;
