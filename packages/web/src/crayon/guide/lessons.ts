/** What the guide of crayon games says at a decision. */
import type { Lesson, Lessons } from '../../game/shown.ts';
import { actName } from '../../parts/bar/Acts.tsx';
import { decisionOf } from '../decisions/decision.ts';
import type { Game } from '../game/game.ts';
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
  const acts = { outset: 'begin', moving: 'go', building: 'confirm', loss: 'lose' } as const;
  return [
    talk('aim'),
    ...(decision === 'outset' ? [] : [talk('map', 'stage')]),
    {
      id,
      ...say().lessons[id],
      pointsAt: [actName(acts[decision])],
    },
  ];
}
