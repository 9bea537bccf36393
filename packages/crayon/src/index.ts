export * from './board.ts';
export * from './types.ts';
