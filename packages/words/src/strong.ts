/** Sentences with parts that stand out, such as their figures: marked in the text, and set bold where it is drawn. */

/** Characters that no name and no sentence has. */
const OPEN = '\u{f0000}';
const CLOSE = '\u{f0001}';

/** A part of a sentence that stands out. */
export const strong = (text: string | number): string => `${OPEN}${text}${CLOSE}`;

const PART = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'u');

/** A sentence taken apart: the parts at the odd places stand out. */
export const partsOf = (text: string): readonly string[] => text.split(PART);

/** A sentence where nothing can stand out: labels, the page title. */
export const plain = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** With a full stop at its end, unless it ends in one already, bold or not. */
export const stopped = (text: string): string => (plain(text).endsWith('.') ? text : `${text}.`);
