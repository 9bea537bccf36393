/** The marks of the companies of 1848. */
import type { Look } from '@kursbuch/screens/eighteen';

export const marks: Look['marks'] = {
  QR: { shape: 'shield', fill: '#2f8639' },
  VR: { shape: 'hexagon', fill: '#ffe600' },
  NSW: { shape: 'ticket', fill: '#ff9027' },
  WA: { shape: 'square', fill: '#d3261d' },
  CAR: { shape: 'circle', fill: '#111111' },
  SAR: { shape: 'diamond', fill: '#9e2a97' },
  FT: { shape: 'pill', fill: '#55c3ec' },
  COM: { shape: 'octagon', fill: '#cfc5a2' },
  BOE: { shape: 'coin', fill: '#faebd7' },
};
