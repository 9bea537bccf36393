/** What the guide of crayon games says at a decision. */
import type { Lesson, Lessons } from '../../game/shown.ts';
import { actName } from '../../parts/bar/Acts.tsx';
import { type Decision, decisionOf } from '../decisions/decision.ts';
import { loseKey } from '../decisions/loading.ts';
import { type Game, offered } from '../game/game.ts';
import { say } from './words.ts';

/** After so many rounds nobody is a beginner any more. */
const FIRST_ROUNDS = 5;

export async function lessonsOf(game: Game): Promise<Lessons> {
  await say.load();
  return {
    now: () => lessonsNow(game),
    isFirst: () => game.now.value.round < FIRST_ROUNDS,
    farewell: () => talk('farewell'),
  };
}

const talk = (id: 'aim' | 'map' | 'farewell', about?: Lesson['about']): Lesson => ({
  id,
  ...say()[id],
  hint: null,
  pointsAt: [],
  isTalk: true,
  ...(about && { about }),
});

function lessonsNow(game: Game): readonly Lesson[] {
  if (game.seat.value === null) return [];
  const decision = decisionOf(game.now.value);
  if (decision === 'none') return [];
  const { round } = game.now.value;
  const id = decision === 'building' && round === 1 ? 'firstBuilding' : decision;
  return [
    talk('aim'),
    ...(decision === 'outset' ? [] : [talk('map', 'stage')]),
    {
      id,
      ...say().lessons[id],
      pointsAt: actsOf(game, decision).map(actName),
    },
  ];
}

/** The buttons that a lesson is about. */
function actsOf(game: Game, decision: Exclude<Decision, 'none'>): readonly string[] {
  if (decision === 'loss')
    return offered(game.ownOffers.value, 'giveUpLoad').map(({ good }) => loseKey(good));
  return [{ outset: 'begin', moving: 'go', building: 'confirm' }[decision]];
}
