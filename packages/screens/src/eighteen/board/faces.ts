/** How faces are told apart in the drawing. */
import type { Face } from '@kursbuch/eighteen';
import type { HexPicture } from './picture.ts';

/** Off-map areas show where track enters, and no more. */
export const isOffMap = (face: Face): boolean => face.color === 'red';

/** How far track leads into an off-map area. */
export const STUB = 20;

/** The name of a colour in the classes of the drawing. */
export const colourClass = ({ face, isSite }: Pick<HexPicture, 'face' | 'isSite'>): string =>
  isSite ? 'site' : face.color;
