/** What every language has words for in any crayon game. A word missing in one of them is a compile error. */

/** What can end a game. */
export type Cause = 'goal' | 'agreement';

/** The tasks that ask somebody; a turn asks in two parts. */
export type AskingTask = 'outset' | 'moving' | 'building' | 'loss';
