/** What is known of all revenues before anything is searched. */
import type { Value } from '../types.ts';
import type { Network } from './network.ts';
import { type RunRules, type RunTrain, valueIn } from './rules.ts';

/** No set of runs earns more than if every train visited every stop and carried something. */
export function ceilingOf(network: Network, trains: readonly RunTrain[], rules: RunRules): number {
  let stops = 0;
  for (const { value } of network.stops) stops += Math.max(...valuesTo(value, trains, rules));
  for (const bonus of Object.values(rules.stopBonus ?? NONE)) stops += Math.max(0, bonus);
  return trains.length * (2 * stops + Math.max(0, ...(rules.setBonus?.amounts ?? [])));
}

/** All revenues are multiples of this. */
export function unitOf(network: Network, trains: readonly RunTrain[], rules: RunRules): number {
  let unit = 0;
  for (const { value } of network.stops) unit = valuesTo(value, trains, rules).reduce(common, unit);
  for (const { toll } of network.segments) unit = common(unit, toll);
  for (const bonus of Object.values(rules.stopBonus ?? NONE)) unit = common(unit, bonus);
  for (const bonus of rules.setBonus?.amounts ?? []) unit = common(unit, bonus);
  return Math.max(1, unit);
}

/** What a stop is worth to these trains: as a rule the same to all. */
const valuesTo = (value: Value, trains: readonly RunTrain[], { colour }: RunRules): readonly number[] =>
  typeof value === 'number' || !value.byTrain
    ? [valueIn(value, colour)]
    : [valueIn(value, colour), ...trains.map(({ kind }) => valueIn(value, colour, kind))];

const NONE: NonNullable<RunRules['stopBonus']> = {};

/** The greatest common divisor; of all numbers, 0 leaves the other one as it is. */
function common(a: number, b: number): number {
  let [one, other] = [Math.abs(a), Math.abs(b)];
  while (other !== 0) [one, other] = [other, one % other];
  return one;
}
