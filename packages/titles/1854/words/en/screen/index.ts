/** What 1854 says on its screen. */
export { map } from './map.ts';
export { own } from './own.ts';
