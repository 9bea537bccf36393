/** Computer players: how they play, their pace, and what they are asked for. */
export const computers = {
  strengths: {
    random: { name: 'Random', text: 'Takes any legal move. It is no opponent, but it never waits.' },
    calm: { name: 'Calm', text: 'Plays the next good thing it sees, and answers at once.' },
    steady: {
      name: 'Steady',
      text: 'Plans ahead and keeps an eye on the end of the game. It takes 3 seconds at most.',
    },
    sharp: {
      name: 'Sharp',
      text: 'Plays its plans through before it decides, and counts your money too. It takes 10 seconds at most.',
    },
  },
  considers: (name: string) => `${name} considers …`,
  atMost: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} at most`,
  toMyTurn: 'Skip to my turn',
  toTheEnd: 'Skip to the end',
  answerNow: 'Answer now',
  person: 'Person',
  seats: 'Who plays',
  seatOf: (name: string) => `Who plays ${name}`,
  takeBack: (name: string) => `Take ${name}’s seat back`,
  hint: {
    title: 'A hint',
    by: 'as Steady sees it',
    asking: 'Steady considers …',
    none: 'Steady has nothing to say about this.',
    noReasons: 'It gives no reasons for this.',
    compared: 'What it compared',
    choice: 'Choice',
    worth: 'What it brings',
    notNow: 'Not now',
    doIt: 'Do it',
    honest: 'A hint is one of your own choices, never a secret of the others.',
  },
  pace: 'Pace of computer players',
  paces: { slow: 'To follow', quick: 'Quick', atOnce: 'At once' },
  replaced: {
    slow: (name: string) => `${name} took too long, so a simpler player decided this time.`,
    broken: (name: string) => `${name} had no answer, so a simpler player decided this time.`,
  },
};
