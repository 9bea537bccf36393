/** Words that players of crayon games use for one and the same thing: whoever looks for one finds the others too. */
export const otherWords: readonly (readonly string[])[] = [
  ['auftrag', 'karte', 'kontrakt'],
  ['ware', 'ladung', 'fracht', 'chip'],
  ['lok', 'lokomotive', 'zug'],
  ['gleis', 'strecke', 'stück', 'stift'],
  ['gebühr', 'miete', 'maut'],
  ['ereignis', 'unglück'],
];
