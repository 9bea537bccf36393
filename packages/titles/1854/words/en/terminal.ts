/** 1854 at a terminal in English. */
import { terminalIn } from '../terminal.ts';

export const terminal = terminalIn({
  typed: {},
  groups: { option: 'Option', merger: 'Merger', mail: 'Mail' },
  sorry: {
    option: (like) => `Name the company (and the pool): option ${like.company}.`,
    merge: () => 'Name two local railways: merge L1 L4.',
    letter: () => 'Name the new company: letter A.',
    tunnel: (like) => `A tunnel has a hex and two of its sides, from 0 to 5: tunnel ${like.hex} 0 3.`,
    mail: () => 'A mail contract is small or large: mail small.',
    withdraw: (like) => `Name the private: withdraw ${like.private}.`,
  },
  tunnel: 'tunnel',
  beyondLine: 'beyond the red line',
});
