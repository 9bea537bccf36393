export * from './dice.ts';
export * from './eighteen.ts';
export * from './random.ts';
export * from './wholeGame.ts';
