/** Moments as operators need them: with the day and the time. */
import { region } from '@kursbuch/screens/settings/settings.ts';
import { onlineUi } from '../words/online.ts';
import { operatorUi } from '../words/operator.ts';

export const moment = (at: number): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** How long ago. */
export const since = (at: number): string => {
  const passed = Date.now() - at;
  return passed < 60_000 ? operatorUi().justNow : onlineUi().lasting(passed);
};
