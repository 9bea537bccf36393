/** Actions from outside: is this the form of one? What it means is the rules' business. */
import type { Action, Objection, TableReason } from './types.ts';

/** Is this a value such a field may hold? */
export type Check<T> = (value: unknown) => value is T;

/** The form of an action: what each field beside its type may hold. */
export type Shape<A extends Action> = {
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
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value) =>
    value === undefined || check(value);
export const oneOf =
  <const T>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((one) => one === value);
export const listOf =
  <T>(check: Check<T>, longest: number): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= longest && value.every(check);

type Fields = Readonly<Record<string, Check<unknown>>>;

/** Words in an objection come from outside: never longer than a name. */
const quoted = (value: unknown): string => String(value).slice(0, 40);

/** Plain data of one's own: whoever handed it in may do with his what he likes. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [field, held] of Object.entries(value)) copy[field] = copyOf(held);
  return copy;
}

/** Reads what the tasks of a game answer: the action, in a copy, or what is wrong with its form. */
export function parserOf<A extends Action>(
  tasks: Readonly<Record<string, { readonly actions: object }>>,
): (input: unknown) => A | Objection<TableReason> {
  const known = new Map<string, readonly (readonly [field: string, check: Check<unknown>])[]>();
  for (const { actions } of Object.values(tasks))
    for (const [type, shape] of Object.entries<Fields>({ ...actions }))
      known.set(type, Object.entries(shape));

  return (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return { reason: 'malformed', params: { field: 'action' } };
    const fields: Readonly<Record<string, unknown>> = { ...input };
    const { type } = fields;
    const shape = typeof type === 'string' ? known.get(type) : undefined;
    if (typeof type !== 'string' || !shape)
      return {
        reason: 'unknownAction',
        params: { type: typeof type === 'string' ? quoted(type) : typeof type },
      };
    for (const [field, check] of shape)
      if (!check(fields[field])) return { reason: 'malformed', params: { type, field } };
    for (const field of Object.keys(input))
      if (field !== 'type' && !shape.some(([name]) => name === field))
        return { reason: 'malformed', params: { type, field: quoted(field) } };
    // Only what has the form of an action is copied: it is small, and has an end.
    return copyOf(input) as A;
  };
}
