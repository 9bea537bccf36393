/** The marks of the companies of 1853. */
import type { Look } from '@kursbuch/screens/eighteen';
import './marks.css';

export const marks: Look['marks'] = {
  EIR: { shape: 'octagon', fill: '#d01c1c' },
  GIP: { shape: 'square', fill: '#c45f00' },
  NWR: { shape: 'circle', fill: '#111111' },
  BNR: { shape: 'shield', fill: '#0a5a2a' },
  BBCI: { shape: 'pill', fill: '#12309a' },
  MSM: { shape: 'diamond', fill: '#9900cc' },
  SIR: { shape: 'hexagon', fill: '#f2d11b' },
  ECR: { shape: 'ticket', fill: '#6fb7e8' },
};
