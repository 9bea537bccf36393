/** Charts of the course of a game. */
export const chart = {
  asTable: 'As a table',
  after: 'After',
  start: 'start',
  end: 'end',
  now: 'now',
  /** The last row of a table. */
  endOf: (round: string) => `${round}, end`,
  nowOf: (round: string) => `${round}, now`,
  spokenNow: (title: string, ends: readonly string[]) => `${title} now: ${ends.join(', ')}`,
  spoken: (title: string, ends: readonly string[]) => `${title} at the end: ${ends.join(', ')}`,
};
