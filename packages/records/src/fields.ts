/** What a public action must name, and what could be read. */
import type { PublicAction } from './record.ts';

/** Words from outside: never longer than a name. */
export const quoted = (value: unknown): string => (isWord(value) ? String(value).slice(0, 40) : '?');

export const isWord = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value));
const isAmount = (value: unknown): boolean => isWord(value) && Number.isFinite(Number(value));
const isCity = (value: unknown): boolean => /^.+-\d+$/.test(String(value)) && isWord(value);
const unlessGiven = (fits: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || fits(value);

/** What an action of each type must name. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  bid: { company: isWord, price: isAmount },
  par: { corporation: isWord, share_price: isWord },
  sell_shares: { percent: unlessGiven(isAmount) },
  lay_tile: { tile: isWord, hex: isWord, rotation: isAmount },
  place_token: { city: isCity },
  run_routes: { extra_revenue: unlessGiven(isAmount) },
  dividend: { kind: isWord },
  buy_train: { train: isWord, price: isAmount, exchange: unlessGiven(isWord) },
  buy_company: { company: isWord, price: isAmount },
  discard_train: { train: isWord },
  assign: { target: isWord },
};

/** The first field that is missing, or is nothing that could be read. */
export const unclearField = (action: PublicAction): string | undefined =>
  Object.hasOwn(FIELDS, action.type)
    ? Object.entries(FIELDS[action.type] ?? {}).find(([field, fits]) => !fits(action[field]))?.[0]
    : undefined;
