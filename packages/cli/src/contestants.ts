/** Who sits at an arena, and what each may spend on a decision. */

import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ADVISER, brainOf, PLAYER_NAMES, type Player, type PlayerName, playersOf } from '@kursbuch/bots';
import { type Bot, type Budget, type LoadedTitle, stepsOf } from '@kursbuch/table';
import type { ArenaJob } from './arena.ts';
import type { Hosted } from './families.ts';

/**
 * Whoever can sit at an arena: a player; somebody who does all that guide and hint advise, and nothing else; the adviser who
 * asks others for what they have at the least price first, so that gifts come to light; or the strongest player as another
 * checkout of the program has it, so that whoever improves it sees what has come of that.
 */
export const CONTESTANTS = [...PLAYER_NAMES, 'advised', 'asking', 'former'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

export const isContestant = (text: string): text is Contestant => CONTESTANTS.some((name) => name === text);

/** As long as the clock says. */
function clock(ms: number): Budget {
  const end = performance.now() + ms;
  return { spend: () => performance.now() < end };
}

/**
 * The strongest player of a title as another checkout has it. Views, choices and actions are plain data, so it can sit here as
 * long as the rules are the same.
 */
export async function formerPlayer(folder: string, title: string): Promise<Player | undefined> {
  const part = (path: string) => import(pathToFileURL(join(resolve(folder), 'packages', path)).href);
  const { titleNamed } = await part('titles/index.ts');
  const { playersOf } = await part('bots/src/index.ts');
  const entry = titleNamed(title);
  const players: readonly Player[] = entry ? await playersOf(await entry.load()) : [];
  return players.at(-1);
}

/** Everybody who plays in a job. */
export class Contestants {
  readonly #job: ArenaJob;
  readonly #hosted: Hosted;
  readonly #players: readonly Player[];
  readonly #former: Player | undefined;
  readonly #brain: Awaited<ReturnType<typeof brainOf>>;

  private constructor(
    job: ArenaJob,
    hosted: Hosted,
    players: readonly Player[],
    former: Player | undefined,
    brain: Awaited<ReturnType<typeof brainOf>>,
  ) {
    this.#job = job;
    this.#hosted = hosted;
    this.#players = players;
    this.#former = former;
    this.#brain = brain;
  }

  static async of(
    job: ArenaJob,
    loaded: LoadedTitle,
    hosted: Hosted,
    players?: readonly Player[],
  ): Promise<Contestants> {
    const former = job.former === undefined ? undefined : await formerPlayer(job.former, job.title);
    return new Contestants(job, hosted, players ?? (await playersOf(loaded)), former, await brainOf(loaded));
  }

  named(name: PlayerName): Player {
    return this.#players.find((player) => player.name === name) as Player;
  }

  #playerFor(name: Exclude<Contestant, 'advised'>): Player {
    if (name === 'former') return this.#former as Player;
    return this.named(name === 'asking' ? ADVISER : name);
  }

  sit(name: Contestant, seat: number): Bot {
    if (name === 'advised') return { choose: (view) => this.#brain.advise(view, seat)?.action };
    const bot = this.#playerFor(name).sit(seat);
    return name === 'asking' ? this.#hosted.asksFirst(bot, seat) : bot;
  }

  budget(name: Contestant): Budget {
    const { ms, steps } = this.#job;
    if (ms !== undefined) return clock(ms);
    return stepsOf(steps ?? (name === 'advised' ? 0 : this.#playerFor(name).steps));
  }
}
