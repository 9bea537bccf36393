/** Choices as plain data, for callers that cannot be given functions. */
import type { Action, Choice } from './types.ts';

/** What a seat may do, spelled out as plain data. */
export type Offer<A extends Action> =
  | Exclude<Choice<A>, { type: 'many' }>
  | {
      readonly type: 'many';
      readonly kind: A['type'];
      readonly actions: readonly A[];
      /** Other actions of this kind may be legal too: ask for them with `rehearse`. */
      readonly open: boolean;
    };

/** A choice as plain data. */
export function spelledOut<A extends Action>(choice: Choice<A>): Offer<A> {
  if (choice.type !== 'many') return choice;
  // A list that cannot be complete is searched by the caller.
  return choice.includes && !choice.isWhole
    ? { type: 'many', kind: choice.kind, actions: [], open: true }
    : { type: 'many', kind: choice.kind, actions: choice.list(), open: false };
}
