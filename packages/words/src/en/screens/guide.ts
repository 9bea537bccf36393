/** The guide through the first rounds: what its card says whatever the game. */
export const guide = {
  label: 'First-game guide',
  next: 'Next',
  close: 'Close the guide',
  explain: 'Explain',
  /** What is suggested is taken into the hand. */
  take: 'Show how',
  showWhere: 'Show where',
  waits: 'The others are to move. The log tells what they do.',
};
