/** The judgement of a planner for whoever shows a beginner what he might do: at little expense, and at once. */
import type { CityData, CrayonAction, CrayonState, CrayonTitle, Order } from '@kursbuch/crayon';
import { type Choice, type Seat, stepsOf } from '@kursbuch/table';
import { STEADY } from './manners.ts';
import { bestHand, bestStart, type Manner, startingIn, type Thought, thoughtOf } from './planner.ts';

export type { Thought } from './planner.ts';
export type { Plan } from './plans.ts';

/** Two orders together, few plans looked at: an answer at once. A hand that brings little is played all the same. */
const GUIDING: Manner = {
  ...STEADY,
  judgement: { ...STEADY.judgement, most: 2, looks: 12 },
  spare: false,
  hopeless: 0.5,
};
const STEPS = 120;

/** Where to begin, and which of the dealt cards to keep. */
export interface Setting {
  readonly city: CityData | undefined;
  readonly cards: readonly { readonly card: string; readonly order?: Order }[];
}

/** `city`: it has been chosen already. */
export function settingFor(title: CrayonTitle, state: CrayonState, seat: Seat, city?: CityData): Setting {
  const asking = { title, state, seat, manner: GUIDING, budget: stepsOf(STEPS) };
  const start = city ?? bestStart(asking);
  return { city: start, cards: start ? bestHand({ ...asking, state: startingIn(state, seat, start) }) : [] };
}

/** What to do next, and the plan it is part of. */
export const thoughtFor = (
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  choices: readonly Choice<CrayonAction>[],
): Thought => thoughtOf({ title, state, seat, choices, manner: GUIDING, budget: stepsOf(STEPS) });
