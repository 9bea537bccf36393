/** The marks of the companies of 1853. */
import './marks.css';
import type { Look } from '../../eighteen/game/look.ts';

export const marks: Look['marks'] = {
  EIR: { shape: 'octagon', color: 'eir' },
  GIP: { shape: 'square', color: 'gip' },
  NWR: { shape: 'circle', color: 'nwr' },
  BNR: { shape: 'shield', color: 'bnr' },
  BBCI: { shape: 'pill', color: 'bbci' },
  MSM: { shape: 'diamond', color: 'msm' },
  SIR: { shape: 'hexagon', color: 'sir' },
  ECR: { shape: 'ticket', color: 'ecr' },
};
