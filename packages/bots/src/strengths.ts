/** Which players a title has, for whoever only offers them: nothing of them is loaded to know. */
import { PLAYER_NAMES, type PlayerName } from './players.ts';

/** The titles that Sharp plays. */
const SHARP: ReadonlySet<string> = new Set(['1830', '1848', '1853', '1854', 'benelux']);

/** The names that `playersOf` gives, weakest first. */
export const strengthsOf = (title: string): readonly PlayerName[] =>
  PLAYER_NAMES.filter((name) => name !== 'sharp' || SHARP.has(title));
