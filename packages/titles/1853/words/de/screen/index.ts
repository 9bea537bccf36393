/** What 1853 says on its screen. */
export { contracts } from './contracts.ts';
export { map } from './map.ts';
export { turn } from './turn.ts';
