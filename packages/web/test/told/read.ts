/** What a part of the screen says, as somebody reads it or has it read out. */

import { type ComponentType, h, options, render } from 'preact';
import { type Branch, emptyPlace, type Leaf } from './page.ts';

/** A piece of text with where it stands: the names of its elements and their classes, from the outside in. */
export interface Piece {
  readonly text: string;
  readonly place: string;
}

/** Elements whose text goes on in the same line. */
const INLINE = new Set(['b', 'i', 'em', 'strong', 'small', 'span', 'abbr', 'a', 'sup', 'sub', 'tspan']);

/** What is to be drawn again as soon as it has been drawn. */
const again: (() => void)[] = [];
options.debounceRendering = (draw) => void again.push(draw);

/** Draw it, hand it over to be read, and put it away. */
export function drawn<P extends object, T>(part: ComponentType<P>, props: P, look: (root: Branch) => T): T {
  const place = emptyPlace();
  render(h(part, props), place as unknown as Element);
  for (let draw = again.shift(); draw; draw = again.shift()) draw();
  try {
    return look(place);
  } finally {
    render(null, place as unknown as Element);
  }
}

/** All elements of this name and class inside, in their order. */
export function allOf(root: Branch, name: string, className?: string): readonly Branch[] {
  return root.childNodes.flatMap((leaf): readonly Branch[] => {
    if (leaf.nodeType !== 1) return [];
    const branch = leaf as Branch;
    const classes = (branch.getAttribute('class') ?? '').split(' ');
    const fits = branch.localName === name && (className === undefined || classes.includes(className));
    return [...(fits ? [branch] : []), ...allOf(branch, name, className)];
  });
}

/** What is read of an element in one go. */
export const textOf = (branch: Branch | undefined): string =>
  branch === undefined
    ? ''
    : piecesIn(branch)
        .filter(({ place }) => !place.endsWith(' label'))
        .map(({ text }) => text)
        .join(' ');

export const piecesIn = (root: Branch): readonly Piece[] => piecesOf(root, '');

function piecesOf(branch: Branch, path: string): readonly Piece[] {
  const found: Piece[] = [];
  let line = '';
  const end = (): void => {
    const text = line.replace(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' ')).trim();
    if (text !== '') found.push({ text, place: path });
    line = '';
  };
  const walk = (leaf: Leaf): void => {
    if (leaf.nodeType === 3) {
      line += leaf.data;
      return;
    }
    const child = leaf as Branch;
    const spoken = child.getAttribute('aria-label') ?? child.getAttribute('title');
    const here = `${path} ${child.localName}.${child.getAttribute('class') ?? ''}`;
    if (spoken !== null && spoken !== '') found.push({ text: spoken, place: `${here} label` });
    if (child.getAttribute('aria-hidden') === 'true') return;
    if (INLINE.has(child.localName)) {
      for (const one of child.childNodes) walk(one);
      return;
    }
    end();
    found.push(...piecesOf(child, here));
  };
  for (const child of branch.childNodes) walk(child);
  end();
  return found;
}
