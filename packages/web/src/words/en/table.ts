/** The frame of the table: head, tabs, menu, hand-over. */
export const table = {
  home: 'All games',
  rounds: 'Rounds',
  language: 'Language',
  appearance: 'Appearance',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  menu: 'Menu',
  close: 'Close',
  exportRecord: 'Save the record as a file',
  copyGame: 'Play on in a copy',
  guide: 'First-game guide',
  keys: 'Keyboard',
  keyList: [
    ['Enter', 'do what is chosen'],
    ['Esc', 'let go, back to now'],
    ['U / Shift U', 'undo / redo'],
  ] as readonly (readonly [string, string])[],
  /** After those of the game itself. */
  keyListEnd: [
    ['1 to 9', 'switch the panel'],
    [', and .', 'one step back and forward in time'],
  ] as readonly (readonly [string, string])[],
  tabs: 'Parts of the table',
  stage: 'Middle of the table',
  views: {
    rules: 'Rules',
    log: 'Log',
    result: 'Result',
    more: 'More',
  },
  history: 'Time line',
  passTo: (name: string) => `Pass to ${name}`,
  handOver: (name: string) => `Some things at this table are for ${name} alone. Nobody else looks now.`,
  iAm: (name: string) => `I am ${name}, show me`,
  copyName: (name: string, step: number) => `${name}, from move ${step}`,
  copied: 'A copy has been made. The game itself stays as it is.',
  opening: 'The table is being set up.',
};
