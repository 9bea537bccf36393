/** What only 1854 says on the screen, in the language spoken now. */
import { screenWords } from '@kursbuch/screens/frame';
import { words as voices } from '../words/index.ts';

const screen = screenWords(voices);

export const own = () => screen().own;
export const mapWords = () => screen().map;
export const asks = () => screen().asks;
