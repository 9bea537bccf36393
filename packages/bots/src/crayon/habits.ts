/** The habits of a random player at a crayon table: it delivers what it can, loads, runs far, and builds before it stops. */
import type { CrayonAction, CrayonTitle } from '@kursbuch/crayon';
import type { Habits } from '../random.ts';

const WEIGHTS: Readonly<Record<CrayonAction['type'], number>> = {
  keepOrders: 1,
  chooseStart: 1,
  discardHand: 0.15,
  move: 8,
  load: 6,
  unload: 0.1,
  deliver: 60,
  endMovement: 0.5,
  build: 12,
  changeTrain: 1,
  endTurn: 2,
  giveUpLoad: 1,
  // Agreements are proposed seldom: they are offered at every moment of the game.
  proposeRate: 0.05,
  proposeSupply: 0.05,
  acceptOffer: 1,
  declineOffer: 1,
  withdrawOffer: 0.2,
};

export function crayonHabits({ board }: CrayonTitle): Habits<CrayonAction> {
  const isCity = (at: number | undefined): boolean =>
    at !== undefined && board.mileposts[at]?.city !== undefined;
  return {
    weight: (type) => WEIGHTS[type as CrayonAction['type']] ?? 1,
    taste(action) {
      switch (action.type) {
        case 'move':
          // Something can be done in cities only.
          return isCity(action.way.at(-1)) ? 20 : 0.2;
        case 'build':
          return isCity(action.segments.at(-1)?.[1]) ? 8 : 1;
        default:
          return 1;
      }
    },
  };
}
