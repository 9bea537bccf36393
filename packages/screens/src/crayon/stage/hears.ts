/** What fingers and keys mean on the map now: drawing track, or sending the train. */

import { drawPlan } from '../draw/drawPlan.ts';
import { drivePlan } from '../drive/drivePlan.ts';
import type { Game } from '../game/game.ts';
import type { MapHears } from '../map/hears.ts';

export function hearsOf(game: Game): MapHears {
  const draw = drawPlan(game);
  const drive = drivePlan(game);
  return {
    drawsFrom: draw.from.value,
    drawBegins: draw.begin,
    drawOver: draw.over,
    drawEnds: draw.end,
    drawBroken: draw.breakOff,
    // While the train may move a touch sends it; a line that has begun goes on.
    touch: (at) => {
      if (draw.drafted.value) return draw.touch(at);
      return (drive.turn.value !== null && drive.touch(at)) || draw.touch(at);
    },
  };
}
