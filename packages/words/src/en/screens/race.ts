/** Who leads, and what decides the game. */
export const race = {
  title: 'Who leads',
  titleOver: 'Who has won',
  /** `counted`: "Worth". */
  now: (counted: string) => `${counted} as the rules would count it now.`,
  past: (counted: string) => `${counted} as the rules would have counted it at this moment.`,
  over: (counted: string) => `${counted} at the end.`,
  hidden: 'hidden',
  unknown: 'Some of it is hidden from you, so nobody can say who leads.',
  ends: 'How it ends',
  wins: 'Who wins',
};
