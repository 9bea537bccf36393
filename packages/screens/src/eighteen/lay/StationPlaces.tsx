/** Circles in which a station may be placed, and the station in the hand. */
import { add, at, centre } from '../board/geometry.ts';
import { layoutOf } from '../board/layout.ts';
import { cityOf, SLOT, slotPlace } from '../board/slots.ts';
import type { Game } from '../game/game.ts';
import type { Pictures } from '../game/picture.ts';
import { Mark } from '../parts/Mark.tsx';
import { isSamePlace, stationPlan } from './stationPlan.ts';

export function StationPlaces({ game, pictures }: { readonly game: Game; readonly pictures: Pictures }) {
  const { orientation } = game.title.board;
  const plan = stationPlan(game);
  const company = plan.company.value;
  return (
    <>
      {plan.places.value.map((place) => {
        const picture = pictures.get(place.hex);
        if (!picture || company === null) return null;
        const { stops } = layoutOf(orientation, picture.face, picture.rotation);
        const stop = stops[place.stop];
        if (!stop) return null;
        const taken = picture.stations[place.stop]?.length ?? 0;
        const { scale, slots } = cityOf(stop, stops);
        const slot = Math.min(taken, slots.length - 1);
        const isChosen = isSamePlace(place, plan.placing.value);
        const where = add(centre(orientation, place.hex), slotPlace(stop, stops, slot));
        return (
          <g
            key={`${place.hex}:${place.stop}${place.type === 'placeStation' ? (place.power ?? '') : ''}`}
            class={`station-place${isChosen ? ' on' : ''}`}
            transform={`${at(where)} scale(${scale})`}
          >
            <circle class="station-ring" r={SLOT + 1.5} />
            {isChosen && <Mark look={game.look} company={company} r={SLOT * 0.93} />}
          </g>
        );
      })}
    </>
  );
}
