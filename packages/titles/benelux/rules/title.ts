/** Benelux as a value: board, cards, trains, and the figures of a table. */
import { boardOf, byId, type CrayonTitle, type Figures } from '@kursbuch/crayon';
import type { Setup } from '@kursbuch/table';
import { BOARD } from '../facts/board.ts';
import { CHIPS } from '../facts/goods.ts';
import { INCIDENTS } from '../facts/incidents.ts';
import { ORDERS } from '../facts/orders.ts';
import { FAST_SPEED, LEVELS, TRAINS } from '../facts/trains.ts';
import { optionsOf } from './options.ts';

/** The figures of the rulebook; Variant I and the options change some of them. */
function figuresFor(given: Setup['options']): Figures {
  const options = optionsOf(given);
  const { fastGame, shortGame } = options;
  const goal = fastGame ? 350 : 250;
  return {
    startMoney: 50,
    goal: shortGame ? 100 : goal,
    citiesToJoin: shortGame ? 2 : 4,
    toldAt: 200,
    buildLimit: fastGame ? 30 : 20,
    terrain: { plain: 1, mountain: 2, small: 3, medium: 3, large: 5 },
    water: { river: 2, lake: 3 },
    places: { small: 2, medium: 3, port: 2 },
    out: { most: 2, scope: options.majorOut },
    fee: 4,
    feeOnCredit: options.feeOnCredit,
    rateRounds: options.longRates ? 50 : 10,
    earlierRulings: options.earlierRulings,
    upgrade: 20,
    refit: 5,
    upgradeInstead: !fastGame,
    trainsInFirstRound: options.upgradeInRoundOne,
    turnsInCitiesOnly: options.turnOnlyInCities,
    handling: fastGame ? 1 : 0,
    hand: 3,
    dealt: 5,
    open: 3,
    openFrom: 4,
    lies: 4,
    starter: options.startPlayer,
    firstTurn: options.firstTurn,
    speed: Object.fromEntries(
      TRAINS.map(({ id, speed }) => [id, fastGame ? (FAST_SPEED[speed] ?? speed) : speed]),
    ),
  };
}

/** Asked for in every step: made once for the options of a table. */
const remembered = new WeakMap<Setup['options'], Figures>();

export const title: CrayonTitle = {
  id: 'benelux',
  board: boardOf(BOARD),
  chips: CHIPS,
  orders: byId(ORDERS),
  incidents: byId(INCIDENTS),
  trains: byId(TRAINS),
  levels: LEVELS,
  figures(options) {
    let found = remembered.get(options);
    if (!found) {
      found = figuresFor(options);
      remembered.set(options, found);
    }
    return found;
  },
};
