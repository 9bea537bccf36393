/** What the guide of crayon games says at a decision. */
import { type CrayonAdvice, figuresOf } from '@kursbuch/crayon';
import type { Advice } from '@kursbuch/table';
import type { ShownAdvice, Topic, Topics } from '../../game/shown.ts';
import { askedFor, type Decision } from '../decisions/decision.ts';
import type { Game } from '../game/game.ts';
import { words } from '../words/index.ts';
import { adviceOf } from './advised.ts';
import { suggestion } from './suggestion.ts';
import { say } from './words.ts';

/** Until this round somebody new to the game may have sat down at it. */
const EARLY = 5;

/** So many reasons are told. */
const REASONS = 2;

/** What everybody decides in a crayon game. */
export const DECISIONS = ['outset', 'firstBuilding', 'moving', 'building'] as const;

export async function topicsOf(game: Game): Promise<Topics> {
  const [tell] = await Promise.all([adviceOf(game), say.load()]);
  return {
    now: (advice) => topicsNow(game, advice, tell),
    isEarly: () => game.now.value.round < EARLY,
    decisions: DECISIONS,
    farewell: (hasHint) => {
      const { title, text } = say().farewell;
      return { id: 'farewell', title, text: text(hasHint), ...TALK };
    },
  };
}

type Tell = (advice: Advice, at: number) => ShownAdvice;

/** Something that is only read. */
const TALK = { hint: null, pointsAt: [], isTalk: true } as const;

function topicsNow(game: Game, advice: Advice | null, tell: Tell): readonly Topic[] {
  if (game.seat.value === null) return [];
  const asked = askedFor(game);
  if (asked === 'none') return [];
  const decision = spokenOf(asked, advice);
  const { aim, map } = say();
  const topic = topicOf(game, decision);
  const reasons = advice ? tell(advice, game.steps.value.length).reasons : [];
  const { goal, citiesToJoin } = figuresOf(game.title, game.now.value);
  return [
    { id: 'aim', title: aim.title, text: aim.text(words().sum(goal), citiesToJoin), ...TALK },
    ...(decision === 'outset' ? [] : [{ id: 'map', ...map, ...TALK, about: 'stage' as const }]),
    {
      ...topic,
      decision: topic.id,
      // The brain of a game of this family advises in its terms.
      ...suggestion(game, advice as CrayonAdvice | null),
      why: reasons.slice(0, REASONS).join(' ') || null,
    },
  ];
}

/** Whoever is still asked where his train goes, and is advised to draw or to change it, hears of that. */
const spokenOf = (asked: Exclude<Decision, 'none'>, advice: Advice | null): Exclude<Decision, 'none'> =>
  asked === 'moving' && (advice?.action.type === 'build' || advice?.action.type === 'changeTrain')
    ? 'building'
    : asked;

/** In the first round nobody runs, and all that is decided is what to build. */
export const topicName = (decision: Exclude<Decision, 'none'>, round: number) =>
  decision === 'building' && round === 1 ? 'firstBuilding' : decision;

/** The topic of a decision, with the figures of this table. */
function topicOf(game: Game, decision: Exclude<Decision, 'none'>): Pick<Topic, 'id' | 'title' | 'text'> {
  const { topics } = say();
  const { sum } = words();
  const { round } = game.now.value;
  const { startMoney, buildLimit, upgrade, upgradeInstead, fee } = figuresOf(game.title, game.now.value);
  const id = topicName(decision, round);
  switch (id) {
    case 'firstBuilding':
      return { id, title: topics[id].title, text: topics[id].text(sum(startMoney), sum(buildLimit)) };
    case 'building': {
      const { title, text } = topics[id];
      return { id, title, text: text(sum(buildLimit), sum(upgrade), upgradeInstead) };
    }
    case 'offer':
      return { id, title: topics[id].title, text: topics[id].text(sum(fee)) };
    default:
      return { id, ...topics[id] };
  }
}
