/** The marks of the companies of 1854: local railways are numbers in plain circles, the companies they merge into double ones. */
import type { CompanyMark, Look } from '@kursbuch/screens/eighteen';
import './marks.css';

const local = (letters: string): CompanyMark => ({ shape: 'circle', fill: '#fffdf6', letters });
const merged: CompanyMark = { shape: 'coin', fill: '#fffdf6' };

export const marks: Look['marks'] = {
  KE: { shape: 'octagon', fill: '#f0ac9d' },
  FJ: { shape: 'circle', fill: '#d4ab6f' },
  SD: { shape: 'square', fill: '#e5712f' },
  KR: { shape: 'shield', fill: '#82b642' },
  KT: { shape: 'hexagon', fill: '#ffffff' },
  SB: { shape: 'diamond', fill: '#d92a10' },
  NT: { shape: 'ticket', fill: '#7dc5e0' },
  VB: { shape: 'pill', fill: '#ece821' },
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
