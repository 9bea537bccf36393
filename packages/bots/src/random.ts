/** A player that takes any of its choices. Knows no game: what it likes better than other things are its habits. */
import type { Action, Bot, Choice, TableState } from '@kursbuch/table';
import { Dice } from './dice.ts';

/** What keeps a random player from going round in circles. */
export interface Habits<A extends Action> {
  /** How likely an action of this type is beside other types. */
  weight(type: string): number;
  /** How likely this action is beside others of its type. */
  taste(action: A): number;
  /** How much these choices of a type make of its weight: 1, unless they are worth less than usual. */
  interest?(choices: readonly Choice<A>[]): number;
}

type Range<A extends Action> = Extract<Choice<A>, { type: 'range' }>;

/** Takes any of its choices, by nothing but the seed of the decision. */
export const anyChoice = <A extends Action>(habits: Habits<A>): Bot<TableState, A, never> => ({
  choose: (view, choices, seed, budget) => randomPlayer(habits, seed).choose(view, choices, seed, budget),
});

/**
 * Takes any of its choices, for a whole game or all its seats: its temper and its chance are its own from the first decision
 * to the last, and the seeds of decisions change nothing. So a simulation is known by one seed.
 */
export function randomPlayer<A extends Action>(habits: Habits<A>, seed: string): Bot<TableState, A> {
  const dice = new Dice(seed);
  const temper = new Map<string, number>();

  /** Each player likes some things twice as much as others do, and some half as much. */
  function liking(type: string): number {
    let factor = temper.get(type);
    if (factor === undefined) {
      factor = 2 ** (dice.below(3) - 1);
      temper.set(type, factor);
    }
    return factor * habits.weight(type);
  }

  const interest = (group: readonly Choice<A>[]): number => habits.interest?.(group) ?? 1;

  /** Mostly near the low end; now and then anything, or all there is. */
  function amount({ min, max, step }: Range<A>): number {
    const steps = Math.floor((max - min) / step);
    const manner = dice.below(10);
    if (manner === 0) return max;
    const reach = manner < 3 ? steps : Math.min(steps, Math.max(4, Math.floor(min / (4 * step))));
    return min + step * dice.below(reach + 1);
  }

  /** One that is not offered gives way to the least. */
  function offeredAmount(range: Range<A>): number {
    const wanted = amount(range);
    return range.except?.includes(wanted) ? range.min : wanted;
  }

  function actionOf(choice: Choice<A>): A | undefined {
    switch (choice.type) {
      case 'one':
        return choice.action;
      case 'range':
        return { ...choice.action, [choice.field]: offeredAmount(choice) };
      case 'many':
        return dice.weighted(choice.list(), (action) => habits.taste(action));
    }
  }

  return {
    ownChance: true,
    choose(_view, choices) {
      const groups = new Map<string, Choice<A>[]>();
      for (const choice of choices) {
        const type = choice.type === 'many' ? choice.kind : choice.action.type;
        const group = groups.get(type);
        if (group) group.push(choice);
        else groups.set(type, [choice]);
      }
      // A list may turn out to be empty: then something else is taken.
      while (groups.size > 0) {
        const type = dice.weighted([...groups], ([one, group]) => liking(one) * interest(group))?.[0];
        if (type === undefined) return undefined;
        const group = groups.get(type) as Choice<A>[];
        const choice = dice.weighted(group, (one) => (one.type === 'many' ? 1 : habits.taste(one.action)));
        const action = choice && actionOf(choice);
        if (action) return action;
        if (choice && group.length > 1) group.splice(group.indexOf(choice), 1);
        else groups.delete(type);
      }
      return undefined;
    },
  };
}
