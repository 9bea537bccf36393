/** The guide through the first rounds: what its card says whatever the game. */
export const guide = {
  label: 'First-game guide',
  next: 'Next',
  close: 'Close the guide',
  explain: 'Explain',
  showWhere: 'Show where',
  waits: 'The others are to move. The log tells what they do.',
};
