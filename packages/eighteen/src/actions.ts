/** Actions from outside: is this the shape of one? What it means is the rules' business. */
import type { Objection } from '@kursbuch/table';
import type { EighteenAction } from './types.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.length <= 64;
const whole: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value);
/** Money and counts: whole and not negative. */
const amount: Check = (value) => whole(value) && (value as number) >= 0;
/** More than one. */
const several: Check = (value) => whole(value) && (value as number) > 1;
const source: Check = (value) => value === 'offer' || value === 'pool';
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check, longest: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= longest && value.every(check);
const run: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  text((value as Record<string, unknown>).train) &&
  listOf(text, 200)((value as Record<string, unknown>).stops) &&
  listOf(listOf(text, 200), 200)((value as Record<string, unknown>).legs);

const SHAPES: Readonly<Record<EighteenAction['type'], Readonly<Record<string, Check>>>> = {
  buyPrivate: { private: text },
  bid: { private: text, amount },
  pass: {},
  setPar: { company: text, price: amount },
  startCompany: { company: text, price: amount },
  buyShare: { company: text, from: source, count: optional(several) },
  sellShares: { company: text, count: amount },
  exchangePrivate: { private: text, from: source },
  offerPrivate: { private: text, to: whole, price: amount },
  requestPrivate: { private: text, price: amount },
  accept: {},
  decline: {},
  layTile: { hex: text, tile: text, rotation: whole, power: optional(text) },
  placeStation: { hex: text, stop: whole, power: optional(text) },
  chooseHome: { hex: text, stop: whole },
  runTrains: { runs: listOf(run, 20) },
  payOut: {},
  withhold: {},
  buyTrain: { from: text, kind: text, price: amount, tradeIn: optional(text), power: optional(text) },
  discardTrain: { company: text, kind: text },
  declareBankruptcy: {},
  lowerPrice: { private: text },
  takeLoan: {},
};

/** Words in an objection come from outside: never longer than a name. */
const quoted = (value: unknown): string => String(value).slice(0, 40);

export function parseAction(input: unknown): EighteenAction | Objection {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { reason: 'malformed', params: { field: 'action' } };
  const { type } = input as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type))
    return {
      reason: 'unknownAction',
      params: { type: typeof type === 'string' ? quoted(type) : typeof type },
    };
  const shape = SHAPES[type as EighteenAction['type']];
  for (const [field, check] of Object.entries(shape))
    if (!check((input as Record<string, unknown>)[field]))
      return { reason: 'malformed', params: { type, field } };
  for (const field of Object.keys(input))
    if (field !== 'type' && !Object.hasOwn(shape, field))
      return { reason: 'malformed', params: { type, field: quoted(field) } };
  return input as EighteenAction;
}
