/** What goes wrong beside the rules: games that cannot be opened. */
export const trouble = {
  /** A heading and one sentence each. */
  cannotOpen: {
    noSuchGame: {
      head: 'This game is not here',
      text: 'It was deleted, or it lies on another device or in another browser.',
    },
    noSuchTitle: {
      head: 'This game is not known here',
      text: (title: string) =>
        `There are no rules for “${title}” in this version. The game is left as it is.`,
    },
    titleNotLoaded: {
      head: 'The rules did not load',
      text: 'Check the connection and try again. The game is safe.',
    },
    notLoaded: {
      head: 'The page did not load',
      text: 'Check the connection and try again. Your games are safe.',
    },
    unreadable: {
      head: 'The saved game cannot be read',
      text: 'It is left as it is. Save it as a file to keep it.',
    },
    newerVersion: {
      head: 'This game was played with a newer version',
      text: 'Reload the page to get the newest Kursbuch, then open the game again.',
    },
    setupRefused: {
      head: 'The table cannot be set up',
      text: 'The rules refuse its players or options. The saved game is left as it is.',
    },
    refused: {
      head: (move: number) => `Move ${move} is not legal`,
      text: 'The game cannot be opened as it is saved. A copy can be played on from the move before; the saved game is left as it is.',
    },
    storage: {
      head: 'The games of this device cannot be read',
      text: 'The browser does not let the page read what it has stored. Try again, or leave the private window.',
    },
    broken: {
      head: 'The game could not be opened',
      text: 'Something went wrong in the program. The saved game is left as it is.',
    },
  },
  why: (sentence: string) => `The rules say: ${sentence}`,
  detail: (problem: string) => `In detail: ${problem}`,
  tryAgain: 'Try again',
  home: 'All games',
  exportRaw: 'Save it as a file',
  copyBefore: 'Play on in a copy',
  copyOf: (move: number) => `Copy up to move ${move}`,
  copyFailed: 'The copy could not be made.',
};
