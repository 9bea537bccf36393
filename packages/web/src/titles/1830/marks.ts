/** The marks of the companies of 1830. */
import './marks.css';
import type { Look } from '../../eighteen/game/look.ts';

export const marks: Look['marks'] = {
  PRR: { shape: 'square', color: 'prr' },
  NYC: { shape: 'circle', color: 'nyc' },
  CPR: { shape: 'octagon', color: 'cpr' },
  'B&O': { shape: 'diamond', color: 'bo' },
  'C&O': { shape: 'shield', color: 'co' },
  Erie: { shape: 'pill', color: 'erie' },
  NYNH: { shape: 'ticket', color: 'nynh' },
  'B&M': { shape: 'hexagon', color: 'bm' },
};
