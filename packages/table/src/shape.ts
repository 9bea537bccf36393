/** Actions from outside: is this the form of one? What it means is the rules' business. */
import type { Action, Objection, TableReason } from './types.ts';

/** Is this a value such a field may hold? */
export type Check<T> = (value: unknown) => value is T;

/** The form of an action: what each field beside its type may hold. */
type Shape<A extends Action> = {
  readonly [F in Exclude<keyof A, 'type'>]-?: Check<A[F]>;
};

/** The forms of actions by type: all a task answers, and nothing else. */
export type Shapes<A extends Action> = { readonly [T in A['type']]: Shape<Extract<A, { type: T }>> };

/** A name: never longer than any component has. */
export const text: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length <= 64;
export const whole: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value);
/** Money and counts: whole and not negative. */
export const amount: Check<number> = (value): value is number => whole(value) && value >= 0;
export const truth: Check<boolean> = (value): value is boolean => typeof value === 'boolean';
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value) =>
    value === undefined || check(value);
export const oneOf =
  <const T>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((one) => one === value);
/** A field of a form that others fill and this one leaves alone. */
export const absent: Check<undefined> = (value): value is undefined => value === undefined;
export const listOf =
  <T>(check: Check<T>, longest: number): Check<readonly T[]> =>
  (value): value is readonly T[] => {
    if (!Array.isArray(value) || value.length > longest) return false;
    // `every` would pass over holes.
    for (let at = 0; at < value.length; at++) if (!check(value[at])) return false;
    return true;
  };

type Fields = Readonly<Record<string, Check<unknown>>>;

/** These fields, each as it must be, and no others. */
export function tableOf<T extends object>(fields: { readonly [F in keyof T]-?: Check<T[F]> }): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields);
  return (value): value is T => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const held: Readonly<Record<string, unknown>> = { ...value };
    return (
      Object.keys(held).every((field) => Object.hasOwn(fields, field)) &&
      checks.every(([field, check]) => check(held[field]))
    );
  };
}

/** More levels than any file of ours or of others has, and few enough to walk through. */
const MOST_LEVELS = 32;

/** Does what came from outside end, level by level, before anybody who walks through it would get lost? */
export function isNestedTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Object.values(value)) if (isNestedTooDeep(inner, levels - 1)) return true;
  return false;
}

/** Words in an objection come from outside: never longer than a name. */
const quoted = (value: unknown): string => String(value).slice(0, 40);

/** A copy of plain data: the caller may go on changing the original. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  const held: Readonly<Record<string, unknown>> = { ...value };
  for (const field in held) copy[field] = copyOf(held[field]);
  return copy;
}

/** The form of one type of action, ready to be asked: its fields, and the check of each. */
interface Form {
  readonly fields: readonly string[];
  readonly checks: readonly Check<unknown>[];
}

/** Reads what the tasks of a game answer: the action, in a copy, or what is wrong with its form. */
export function parserOf<A extends Action>(
  tasks: Readonly<Record<string, { readonly actions: object }>>,
): (input: unknown) => A | Objection<TableReason> {
  const forms = new Map<string, Form>();
  for (const { actions } of Object.values(tasks))
    for (const [type, shape] of Object.entries<Fields>({ ...actions }))
      forms.set(type, { fields: Object.keys(shape), checks: Object.values(shape) });

  return (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return { reason: 'malformed', params: { field: 'action' } };
    const action: Record<string, unknown> = { ...input };
    const { type } = action;
    const form = typeof type === 'string' ? forms.get(type) : undefined;
    if (typeof type !== 'string' || !form)
      return {
        reason: 'unknownAction',
        params: { type: typeof type === 'string' ? quoted(type) : typeof type },
      };
    const { fields, checks } = form;
    for (let at = 0; at < fields.length; at++) {
      const field = fields[at] as string;
      if (!checks[at]?.(action[field])) return { reason: 'malformed', params: { type, field } };
    }
    // Only what has the form of an action is copied further down: it is small, and has an end.
    for (const field in action)
      if (fields.includes(field)) {
        if (typeof action[field] === 'object') action[field] = copyOf(action[field]);
      } else if (field !== 'type') return { reason: 'malformed', params: { type, field: quoted(field) } };
    return action as A;
  };
}
