/** Event cards: what acts now, and what happens at once. */
import type { Seat } from '@kursbuch/table';
import type { Edge, MilepostId } from './board.ts';
import { type CrayonTitle, known } from './title.ts';
import type { CrayonState, Effect, OpenIncident } from './types.ts';

type EffectOf<T extends Effect['type']> = Extract<Effect, { readonly type: T }>;

/** Does it act in the turn that is played now? */
export const isActing = ({ acts, rests }: OpenIncident): boolean => acts && !rests;

/**
 * The incidents that act, but not in the turn of this seat: everybody is hit once, and whoever drew it last. Where the same player
 * always begins, turns come in that order anyway.
 */
export const sparing = ({ incidents, players }: CrayonState, seat: Seat): readonly string[] =>
  incidents
    .filter(
      ({ acts, met, seat: drawer }) =>
        acts && (met.includes(seat) || (drawer === seat && met.length < players.length - 1)),
    )
    .map(({ card }) => card);

/** The effects of this kind that act now. */
export const acting = <T extends Effect['type']>(
  title: CrayonTitle,
  { incidents }: CrayonState,
  type: T,
): readonly EffectOf<T>[] =>
  incidents.length === 0
    ? []
    : incidents
        .filter(isActing)
        .flatMap(({ card }) => known(title.incidents, card).effects)
        .filter((effect): effect is EffectOf<T> => effect.type === type);

const inRegion = ({ board }: CrayonTitle, region: string, at: MilepostId): boolean =>
  board.regions[region]?.has(at) ?? false;

export const isSlow = (title: CrayonTitle, state: CrayonState, at: MilepostId): boolean =>
  acting(title, state, 'halfSpeed').some(({ region }) => inRegion(title, region, at));

/** The points that a step onto this milepost costs. */
export const stepCost = (title: CrayonTitle, state: CrayonState, to: MilepostId): number =>
  Math.max(
    1,
    ...acting(title, state, 'stepCost').map(({ region, points }) =>
      inRegion(title, region, to) ? points : 1,
    ),
  );

/** The card that closes an edge now, for running and building. */
export const closes = (title: CrayonTitle, state: CrayonState, edge: Edge): string | undefined =>
  actingCard(
    title,
    state,
    (effect) =>
      effect.type === 'closedEdges' &&
      (effect.edges === 'ferries' ? edge.ferry !== undefined : edge.kind === 'lake'),
  );

/** The card that forbids a segment now. */
export const forbidsSegment = (
  title: CrayonTitle,
  state: CrayonState,
  edge: Edge,
  to: MilepostId,
): string | undefined =>
  closes(title, state, edge) ??
  actingCard(title, state, (effect) => {
    if (effect.type === 'noConnecting') return inRegion(title, effect.region, to);
    if (effect.type !== 'noBuilding') return false;
    return [edge.a, edge.b].some((end) => inRegion(title, effect.region, end));
  });

/** The card that closes a city now, for loading, unloading and delivering. */
export const closesCity = (title: CrayonTitle, state: CrayonState, city: string): string | undefined =>
  actingCard(title, state, (effect) => effect.type === 'closedCities' && effect.cities.includes(city));

/** What a delivery pays beside its order now; one card pays once. */
export const bonusFor = (title: CrayonTitle, state: CrayonState, city: string, good: string): number =>
  acting(title, state, 'bonus')
    .filter(({ cities, goods }) => cities.includes(city) || goods.includes(good))
    .reduce((sum, { pays }) => sum + pays, 0);

const actingCard = (
  title: CrayonTitle,
  { incidents }: CrayonState,
  does: (effect: Effect) => boolean,
): string | undefined =>
  incidents.find((one) => isActing(one) && known(title.incidents, one.card).effects.some(does))?.card;
