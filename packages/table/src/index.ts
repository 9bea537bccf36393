export * from './agenda.ts';
export * from './chance.ts';
export * from './choices.ts';
export * from './conservation.ts';
export * from './record.ts';
export * from './secrets.ts';
export * from './setup.ts';
export * from './types.ts';
