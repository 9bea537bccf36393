/** Charts of the course of a game. */
export const chart = {
  asTable: 'As a table',
  after: 'After',
  start: 'start',
  end: 'end',
  /** The last row of a table. */
  endOf: (round: string) => `${round}, end`,
  spoken: (title: string, ends: readonly string[]) => `${title} at the end: ${ends.join(', ')}`,
};
