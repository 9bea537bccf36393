/** Some of the choices as actions: what stands alone, both ends of a range and a number between, one of a long list. */
import type { Dice } from '@kursbuch/bots';
import type { Action, Choice } from '@kursbuch/table';

export function someActions<A extends Action>(
  choices: readonly Choice<A>[],
  dice: Dice,
  most: number,
): readonly A[] {
  const all = choices.flatMap((choice) => actionsOf(choice, dice));
  if (all.length <= most) return all;
  return Array.from({ length: most }, () => dice.one(all));
}

function actionsOf<A extends Action>(choice: Choice<A>, dice: Dice): readonly A[] {
  if (choice.type === 'one') return [choice.action];
  if (choice.type === 'many') {
    const list = choice.list();
    return list.length === 0 ? [] : [dice.one(list)];
  }
  const { action, field, min, max, step, except = [] } = choice;
  const between = min + step * dice.below(Math.floor((max - min) / step) + 1);
  return [...new Set([min, between, max])]
    .filter((value) => !except.includes(value))
    .map((value) => ({ ...action, [field]: value }));
}
