/** English, for any crayon game. */
import type { Speech } from '../../crayon/catalogue.ts';
import { actionsIn } from './actions.ts';
import { eventsIn } from './events.ts';
import { agreed, names } from './names.ts';
import { questionsIn } from './questions.ts';
import { REASONS } from './reasons.ts';

export const speech: Speech = {
  names,
  agreed,
  with: (all) => ({
    ...eventsIn(all),
    actions: actionsIn(all),
    questions: questionsIn(all),
    did: (player, deed) => `${player}: ${deed}.`,
    reasons: REASONS,
    noReason: 'This is not allowed.',
  }),
};
