/** The name of a button that does an action at once, for whoever points at it. */
import type { CrayonAction } from '@kursbuch/crayon';

export const doName = (action: CrayonAction): string => JSON.stringify(action);
