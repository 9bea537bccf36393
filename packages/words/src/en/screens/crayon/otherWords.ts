/** Words that players of crayon games use for one and the same thing: whoever looks for one finds the others too. */
export const otherWords: readonly (readonly string[])[] = [
  ['order', 'contract', 'card'],
  ['good', 'load', 'freight', 'chip'],
  ['train', 'locomotive', 'engine'],
  ['track', 'line', 'segment', 'crayon'],
  ['fee', 'rent', 'toll'],
  ['event', 'disaster'],
];
