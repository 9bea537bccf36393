/** The computer players of an 18xx title. */
import type { EighteenAction, EighteenAdviceReason, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
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

/** What players know of a title, if somebody has taught them. */
export const judgementOf = async (id: string): Promise<TitleJudgement | undefined> =>
  (await JUDGEMENTS[id]?.())?.judgement;

export async function eighteenPlayers(loaded: LoadedEighteen): Promise<readonly EighteenPlayer[]> {
  const { title } = loaded;
  const random = anyChoice(eighteenHabits(title));
  const own = await judgementOf(title.id);
  const players: EighteenPlayer[] = [{ name: 'random', steps: 0, sit: () => random }];
  if (own) {
    const calm = { tasks: calmTasks, beside };
    const steady = { tasks: steadyTasks, plans: true, beside } as const;
    players.push(
      { name: 'calm', steps: 500, sit: (seat) => mannered(loaded, own, calm, seat) },
      { name: 'steady', steps: 2000, sit: (seat) => mannered(loaded, own, steady, seat) },
      { name: 'sharp', steps: 1000, sit: (seat) => sharpPlayer(loaded, own, steady, seat) },
    );
  }
  return players;
}
