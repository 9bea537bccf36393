/** The computer players of a crayon title. */
import type { CrayonAction, CrayonAdviceReason, CrayonState, LoadedCrayon } from '@kursbuch/crayon';
import type { Player } from '../players.ts';
import { anyChoice } from '../random.ts';
import { crayonHabits } from './habits.ts';
import { CALM, SHARP, STEADY } from './manners.ts';
import { planner } from './player.ts';

export type CrayonPlayer = Player<CrayonState, CrayonAction, CrayonAdviceReason>;

export function crayonPlayers({ title }: LoadedCrayon): readonly CrayonPlayer[] {
  const random = anyChoice(crayonHabits(title));
  return [
    { name: 'random', steps: 0, sit: () => random },
    { name: 'calm', steps: 100, sit: (seat) => planner(title, CALM, seat) },
    { name: 'steady', steps: 500, sit: (seat) => planner(title, STEADY, seat) },
    { name: 'sharp', steps: 1000, sit: (seat) => planner(title, SHARP, seat) },
  ];
}
