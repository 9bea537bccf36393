/** The marks of the companies of 1830. */
import type { Look } from '@kursbuch/screens/eighteen';

export const marks: Look['marks'] = {
  PRR: { shape: 'square', fill: '#2b6f3a' },
  NYC: { shape: 'circle', fill: '#3b393c' },
  CPR: { shape: 'octagon', fill: '#c4202a' },
  'B&O': { shape: 'diamond', fill: '#0d55a3' },
  'C&O': { shape: 'shield', fill: '#a9d6ea' },
  Erie: { shape: 'pill', fill: '#f7e63c' },
  NYNH: { shape: 'ticket', fill: '#e0943a' },
  'B&M': { shape: 'hexagon', fill: '#a3ca5c' },
};
