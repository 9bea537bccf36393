export * from './crayon/habits.ts';
export * from './crayon/wanderer.ts';
export * from './dice.ts';
export * from './eighteen/habits.ts';
export * from './guard.ts';
export * from './players.ts';
export * from './random.ts';
export * from './wholeGame.ts';
