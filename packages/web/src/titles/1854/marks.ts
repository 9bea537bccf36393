/** The marks of the companies of 1854: local railways are numbers in plain circles, the companies they merge into double ones. */
import './marks.css';
import type { Look, Mark } from '../../eighteen/game/look.ts';

const local = (letters: string): Mark => ({ shape: 'circle', color: 'local', letters });
const merged: Mark = { shape: 'coin', color: 'merged' };

export const marks: Look['marks'] = {
  KE: { shape: 'octagon', color: 'ke' },
  FJ: { shape: 'circle', color: 'fj' },
  SD: { shape: 'square', color: 'sd' },
  KR: { shape: 'shield', color: 'kr' },
  KT: { shape: 'hexagon', color: 'kt' },
  SB: { shape: 'diamond', color: 'sb' },
  NT: { shape: 'ticket', color: 'nt' },
  VB: { shape: 'pill', color: 'vb' },
  L1: local('1'),
  L2: local('2'),
  L3: local('3'),
  L4: local('4'),
  L5: local('5'),
  L6: local('6'),
  A: merged,
  B: merged,
  C: merged,
};
