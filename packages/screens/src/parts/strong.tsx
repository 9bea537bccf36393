/** Sentences with parts that stand out: the figures of a line are set bold. */
import { partsOf } from '@kursbuch/words';
import { Fragment } from 'preact';

/** A sentence on the screen. */
export function Rich({ text }: { readonly text: string }) {
  const parts = partsOf(text).map((part, place) => ({
    key: `${place} ${part}`,
    part,
    bold: place % 2 === 1,
  }));
  return (
    <>
      {parts.map(({ key, part, bold }) =>
        bold ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>,
      )}
    </>
  );
}
