/** A hex is touched, or chosen by key: the gestures hear of it one after the other. */
import { companyTurnOf, type HexId } from '@kursbuch/eighteen';
import { centre, distance, type Point } from '../board/geometry.ts';
import { layoutOf } from '../board/layout.ts';
import { touches } from '../board/runPath.ts';
import type { Game } from '../game/game.ts';
import type { Touch } from '../game/gesture.ts';
import { buildersOf, gesturesOf } from './gestures.ts';
import { sceneOf } from './scene.ts';

/** The stop of a hex nearest to a point of the map; null if it has none. */
function stopAt(game: Game, hex: HexId, point: Point | null): number | null {
  const picture = sceneOf(game).pictures.value.get(hex);
  if (!picture) return null;
  const { orientation } = game.title.board;
  const { stops } = layoutOf(orientation, picture.face, picture.rotation);
  const [x, y] = centre(orientation, hex);
  const touch: Point = point ? [point[0] - x, point[1] - y] : [0, 0];
  const nearest = [...stops].sort((a, b) => distance(a.at, touch) - distance(b.at, touch))[0];
  return nearest?.index ?? null;
}

/** True if the touch meant something; `point` is null for a key. */
export function touchHex(game: Game, hex: HexId, point: Point | null): boolean {
  if (game.isPast.value) return false;
  const touch: Touch = {
    hex,
    stop: stopAt(game, hex, point),
    isKey: point === null,
    train: sceneOf(game).runs.value.find(({ pieces }) => touches(pieces, hex))?.train ?? null,
  };
  const builders = buildersOf(game);
  // What is being built there is turned, whatever else could be begun.
  const inHand = builders.find((one) => one.hex.value === hex);
  if (inHand?.touch(touch)) return true;
  const isBuilt = builders.some(({ hexes }) => hexes.value.has(hex));
  const heard = gesturesOf(game).filter(({ givesWay }) => !(givesWay && isBuilt));
  return heard.some((gesture) => gesture.touch(touch)) || askWhyNot(game, touch);
}

/** Where nothing may be done the rule in the way is asked for. What only this title knows is meant first. */
function askWhyNot(game: Game, touch: Touch): boolean {
  const seat = game.seat.value;
  const company = companyTurnOf(game.now.value)?.company;
  if (seat === null || company === undefined || !game.offers.value) return false;
  for (const gesture of gesturesOf(game).toReversed()) {
    const action = gesture.whyNot?.(touch);
    if (!action) continue;
    void game.choose(seat, action);
    return true;
  }
  return false;
}
