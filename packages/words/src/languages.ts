/** The languages there are: a folder each, and a line here. */
export { de } from './de/index.ts';
export { en } from './en/index.ts';
