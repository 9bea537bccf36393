/** A piece of a map of hexes: tiles, track, cities and stations of a position, as a few paths. */
import type { Title } from '@kursbuch/eighteen';
import { joined, type MapPiece, type PieceLayer, placed } from '../../parts/map/piece.ts';
import { coresOf } from '../board/gauges.ts';
import { add, centre, hexOutline, hexReach, type Point, polar } from '../board/geometry.ts';
import { addedPieces, layoutOf } from '../board/layout.ts';
import { slotPlace } from '../board/slots.ts';
import type { Marks } from '../game/look.ts';
import { marksOf } from '../parts/marks.ts';
import { outline } from '../parts/silhouette.ts';
import type { EighteenGlimpse } from './glimpse.ts';

/** What of a position can be seen on a map. */
type PiecePosition = Pick<EighteenGlimpse, 'tiles' | 'added' | 'stations'>;

/** Of a city: a whole number, so that circles stay round. */
const RADIUS = 17;

const circle = (radius: number): string =>
  `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;

export function drawPiece(
  title: Title,
  own: Marks,
  { tiles, added = {}, stations }: PiecePosition,
  box: readonly number[],
): MapPiece {
  const marks = marksOf(title, own);
  const { orientation, hexes } = title.board;
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const [wide, tall] = hexReach(orientation);
  const seen = [...hexes.values()].flatMap(({ facts, printed }) => {
    const [x, y] = centre(orientation, facts.id);
    const isSeen = x + wide > left && x - wide < left + width && y + tall > top && y - tall < top + height;
    const laid = tiles[facts.id];
    const face = (laid && title.board.tiles.get(laid.tile)?.[laid.rotation]) || printed;
    const rotation = laid?.rotation ?? 0;
    return isSeen
      ? [{ id: facts.id, face, place: [x, y] as Point, ...layoutOf(orientation, face, rotation) }]
      : [];
  });
  const shape = hexOutline(orientation);
  const layers: PieceLayer[] = [];
  for (const { face, place } of seen) layers.push([face.color, placed(shape, place)]);
  const tracks = seen.map(({ pieces, place }) => placed(pieces.map(({ d }) => d).join(''), place)).join('');
  layers.push(['casing', tracks], ['track', tracks]);
  for (const { face, pieces, place } of seen) {
    const { metre, dual } = coresOf(orientation, pieces, face.junction);
    layers.push(['core', placed(metre, place)], ['dual', placed(dual, place)]);
  }
  for (const { id, place } of seen) {
    const pieces = addedPieces(orientation, added[id] ?? []).map(({ d }) => d);
    layers.push(['added', placed(pieces.join(''), place)]);
  }
  for (const { stops, place } of seen)
    for (const stop of stops) {
      const at = add(place, stop.at);
      if (stop.facts.kind === 'town') layers.push(town(at, stop.tangent));
      else
        for (let slot = 0; slot < (stop.facts.slots ?? 1); slot++)
          layers.push(['city', placed(circle(RADIUS), add(place, slotPlace(stop, stops, slot)))]);
    }
  for (const { company, hex, stop } of stations) {
    const one = seen.find(({ id }) => id === hex);
    const mark = marks[company];
    const city = one?.stops[stop ?? 0];
    if (!one || !mark || !city) continue;
    const here = stations.filter((other) => other.hex === hex && other.stop === stop);
    const slot = here.findIndex((other) => other.company === company);
    layers.push([
      mark.fill,
      placed(outline(mark.shape, 16), add(one.place, slotPlace(city, one.stops, slot))),
    ]);
  }
  return { box, layers: joined(layers) };
}

/** A bar across its line; an open circle where there is none yet. */
function town(at: Point, tangent: number | null): PieceLayer {
  if (tangent === null) return ['town', placed(circle(7), at)];
  const [from, to] = [polar(tangent + 90, -15), polar(tangent + 90, 15)];
  return ['stop', placed(`M${from.join(' ')}L${to.join(' ')}`, at)];
}
