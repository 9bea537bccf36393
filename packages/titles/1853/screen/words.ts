/** What only 1853 says on the screen, in the language spoken now. */
import { screenWords } from '@kursbuch/screens/frame';
import { words as voices } from '../words/index.ts';

const screen = screenWords(voices);

export const own = () => screen().contracts;
export const mapWords = () => screen().map;
export const turnWords = () => screen().turn;
export const asks = () => screen().asks;
