/** The computer players of an 18xx title. */
import type { EighteenState } from '@kursbuch/eighteen';
import type { EighteenAction, EighteenAdviceReason, EighteenTitle } from '@kursbuch/titles';
import type { Player } from '../players.ts';
import { anyChoice } from '../random.ts';
import type { TitleJudgement } from './asking.ts';
import { beside, calmTasks } from './calm.ts';
import { eighteenHabits } from './habits.ts';
import { mannered } from './player.ts';
import { sharpPlayer } from './sharp.ts';
import { steadyTasks } from './steady.ts';

export type EighteenPlayer = Player<EighteenState, EighteenAction, EighteenAdviceReason>;

/** What players know of one title alone, by its name. */
const JUDGEMENTS: Readonly<Record<string, () => Promise<{ readonly judgement: TitleJudgement }>>> = {
  1830: () => import('./titles/1830.ts'),
  1848: () => import('./titles/1848.ts'),
  1853: () => import('./titles/1853.ts'),
  1854: () => import('./titles/1854.ts'),
};

export async function eighteenPlayers(loaded: EighteenTitle): Promise<readonly EighteenPlayer[]> {
  const { title } = loaded;
  const random = anyChoice(eighteenHabits(title));
  const known = await JUDGEMENTS[title.id]?.();
  const players: EighteenPlayer[] = [{ name: 'random', steps: 0, sit: () => random }];
  if (known) {
    const calm = { tasks: calmTasks, beside };
    const steady = { tasks: steadyTasks, beside };
    players.push(
      { name: 'calm', steps: 500, sit: (seat) => mannered(loaded, known.judgement, calm, seat) },
      { name: 'steady', steps: 2000, sit: (seat) => mannered(loaded, known.judgement, steady, seat) },
      { name: 'sharp', steps: 1200, sit: (seat) => sharpPlayer(loaded, known.judgement, steady, seat) },
    );
  }
  return players;
}
