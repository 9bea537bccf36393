/** Loading, unloading and delivering: what a train may do in the city where it stands. */
import type { Objection, Seat } from '@kursbuch/table';
import type { CityData } from './board.ts';
import { bonusFor, closesCity } from './incidents.ts';
import { type CrayonTitle, figuresOf, known, trainOf } from './title.ts';
import type { CrayonAction, CrayonState, Hand, Lying, Order } from './types.ts';

export type LoadReason =
  | 'notInCity'
  | 'cityClosed'
  | 'noSuchGood'
  | 'notOffered'
  | 'noneLying'
  | 'noneLeft'
  | 'full'
  | 'notAboard'
  | 'noOrder'
  | 'notItsCity'
  | 'noPointsToHandle';

type ActionOf<T extends CrayonAction['type']> = Extract<CrayonAction, { readonly type: T }>;

/** The city in which a train stands. */
export const cityOf = (title: CrayonTitle, state: CrayonState, seat: Seat): CityData | undefined => {
  const { at } = trainOf(state, seat);
  return at === null ? undefined : title.board.mileposts[at]?.city;
};

export const capacityOf = (title: CrayonTitle, state: CrayonState, seat: Seat): number =>
  known(title.trains, trainOf(state, seat).type).capacity;

/** The good of this kind that has lain longest in a city. */
export const lyingIn = ({ lying }: CrayonState, city: string, good: string): Lying | undefined =>
  lying
    .filter((one) => one.city === city && one.good === good)
    .toSorted((one, other) => one.due - other.due)[0];

/** Where the train may handle goods now: in an open city, with points left for it. */
function placeToHandle(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  points: number,
  doing: 'load' | 'unload' | 'deliver',
  /** What would be taken from the city itself, if it lies there. */
  taken?: string,
): CityData | Objection<LoadReason> {
  const city = cityOf(title, state, seat);
  if (!city) return { reason: 'notInCity', params: { doing } };
  const incident = closesCity(title, state, city.id);
  if (incident) {
    const lies = taken !== undefined && lyingIn(state, city.id, taken) !== undefined;
    return { reason: 'cityClosed', params: { city: city.id, incident, lies } };
  }
  const { handling } = figuresOf(title, state);
  if (handling > points) return { reason: 'noPointsToHandle', params: { cost: handling, left: points } };
  return city;
}

/** Where the piece comes from, or why it cannot be loaded. */
export function loadingOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  points: number,
  { good, from }: Omit<ActionOf<'load'>, 'type'>,
): { readonly city: string; readonly from: 'lying' | 'supply' } | Objection<LoadReason> {
  if (!Object.hasOwn(title.chips, good)) return { reason: 'noSuchGood', params: { good } };
  const city = placeToHandle(title, state, seat, points, 'load', from === 'supply' ? undefined : good);
  if ('reason' in city) return city;
  const lies = lyingIn(state, city.id, good) !== undefined;
  const offered = city.goods.includes(good);
  const params = { good, city: city.id };
  if (from === 'lying' && !lies) return { reason: 'noneLying', params };
  const chosen = from ?? (lies ? 'lying' : 'supply');
  if (chosen === 'supply' && !offered) return { reason: 'notOffered', params };
  if (chosen === 'supply' && (state.supply[good] ?? 0) === 0) return { reason: 'noneLeft', params };
  const room = capacityOf(title, state, seat);
  if (trainOf(state, seat).loads.length >= room) return { reason: 'full', params: { room } };
  return { city: city.id, from: chosen };
}

/** The city a good would be left in, or why it cannot be. */
export function unloadingOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  points: number,
  good: string,
): { readonly city: string } | Objection<LoadReason> {
  if (!trainOf(state, seat).loads.includes(good))
    return { reason: 'notAboard', params: { good, doing: 'unload' } };
  const city = placeToHandle(title, state, seat, points, 'unload');
  return 'reason' in city ? city : { city: city.id };
}

/** The cards in a seat's hand, where they are in sight. */
export const handOf = ({ secrets }: CrayonState, seat: Seat): readonly string[] =>
  (secrets[seat] as Hand | undefined)?.cards ?? [];

/** An order that is served here, or why there is none. */
export function deliveryOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  points: number,
  { good, card }: Omit<ActionOf<'deliver'>, 'type'>,
): { readonly order: Order; readonly from: 'hand' | 'open'; readonly pays: number } | Objection<LoadReason> {
  const from = handOf(state, seat).includes(card) ? 'hand' : state.open.includes(card) ? 'open' : undefined;
  const orders = from && known(title.orders, card).orders.filter((order) => order.good === good);
  // Nothing is said about cards in other hands: there is no such order, whoever holds it.
  if (!from || !orders?.length) return { reason: 'noOrder', params: { good, card } };
  if (!trainOf(state, seat).loads.includes(good))
    return { reason: 'notAboard', params: { good, doing: 'deliver' } };
  const city = placeToHandle(title, state, seat, points, 'deliver');
  if ('reason' in city) return city;
  const order = orders.find((one) => one.city === city.id);
  if (!order) return { reason: 'notItsCity', params: { good, city: city.id } };
  return { order, from, pays: order.pays + bonusFor(title, state, city.id, good) };
}

/** Everything that can be done with goods where the train stands. */
export function handlings(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  points: number,
): readonly CrayonAction[] {
  const city = placeToHandle(title, state, seat, points, 'load');
  if ('reason' in city) return [];
  const aboard = [...new Set(trainOf(state, seat).loads)];
  const found: CrayonAction[] = [];
  for (const card of [...handOf(state, seat), ...state.open])
    for (const good of aboard)
      if (!('reason' in deliveryOf(title, state, seat, points, { good, card })))
        found.push({ type: 'deliver', good, card });
  const lying = state.lying.filter((one) => one.city === city.id).map(({ good }) => good);
  for (const good of new Set([...city.goods, ...lying])) {
    const both = city.goods.includes(good) && lying.includes(good) && (state.supply[good] ?? 0) > 0;
    const sources = both ? (['lying', 'supply'] as const) : [undefined];
    for (const from of sources)
      if (!('reason' in loadingOf(title, state, seat, points, { good, from })))
        found.push(from ? { type: 'load', good, from } : { type: 'load', good });
  }
  for (const good of aboard) found.push({ type: 'unload', good });
  return found;
}
