/** The computer players of a crayon title. */
import type { CrayonAction, CrayonAdviceReason, CrayonState, LoadedCrayon } from '@kursbuch/crayon';
import type { Player } from '../players.ts';
import { anyChoice } from '../random.ts';
import { plainReasons } from './advice.ts';
import { crayonHabits } from './habits.ts';
import { CALM, CAREFUL, KEEN, LIVELY, SHARP, STEADY } from './manners.ts';
import { planner } from './player.ts';

type CrayonPlayer = Player<CrayonState, CrayonAction, CrayonAdviceReason>;

export function crayonPlayers({ title }: LoadedCrayon): readonly CrayonPlayer[] {
  const random = anyChoice(crayonHabits(title));
  const plainly: CrayonPlayer['plainly'] = (state, seat, action) => plainReasons(title, state, seat, action);
  const players: readonly CrayonPlayer[] = [
    { name: 'random', steps: 0, sit: () => random },
    { name: 'calm', steps: 100, sit: (seat) => planner(title, CALM, seat) },
    { name: 'lively', steps: 200, sit: (seat) => planner(title, LIVELY, seat) },
    { name: 'careful', steps: 500, sit: (seat) => planner(title, CAREFUL, seat) },
    { name: 'steady', steps: 500, sit: (seat) => planner(title, STEADY, seat) },
    { name: 'keen', steps: 1000, sit: (seat) => planner(title, KEEN, seat) },
    { name: 'sharp', steps: 1000, sit: (seat) => planner(title, SHARP, seat) },
  ];
  // One that takes any choice has no reasons.
  return players.map((player) => (player.name === 'random' ? player : { ...player, plainly }));
}
