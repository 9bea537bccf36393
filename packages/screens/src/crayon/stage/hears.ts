/** What fingers and keys mean on the map now: drawing track, or sending the train. */

import { drawPlan } from '../draw/drawPlan.ts';
import { drivePlan } from '../drive/drivePlan.ts';
import { visitsOf } from '../drive/visits.ts';
import type { Game } from '../game/game.ts';
import type { MapHears } from '../map/hears.ts';

export function hearsOf(game: Game): MapHears {
  const draw = drawPlan(game);
  const drive = drivePlan(game);
  return {
    drawsFrom: visitsOf(game).value ? null : draw.from.value,
    drawBegins: draw.begin,
    drawOver: draw.over,
    drawEnds: draw.end,
    drawnTo: draw.tip,
    drawBroken: draw.breakOff,
    // While the train may move a touch sends it; a line that has begun goes on.
    touch: (at) => {
      const { value: visits } = visitsOf(game);
      const city = game.title.board.mileposts[at]?.city?.id;
      if (visits && city !== undefined) visits.touch(city);
      if (visits) return city !== undefined;
      if (draw.drafted.value) return draw.touch(at);
      // Who is asked for a line draws, wherever the train could go.
      return (!game.isUnaided && drive.turn.value !== null && drive.touch(at)) || draw.touch(at);
    },
  };
}
