export { openStore, type Place, type Store } from './store/store.ts';
export { Unusable } from './store/unusable.ts';
