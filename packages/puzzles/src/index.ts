export * from './day.ts';
export * from './faults.ts';
export * from './kinds.ts';
export * from './puzzle.ts';
export * from './stars.ts';
export * from './stock.ts';
export * from './streak.ts';
