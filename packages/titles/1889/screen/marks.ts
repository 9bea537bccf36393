/** The marks of the companies of 1889. */
import type { Look } from '@kursbuch/screens/eighteen';

export const marks: Look['marks'] = {
  AR: { shape: 'circle', fill: '#37383a' },
  IR: { shape: 'ticket', fill: '#f48221' },
  SR: { shape: 'hexagon', fill: '#76a042' },
  KO: { shape: 'octagon', fill: '#c81e3c' },
  TR: { shape: 'shield', fill: '#00a08b' },
  KU: { shape: 'diamond', fill: '#0a76b8' },
  UR: { shape: 'square', fill: '#6f533e' },
};
