/** The page of puzzles: the puzzle of the day, checks and stars, and what is wrong with a puzzle that cannot be shown. */
const ORDINAL = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

export const puzzle = {
  ofTheDay: 'Puzzle of the day',
  puzzle: 'Puzzle',
  close: 'Close',
  keyClose: 'Esc',
  language: 'Language',
  about: (title: string, level: string, date: string | null) =>
    [title, level, ...(date ? [date] : [])].join(', '),
  levels: { 1: 'easy', 2: 'medium', 3: 'hard' },
  opening: 'The puzzle is being laid out.',

  band: 'What is asked',
  stars: (count: number) => `${count} of 3 stars`,
  clear: 'Clear',
  hint: 'A hint',
  check: 'Check',
  keyCheck: 'Enter',
  bestIs: 'the best there is',
  tries: (count: number) => (count === 0 ? 'no check yet' : count === 1 ? 'one check' : `${count} checks`),
  theBest: 'The best there is',
  theBestText: 'Shown when you find it or give up.',
  hidden: '???',
  hiddenSpoken: 'not shown yet',
  checked: 'Your checks:',
  giveUp: 'Give up, show it',
  notBest: (worth: string) => `${worth} is not the best there is.`,
  refused: 'Not possible:',

  solved: (checks: number) => `Solved with the ${ORDINAL[checks - 1] ?? `${checks}th`} check`,
  givenUp: 'This is the best',
  nothingMore: (worth: string) => `Nothing is worth more than ${worth}`,
  nothingLess: (worth: string) => `Less than ${worth} will not do`,
  why: 'Why',
  seeMine: (worth: string) => `See my ${worth} again`,
  seeBest: 'See the best again',
  next: 'Next puzzle',
  playOn: 'Play on from this position',
  playOnName: (title: string, id: string) => `${title}, puzzle ${id}`,
  notPlayed: 'This position cannot be played on now.',
  row: (days: number) =>
    days === 1
      ? 'The puzzle of the day, for the first day in a row.'
      : `The puzzle of the day, ${days} days in a row.`,
  longest: (days: number) => `Your longest row: ${days} days.`,
  notKept: 'This device does not let Kursbuch keep what you have solved.',

  beforeFirst: 'There is no puzzle for this date yet: the first one was for 16 November 2026.',
  noSuch: 'There is no such puzzle.',
  broken: 'The puzzle of this day cannot be read. All others can be played.',
  brokenOne: 'This puzzle cannot be read. All others can be played.',
  brokenTitles: (titles: string) => `Puzzles of ${titles} cannot be read.`,
  notLoaded: 'The puzzle could not be loaded. Check the connection.',
  anyOther: 'Another puzzle',
  home: 'All games',
};
