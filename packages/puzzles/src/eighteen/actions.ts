import type { KitAction } from '@kursbuch/eighteen';
import type { Action } from '@kursbuch/table';

type ActionOf<T extends KitAction['type']> = Extract<KitAction, { readonly type: T }>;

/** Those of a type. Their form is left to whoever judges them: the table, or the referee. */
export const actionsOf = <T extends KitAction['type']>(
  actions: readonly Action[],
  type: T,
): readonly ActionOf<T>[] => actions.filter((action): action is ActionOf<T> & Action => action.type === type);
