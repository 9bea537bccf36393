/** What the guide of crayon games says at a decision. */
import { figuresOf } from '@kursbuch/crayon';
import type { Lesson, Lessons } from '../../game/shown.ts';
import { askedFor, type Decision } from '../decisions/decision.ts';
import type { Game } from '../game/game.ts';
import { words } from '../words/index.ts';
import { type Pointing, suggesting } from './suggestion.ts';
import { say } from './words.ts';

/** After so many rounds nobody is a beginner any more. */
const FIRST_ROUNDS = 5;

export async function lessonsOf(game: Game): Promise<Lessons> {
  const [choices] = await Promise.all([game.look.choices(), say.load()]);
  const suggestion = suggesting(game, choices);
  return {
    now: () => lessonsNow(game, suggestion),
    isFirst: () => game.now.value.round < FIRST_ROUNDS,
    farewell: () => ({ id: 'farewell', ...say().farewell, ...TALK }),
  };
}

/** Something that is only read. */
const TALK = { hint: null, pointsAt: [], isTalk: true } as const;

function lessonsNow(game: Game, suggestion: () => Pointing): readonly Lesson[] {
  if (game.seat.value === null) return [];
  const decision = askedFor(game);
  if (decision === 'none') return [];
  const { aim, map } = say();
  const { goal, citiesToJoin } = figuresOf(game.title, game.now.value);
  return [
    { id: 'aim', title: aim.title, text: aim.text(words().sum(goal), citiesToJoin), ...TALK },
    ...(decision === 'outset' ? [] : [{ id: 'map', ...map, ...TALK, about: 'stage' as const }]),
    { ...lessonOf(game, decision), ...suggestion() },
  ];
}

/** The lesson of a decision, with the figures of this table. */
function lessonOf(game: Game, decision: Exclude<Decision, 'none'>): Pick<Lesson, 'id' | 'title' | 'text'> {
  const { lessons } = say();
  const { sum } = words();
  const { round } = game.now.value;
  const { startMoney, buildLimit, upgrade, upgradeInstead, fee } = figuresOf(game.title, game.now.value);
  switch (decision) {
    case 'building': {
      if (round === 1) {
        const { title, text } = lessons.firstBuilding;
        return { id: 'firstBuilding', title, text: text(sum(startMoney), sum(buildLimit)) };
      }
      const { title, text } = lessons.building;
      return { id: decision, title, text: text(sum(buildLimit), sum(upgrade), upgradeInstead) };
    }
    case 'offer':
      return { id: decision, title: lessons.offer.title, text: lessons.offer.text(sum(fee)) };
    default:
      return { id: decision, ...lessons[decision] };
  }
}
