/** The forms of the kit's actions. A task says which of them it answers; a title's own action has its form with its own task. */
import {
  absent,
  amount,
  type Check,
  listOf,
  oneOf,
  optional,
  type Shapes,
  tableOf,
  text,
  whole,
} from '@kursbuch/table';
import type { KitAction, Run } from './types.ts';

/** More than one. */
const several: Check<number> = (value): value is number => whole(value) && value > 1;
const source = oneOf('offer', 'pool');
const shareSource = oneOf('offer', 'pool', 'treasury');
const run: Check<Run> = tableOf<Run>({
  train: text,
  stops: listOf(text, 200),
  legs: listOf(listOf(text, 200), 200),
});

const SHAPES: Shapes<KitAction> = {
  buyPrivate: { private: text },
  bid: { private: text, amount },
  pass: {},
  setPar: { company: text, price: amount },
  startCompany: { company: text, price: amount },
  buyShare: { company: text, from: shareSource, count: optional(several) },
  sellShares: { company: text, count: amount },
  exchangePrivate: { private: text, from: source },
  offerPrivate: { private: text, to: whole, price: amount },
  requestPrivate: { private: text, price: amount },
  accept: {},
  decline: {},
  layTile: { hex: text, tile: text, rotation: whole, power: optional(text) },
  placeStation: { hex: text, stop: whole, power: optional(text) },
  chooseHome: { hex: text, stop: whole },
  runTrains: { runs: listOf(run, 20), mail: optional(text) },
  payOut: {},
  withhold: {},
  // A title in which a private helps to buy trains has a form of its own.
  buyTrain: { from: text, kind: text, price: amount, tradeIn: optional(text), power: absent },
  discardTrain: { company: text, kind: text },
  declareBankruptcy: {},
};

/** The forms of these actions of the kit, for the task that answers them. */
export function answers(...types: readonly KitAction['type'][]): Partial<Shapes<KitAction>> {
  const picked: { -readonly [T in KitAction['type']]?: Shapes<KitAction>[T] } = {};
  const pick = <T extends KitAction['type']>(type: T): void => {
    picked[type] = SHAPES[type];
  };
  for (const type of types) pick(type);
  return picked;
}
