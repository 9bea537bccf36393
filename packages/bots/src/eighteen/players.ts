/** The computer players of an 18xx title. */
import type {
  EighteenAction,
  EighteenAdviceReason,
  EighteenEvent,
  EighteenState,
  LoadedEighteen,
} from '@kursbuch/eighteen';
import { between } from '../between.ts';
import type { Player } from '../players.ts';
import { anyChoice } from '../random.ts';
import type { TitleJudgement } from './asking.ts';
import { beside, calmTasks } from './calm.ts';
import { eighteenHabits } from './habits.ts';
import { openings } from './openings.ts';
import { mannered } from './player.ts';
import { sharpPlayer } from './sharp.ts';
import { steadyTasks } from './steady.ts';
import { styleOf } from './styles.ts';

export type EighteenPlayer = Player<EighteenState, EighteenAction, EighteenAdviceReason>;

declare module '@kursbuch/eighteen' {
  interface LoadedEighteen {
    /** What players know of this title alone; without it only chance plays. */
    readonly player?: () => Promise<{
      readonly judgement: TitleJudgement;
      /** Figures of a finished game that only this title has, by name; undefined where there was nothing to count. */
      readonly figures?: (events: readonly EighteenEvent[]) => Readonly<Record<string, number | undefined>>;
    }>;
  }
}

/** How many of its decisions a player between two others thinks over like the better one, where a title does not say. */
const PARTS: NonNullable<TitleJudgement['parts']> = { lively: 0.22, careful: 0.48, keen: 0.25 };

export async function eighteenPlayers(loaded: LoadedEighteen): Promise<readonly EighteenPlayer[]> {
  const random = anyChoice(await eighteenHabits(loaded));
  const own = (await loaded.player?.())?.judgement;
  const players: EighteenPlayer[] = [{ name: 'random', steps: 0, sit: () => random }];
  if (own) {
    const best = own.bestWeights ? { ...own, weights: own.bestWeights } : own;
    const calm = { tasks: calmTasks, beside };
    const steady = { tasks: steadyTasks, plans: true, beside } as const;
    const sharp = { ...steady, tasks: { ...steadyTasks, ...openings } };
    const liking = (called?: string) => (called === undefined ? {} : { style: styleOf(called) });
    type Seated = Parameters<EighteenPlayer['sit']>;
    const calmly = (...[seat, called]: Seated) => mannered(loaded, own, { ...calm, ...liking(called) }, seat);
    const steadily = (...[seat, called]: Seated) =>
      mannered(loaded, own, { ...steady, ...liking(called) }, seat);
    const sharply = (...[seat, called]: Seated) =>
      sharpPlayer(loaded, best, { ...sharp, ...liking(called) }, seat);
    const amid =
      (simpler: typeof calmly, better: typeof calmly, part: number) =>
      (...seated: Seated) =>
        between(simpler(...seated), better(...seated), part);
    const { lively, careful, keen } = { ...PARTS, ...own.parts };
    players.push(
      { name: 'calm', steps: 500, sit: calmly },
      { name: 'lively', steps: 2000, sit: amid(calmly, steadily, lively) },
      { name: 'careful', steps: 2000, sit: amid(calmly, steadily, careful) },
      { name: 'steady', steps: 2000, sit: steadily },
      { name: 'keen', steps: 1000, sit: amid(steadily, sharply, keen) },
      { name: 'sharp', steps: 1000, sit: sharply },
    );
  }
  return players;
}
