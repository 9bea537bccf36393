/** Charts of the course of a game. */
export const chart = {
  asTable: 'As a table',
  after: 'After',
  start: 'start',
  end: 'end',
};
