/** Placing stations: where one may stand, and the one in the hand, which is the draft of the game. */

import { type CompanyId, companyTurnOf, type EighteenAction, type HexId } from '@kursbuch/eighteen';
import { computed, type ReadonlySignal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { type ActionOf, actionsOf, type Game } from '../game/game.ts';

export type Placing = ActionOf<'placeStation' | 'chooseHome'>;

interface StationPlan {
  /** All places there are to choose from. */
  readonly places: ReadonlySignal<readonly Placing[]>;
  readonly hexes: ReadonlySignal<ReadonlySet<HexId>>;
  /** The company whose station it is. */
  readonly company: ReadonlySignal<CompanyId | null>;
  /** The place in the hand. */
  readonly placing: ReadonlySignal<Placing | null>;
  /** Take a place on a hex: the stop touched if it is one, else the next. */
  choose(hex: HexId, stop: number | null): void;
}

export const stationPlan = remembered(planFor);

const powerOf = (place: Placing) => (place.type === 'placeStation' ? place.power : undefined);

export const isSamePlace = (one: Placing, other: Placing | null): boolean =>
  one.hex === other?.hex && one.stop === other.stop && powerOf(one) === powerOf(other);

const isPlacing = (action: EighteenAction | undefined): action is Placing =>
  action?.type === 'placeStation' || action?.type === 'chooseHome';

function planFor(game: Game): StationPlan {
  const places = computed(() =>
    game.isPast.value ? [] : game.ownOffers.value.flatMap(actionsOf).filter(isPlacing),
  );
  const hexes = computed<ReadonlySet<HexId>>(() => new Set(places.value.map(({ hex }) => hex)));
  const company = computed(() => {
    const task = game.now.value.agenda.at(-1) as { kind: string; company?: CompanyId } | undefined;
    return (task?.kind === 'chooseHome' ? task.company : companyTurnOf(game.now.value)?.company) ?? null;
  });
  const placing = computed(() => {
    const action = game.draft.value?.action;
    if (!isPlacing(action)) return null;
    return places.value.some((place) => isSamePlace(place, action)) ? action : null;
  });
  return {
    places,
    hexes,
    company,
    placing,
    choose(hex, stop) {
      const here = places.value.filter((place) => place.hex === hex);
      const seat = game.seat.value;
      const now = here.findIndex((place) => isSamePlace(place, placing.value));
      const touched = here.findIndex((place) => place.stop === stop);
      // Touching the place in the hand once more moves on to the next one on the hex.
      const next = touched >= 0 && touched !== now ? touched : (now + 1) % here.length;
      const place = here[next];
      if (place && seat !== null) void game.choose(seat, place);
    },
  };
}
