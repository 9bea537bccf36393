/** What 1889 says: a folder a language, and a line here. */
export { words as de } from './de/index.ts';
export { words as en } from './en/index.ts';
