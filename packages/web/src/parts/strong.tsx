/** Sentences with parts that stand out: the figures of a line are set bold. */
import { Fragment } from 'preact';

/** Characters that no name and no sentence has. */
const OPEN = '\u{f0000}';
const CLOSE = '\u{f0001}';

/** A part of a sentence to be set bold. */
export const strong = (text: string | number): string => `${OPEN}${text}${CLOSE}`;

const PART = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'u');

/** A sentence on the screen. */
export function Rich({ text }: { readonly text: string }) {
  // Splitting at a group leaves the bold parts at the odd places.
  const parts = text
    .split(PART)
    .map((part, place) => ({ key: `${place} ${part}`, part, bold: place % 2 === 1 }));
  return (
    <>
      {parts.map(({ key, part, bold }) =>
        bold ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>,
      )}
    </>
  );
}

/** A sentence where nothing can stand out: labels, the page title. */
export const plain = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** With a full stop at its end, unless it ends in one already, bold or not. */
export const stopped = (text: string): string => (plain(text).endsWith('.') ? text : `${text}.`);
