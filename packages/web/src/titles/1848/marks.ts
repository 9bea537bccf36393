/** The marks of the companies of 1848. */
import './marks.css';
import type { Look } from '../../eighteen/game/look.ts';

export const marks: Look['marks'] = {
  QR: { shape: 'shield', color: 'qr' },
  VR: { shape: 'hexagon', color: 'vr' },
  NSW: { shape: 'ticket', color: 'nsw' },
  WA: { shape: 'square', color: 'wa' },
  CAR: { shape: 'circle', color: 'car' },
  SAR: { shape: 'diamond', color: 'sar' },
  FT: { shape: 'pill', color: 'ft' },
  COM: { shape: 'octagon', color: 'com' },
  BOE: { shape: 'coin', color: 'boe' },
};
