/** The names of rounds: a list of saved games tells them before any game is loaded. */
import type { RoundWords } from '../../crayon/types.ts';

export const rounds: RoundWords = {
  roundName: (round) => (round === 0 ? 'Aufbau' : `Runde ${round}`),
};
