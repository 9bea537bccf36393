/** German, for any crayon game. */
import type { Speech } from '../catalogue.ts';
import { actionsIn } from './actions.ts';
import { eventsIn } from './events.ts';
import { agreed, names } from './names.ts';
import { questionsIn } from './questions.ts';
import { REASONS } from './reasons.ts';

/** Loaded with the language: a page without a game needs neither. */
export { createWords } from '../createWords.ts';

export const speech: Speech = {
  names,
  agreed,
  with: (all) => ({
    ...eventsIn(all),
    actions: actionsIn(all),
    questions: questionsIn(all),
    did: (player, deed) => `${player}: ${deed}.`,
    reasons: REASONS,
    noReason: 'Das geht nicht.',
  }),
};
