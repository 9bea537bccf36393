/** What a milepost is called when it is read out: "Ghent, city, offers cars, textiles"; "hills, 2 steps south of Liège". */
import type { MilepostId } from '@kursbuch/crayon';
import type { DrawnBoard } from '../board/scene.ts';
import { mapUi } from '../words/map.ts';

export function spokenName(drawn: DrawnBoard, id: MilepostId, todo: string | null): string {
  return [placeName(drawn, id), ...(todo === null ? [] : [todo])].join('; ');
}

function placeName({ board, names }: DrawnBoard, id: MilepostId): string {
  const text = mapUi().spoken;
  const milepost = board.mileposts[id];
  if (!milepost) return '';
  const { city, port, terrain, x, y } = milepost;
  if (city) {
    const name = names.city(city.id);
    if (city.at[0] !== id) return text.edgeOf(name);
    return [name, text[city.kind], text.offers(city.goods.map(names.good).join(', '))].join(', ');
  }
  if (port !== undefined) return text.port(names.port(port));
  const [near] = board.cities
    .flatMap((one) => {
      const centre = board.mileposts[one.at[0] ?? 0];
      return centre ? [{ id: one.id, dx: x - centre.x, dy: y - centre.y }] : [];
    })
    .sort((one, other) => Math.hypot(one.dx, one.dy) - Math.hypot(other.dx, other.dy));
  const ground = terrain === 'mountain' ? text.mountain : text.plain;
  if (!near) return ground;
  const eighth = Math.round((Math.atan2(near.dy, near.dx) * 4) / Math.PI);
  const direction = text.directions[(eighth + 8) % 8] ?? '';
  return [ground, text.beside(stepsOver(near.dx, near.dy), direction, names.city(near.id))].join(', ');
}

/** Steps on the triangular grid. */
function stepsOver(dx: number, dy: number): number {
  const rows = Math.round(Math.abs(dy) / (Math.sqrt(3) / 2));
  return rows + Math.max(0, Math.round(Math.abs(dx) - rows / 2));
}
