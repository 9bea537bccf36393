/** Games of computer players against each other, and how each fared. Runs here or in a worker. */

import type { Mishap, Player } from '@kursbuch/bots';
import type { GameRecord, Setup } from '@kursbuch/table';
import { firstLanguage } from '@kursbuch/words';
import { ArenaGame } from './arenaGame.ts';
import { type Contestant, Contestants } from './contestants.ts';
import { hostedBy } from './families.ts';
import type { Profile } from './profile.ts';
import { titleFor } from './setup.ts';

/** Plain data: it travels to workers. */
export interface ArenaJob {
  readonly title: string;
  /** Who plays, a name for each seat. The first sits in seat 0 of game 0, in seat 1 of game 1, and so on. */
  readonly bots: readonly Contestant[];
  readonly options: Setup['options'];
  readonly seed: string;
  /** The numbers of the games to play. */
  readonly games: readonly number[];
  /** So many steps a decision instead of what each player spends by itself, */
  readonly steps?: number;
  /** or so many milliseconds. */
  readonly ms?: number;
  /** It is told how the games were played. */
  readonly profile?: boolean;
  /** Whoever decides otherwise than the adviser is asked again so often, each time with another seed. */
  readonly again?: number;
  /** The folder of the checkout from which the former player comes. */
  readonly former?: string;
}

/** How somebody came out of a game. */
export interface Placing {
  readonly bot: Contestant;
  /** Part of the win: the best share it. */
  readonly win: number;
  readonly rank: number;
  readonly worth: number;
  /** Part of what all at the table are worth. */
  readonly share: number;
  /** Had it something of its own early on, where a family says what that is? */
  readonly isOnFeet?: boolean;
}

/** A game that did not go as it should, with all that is needed to see it again. */
export interface Broken {
  readonly game: number;
  readonly sentence: string;
  readonly record: GameRecord;
}

export interface Contest {
  readonly game: number;
  readonly actions: number;
  readonly ending: string | null;
  /** How long it took, without checking. */
  readonly ms: number;
  readonly placings: readonly Placing[];
  /** Milliseconds of each decision. */
  readonly times: Readonly<Partial<Record<Contestant, readonly number[]>>>;
  readonly mishaps: readonly (Mishap & { readonly bot: Contestant })[];
  readonly breaches: number;
  readonly broken: Broken | null;
  readonly profile?: Profile;
  readonly departures?: readonly Departure[];
}

/** A decision other than the adviser's, and in which part of some other seeds it was made again. */
export interface Departure {
  readonly bot: Contestant;
  /** What was asked, and what was done. */
  readonly kind: string;
  readonly repeated: number;
}

/** Play the games of a job. The same job without a clock gives the same games, wherever and with whatever others it runs. */
export async function contest(job: ArenaJob, players?: readonly Player[]): Promise<readonly Contest[]> {
  const loaded = await titleFor(job.title).load();
  const hosted = await hostedBy(loaded, firstLanguage);
  const contestants = await Contestants.of(job, loaded, hosted, players);
  return job.games.map((game) => new ArenaGame(job, hosted, contestants, game).play());
}
