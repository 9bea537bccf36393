/** Plain answers: yes, no, and going on. */
import type { KitAction } from '@kursbuch/eighteen';
import type { Forms, TaskForm } from '../game/decision.ts';
import { Consent } from '../surfaces/smallDecisions.tsx';
import { ui } from '../words/index.ts';

export const answerTasks = {
  consent: {
    asks: () => ui().bar.asks.consent,
    tray: { kinds: ['accept', 'decline'], View: Consent },
  },
} satisfies Record<string, TaskForm>;

// There is nothing to look at first that is not on show already: they are done at once.
export const answerActions: Forms<Extract<KitAction, { type: 'accept' | 'decline' | 'pass' }>> = {
  accept: {
    stands: 'bar',
    head: () => ui().bar.draft.accept,
    confirm: () => ui().bar.confirm.accept,
    button: { tone: 'go', atOnce: true, label: () => ui().bar.confirm.accept },
  },
  decline: {
    stands: 'bar',
    head: () => ui().bar.draft.decline,
    confirm: () => ui().bar.confirm.decline,
    button: { tone: 'alt', atOnce: true, label: () => ui().bar.confirm.decline },
  },
  // Its button is called what the task calls it.
  pass: {
    stands: 'bar',
    head: () => '',
    confirm: () => ui().bar.confirm.pass,
    refused: () => ui().bar.refused.pass,
    onlyIfAsked: true,
  },
};
