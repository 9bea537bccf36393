/** How the planners of crayon games differ. */
import {
  type CrayonState,
  type CrayonTitle,
  figuresOf,
  known,
  type Tastes,
  trainOf,
  USUAL_TASTES,
} from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import type { Manner } from './asking.ts';
import type { Judgement } from './plans.ts';

/** One order at a time. */
export const CALM: Manner = {
  judgement: { most: 1, looks: 16, track: 0.8, joining: 0.3, shared: 0.85, slack: 0.3, tastes: USUAL_TASTES },
  hopeless: 1.5,
  reserve: 40,
  room: 0.2,
  trust: 0.6,
  spare: false,
};

/** Up to three orders that share track and way. */
export const STEADY: Manner = {
  judgement: { most: 3, looks: 60, track: 0.8, joining: 0.3, shared: 0.85, slack: 0.3, tastes: USUAL_TASTES },
  hopeless: 2,
  reserve: 30,
  room: 0.2,
  trust: 0.6,
  spare: true,
};

/** Two orders together, often the wrong ones. */
export const LIVELY: Manner = {
  ...STEADY,
  judgement: { ...STEADY.judgement, most: 2, looks: 12, misjudges: 0.9 },
  spare: false,
};

/** Two orders together, some of them taken for better or worse than they are. */
export const CAREFUL: Manner = {
  ...STEADY,
  judgement: { ...STEADY.judgement, most: 2, looks: 40, misjudges: 0.6 },
};

/** A step is worth more beside money than others think, and so straight track is worth drawing. */
const STRAIGHT: Tastes = { step: 4, money: 3, rent: 2 };

/** What a step brings with a train of the first level, and of those after it. */
const STEP_BRINGS = [1, 1.2, 1.4];

/** Up to four orders, compared by what they bring beyond the usual; track is less of a loss the longer it will be used. */
function sharpened(title: CrayonTitle, state: CrayonState, seat: Seat): Judgement {
  const { goal } = figuresOf(title, state);
  const missing = Math.min(1, Math.max(0, (goal - (state.purses[seat] ?? 0)) / (0.8 * goal)));
  const level = title.levels.indexOf(known(title.trains, trainOf(state, seat).type).level);
  return {
    ...STEADY.judgement,
    most: 4,
    looks: 80,
    track: 1 - 0.45 * missing,
    joining: 0.2,
    tastes: STRAIGHT,
    beyond: {
      step: STEP_BRINGS[Math.min(level, STEP_BRINGS.length - 1)] ?? 1,
      card: 4,
      least: STEADY.hopeless,
    },
  };
}

/** Steady's rules with a judgement of the whole game. */
export const SHARP: Manner = { ...STEADY, judging: sharpened, remote: 1, alike: 4, looksAhead: true };

/** Sharp's judgement, with no more orders and plans than Steady looks at. */
export const KEEN: Manner = {
  ...SHARP,
  judging(title, state, seat) {
    const { most, looks } = STEADY.judgement;
    return { ...sharpened(title, state, seat), most, looks };
  },
};

/** The first good thing, at little expense; games of simulations stay what they were. */
export const WANDERING: Manner = {
  ...CALM,
  judgement: { ...CALM.judgement, looks: 3, retakes: true },
};
