/** Is an action among the choices? The same answer that `decide` gives, by another way. */
import type { Action, Choice } from './types.ts';

export const isOffered = <A extends Action>(choices: readonly Choice<A>[], action: A): boolean =>
  choices.some((choice) => fits(choice, action));

function fits<A extends Action>(choice: Choice<A>, action: A): boolean {
  switch (choice.type) {
    case 'one':
      return sameData(choice.action, action);
    case 'many':
      return choice.includes?.(action) || choice.list().some((one) => sameData(one, action));
    case 'range': {
      const value = (action as unknown as Readonly<Record<string, unknown>>)[choice.field];
      if (typeof value !== 'number' || value < choice.min || value > choice.max) return false;
      if (choice.except?.includes(value)) return false;
      return (
        (value - choice.min) % choice.step === 0 &&
        sameData({ ...choice.action, [choice.field]: value }, action)
      );
    }
  }
}

/** Equal as JSON, whatever the order of the fields. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(a).filter((key) => a[key] !== undefined);
  if (keys.length !== Object.keys(b).filter((key) => b[key] !== undefined).length) return false;
  return keys.every((key) => sameData(a[key], b[key]));
}
