/** A load is lost: its owner says which. */
import type { Seat } from '@kursbuch/table';
import { type Game, offered } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import type { Face } from './face.ts';

/** The name of the button that gives up a good. */
export const loseKey = (good: string): string => `lose ${good}`;

export function lossFace(game: Game, seat: Seat): Face {
  const text = ui().bar;
  return {
    headline: text.lose,
    line: text.loseLine,
    acts: offered(game.ownOffers.value, 'giveUpLoad').map((action) => ({
      key: loseKey(action.good),
      label: text.loseGood(words().goodName(game.title, action.good)),
      tone: 'alt',
      run: () => void game.act(seat, action),
    })),
  };
}
