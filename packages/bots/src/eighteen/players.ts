/** The computer players of an 18xx title. */
import type { EighteenState } from '@kursbuch/eighteen';
import type { EighteenAction, EighteenTitle } from '@kursbuch/titles';
import type { Player } from '../players.ts';
import { anyChoice } from '../random.ts';
import { eighteenHabits } from './habits.ts';

export type EighteenPlayer = Player<EighteenState, EighteenAction>;

export function eighteenPlayers({ title }: EighteenTitle): readonly EighteenPlayer[] {
  const random = anyChoice(eighteenHabits(title));
  return [{ name: 'random', steps: 0, sit: () => random }];
}
