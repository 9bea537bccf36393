/** What is touched for an action, by the names controls are pointed at. */
import type { CrayonAction, CrayonTitle, MilepostId } from '@kursbuch/crayon';
import { startName } from './decisions/outset.ts';
import { cityControl } from './map/Hits.tsx';

/** A city where the action leads to one. */
export function controlsOf(board: CrayonTitle['board'], action: CrayonAction): readonly string[] {
  const cityAt = (place: MilepostId | undefined): readonly string[] => {
    const city = place === undefined ? undefined : board.mileposts[place]?.city?.id;
    return city === undefined ? [] : [cityControl(city)];
  };
  switch (action.type) {
    case 'chooseStart':
      return [startName(action.city)];
    case 'move':
      return cityAt(action.way.at(-1));
    case 'build':
      return cityAt(action.segments.at(-1)?.[1]);
    default:
      return [];
  }
}
