/** A hex is touched, or chosen by key: what that means now. */
import { companyTurnOf, type HexId } from '@kursbuch/eighteen';
import { centre, distance, type Point } from '../board/geometry.ts';
import { layoutOf } from '../board/layout.ts';
import { touches } from '../board/runPath.ts';
import type { Game } from '../game/game.ts';
import { buildingOf } from '../lay/building.ts';
import { layPlan } from '../lay/layPlan.ts';
import { stationPlan } from '../lay/stationPlan.ts';
import { tunnelPlan } from '../lay/tunnelPlan.ts';
import { askedFor, tellingLay, tellingStation, tellingTunnel } from '../lay/whyNot.ts';
import { touched } from '../runs/editRun.ts';
import { runPlan } from '../runs/runPlan.ts';
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
  return (
    touchRun(game, hex, point) ||
    touchStation(game, hex, point) ||
    touchLay(game, hex) ||
    touchNothing(game, hex, point)
  );
}

function touchLay(game: Game, hex: HexId): boolean {
  const plan = buildingOf(game);
  if (plan.hex.value === hex) {
    plan.turn();
    return true;
  }
  if (!plan.hexes.value.has(hex)) return false;
  plan.choose(hex);
  return true;
}

function touchStation(game: Game, hex: HexId, point: Point | null): boolean {
  const plan = stationPlan(game);
  if (!plan.hexes.value.has(hex)) return false;
  plan.choose(hex, point ? stopAt(game, hex, point) : null);
  return true;
}

function touchRun(game: Game, hex: HexId, point: Point | null): boolean {
  const plan = runPlan(game);
  if (plan.company.value === null || buildingOf(game).hexes.value.has(hex)) return false;
  const stop = stopAt(game, hex, point);
  if (plan.changing.value !== null && stop !== null) {
    plan.touch(`${hex}:${stop}`, touched);
    return true;
  }
  // Touching a run takes it up for changing.
  const run = sceneOf(game).runs.value.find(({ pieces }) => touches(pieces, hex));
  if (run) plan.change(run.train);
  return run !== undefined;
}

/** Is a tunnel what somebody means here: there is nothing else to build, or nothing else ever lies there? */
const asksForTunnel = (game: Game, hex: HexId): boolean =>
  game.look.tunnelCost !== undefined &&
  (game.title.board.hexes.get(hex)?.facts.preprinted === 'darkgray' ||
    (tunnelPlan(game).hexes.value.size > 0 && layPlan(game).hexes.value.size === 0));

/** Where nothing may be done the rule in the way is asked for. */
function touchNothing(game: Game, hex: HexId, point: Point | null): boolean {
  const seat = game.seat.value;
  const state = game.now.value;
  const company = companyTurnOf(state)?.company;
  if (seat === null || company === undefined || !game.offers.value) return false;
  const asked = askedFor(state);
  if (asked === 'track') {
    const tunnel = asksForTunnel(game, hex) ? tellingTunnel(game.title, state, company, hex) : null;
    const lay = tunnel ?? tellingLay(game.title, state, company, hex);
    if (lay) void game.choose(seat, lay);
    return lay !== null;
  }
  if (asked !== 'station') return false;
  void game.choose(seat, tellingStation(game.title, state, hex, stopAt(game, hex, point)));
  return true;
}
