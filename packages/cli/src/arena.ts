/** Games of computer players against each other, and how each fared. Runs here or in a worker. */

import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  ADVISER,
  brainOf,
  guarded,
  type Mishap,
  PLAYER_NAMES,
  type Player,
  type PlayerName,
  playersOf,
  playWholeGame,
} from '@kursbuch/bots';
import {
  type Action,
  type Bot,
  type Budget,
  type GameRecord,
  isRefusal,
  placesOf,
  type RecordedAction,
  type Result,
  recordOf,
  type Setup,
  sameData,
  stepsOf,
  winnersOf,
} from '@kursbuch/table';
import { firstLanguage } from '@kursbuch/words';
import { hostedBy } from './families.ts';
import type { Profile } from './profile.ts';
import { titleFor } from './setup.ts';

/**
 * Whoever can sit at an arena: a player; somebody who does all that guide and hint advise, and nothing else; the adviser who
 * asks others for what they have at the least price first, so that gifts come to light; or the strongest player as another
 * checkout of the program has it, so that whoever improves it sees what has come of that.
 */
export const CONTESTANTS = [...PLAYER_NAMES, 'advised', 'asking', 'former'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

export const isContestant = (text: string): text is Contestant => CONTESTANTS.some((name) => name === text);

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
interface Placing {
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

/** Play the games of a job. The same job without a clock gives the same games, wherever and with whatever others it runs. */
export async function contest(job: ArenaJob, players?: readonly Player[]): Promise<readonly Contest[]> {
  const loaded = await titleFor(job.title).load();
  const hosted = await hostedBy(loaded, firstLanguage);
  const known = players ?? (await playersOf(loaded));
  const named = (name: PlayerName) => known.find((player) => player.name === name) as Player;
  const former = job.former === undefined ? undefined : await formerPlayer(job.former, job.title);
  const brain = await brainOf(loaded);
  const playerFor = (name: Exclude<Contestant, 'advised'>) =>
    name === 'former' ? (former as Player) : named(name === 'asking' ? ADVISER : name);
  const stepsFor = (name: Contestant) => (name === 'advised' ? 0 : playerFor(name).steps);
  const seated = (name: Contestant, seat: number): Bot => {
    if (name === 'advised') return { choose: (view) => brain.advise(view, seat)?.action };
    const bot = playerFor(name).sit(seat);
    return name === 'asking' ? hosted.asksFirst(bot, seat) : bot;
  };
  const { table } = hosted;
  return job.games.map(one);

  function one(game: number): Contest {
    const count = job.bots.length;
    const seats = job.bots.map((_, seat) => job.bots[(seat + count - (game % count)) % count] as Contestant);
    const names = seats.map((name, seat) => `${name} ${seat + 1}`);
    const setup: Setup = { players: names, seed: `${job.seed}-${game}`, options: job.options };
    const actions: RecordedAction[] = [];
    const times: Partial<Record<Contestant, number[]>> = {};
    const mishaps: (Mishap & { readonly bot: Contestant })[] = [];
    const departures: Departure[] = [];
    let [breaches, ms] = [0, 0];
    let wrong: string | null = null;
    const result = (placings: readonly Placing[], ending: string | null): Contest => {
      const record = recordOf(job.title, setup, [...actions]);
      const broken = wrong === null ? null : { game, sentence: wrong, record };
      const told = profiling && { profile: { figures: profiling.figures(), opening: profiling.opening() } };
      return {
        game,
        actions: actions.length,
        ending,
        ms,
        placings,
        times,
        mishaps,
        breaches,
        broken,
        ...told,
        ...(job.again !== undefined && { departures }),
      };
    };
    const budgetOf = (bot: Contestant) =>
      job.ms === undefined ? stepsOf(job.steps ?? stepsFor(bot)) : clock(job.ms);
    /** Would it do the same with other seeds? Only what the adviser would not do is asked about. */
    const askAgain = (
      bot: Contestant,
      seat: number,
      action: Action,
      [view, choices, seed]: Parameters<Bot['choose']>,
      times: number,
    ): void => {
      if (bot === ADVISER || !table.waiting(view).includes(seat)) return;
      const advised = named(ADVISER).sit(seat).choose(view, choices, seed, budgetOf(ADVISER));
      if (advised && sameData(action, advised)) return;
      const answers = Array.from({ length: times }, (_, time) =>
        seated(bot, seat).choose(view, choices, `${seed} again ${time}`, budgetOf(bot)),
      );
      const same = answers.filter((answer) => answer && sameData(answer, action)).length;
      const kind = `${view.agenda.at(-1)?.kind ?? ''} ${action.type}`;
      departures.push({ bot, kind, repeated: same / times });
    };
    const start = table.setup(setup);
    const profiling = job.profile && !isRefusal(start) ? hosted.profile(start) : undefined;
    if (isRefusal(start)) {
      wrong = `no table: ${start.reason} (${start.rule})`;
      return result([], null);
    }
    // Where lots are drawn for the seats a player sits where his name is.
    const nameIn = (seat: number) => (start.players[seat] as string).split(' ')[0] as Contestant;
    const bots = start.players.map((_, seat): Bot => {
      const bot = nameIn(seat);
      const guard = guarded(seated(bot, seat), {
        waiting: table.waiting,
        seat,
        instead: named('random').sit(seat),
        report(mishap) {
          mishaps.push({ ...mishap, bot });
          wrong ??= `${bot} ${mishap.kind} in action ${actions.length}: ${mishap.detail}`;
        },
      });
      return {
        choose(...asked) {
          const begun = performance.now();
          const action = guard.choose(...asked);
          const took = performance.now() - begun;
          ms += took;
          if (action) {
            times[bot] ??= [];
            times[bot].push(took);
            if (job.again !== undefined) askAgain(bot, seat, action, asked, job.again);
          }
          return action;
        },
      };
    });
    const watch = hosted.watch(start);
    let before = start;
    try {
      const played = playWholeGame(table, start, bots, {
        seed: setup.seed,
        budget: (seat) => budgetOf(nameIn(seat)),
        onState(state, index, entry, events) {
          actions.push(entry);
          profiling?.see(before, entry, events, state);
          before = state;
          const found = watch.breaches(state);
          breaches += found.length;
          if (found.length > 0) wrong ??= `broken after action ${index}: ${found.join('; ')}`;
        },
      });
      if (played.trouble) wrong ??= `stopped after ${actions.length} actions: ${played.trouble}`;
      const { result: ending } = played.state;
      return result(ending ? placingsOf(ending, nameIn, watch.onFeet?.()) : [], ending?.cause ?? null);
    } catch (error) {
      wrong ??= `failed after ${actions.length} actions: ${(error as Error).stack ?? error}`;
      return result([], null);
    }
  }
}

export function placingsOf(
  ending: Result,
  nameIn: (seat: number) => Contestant,
  onFeet: readonly number[] | undefined,
): readonly Placing[] {
  const { scores } = ending;
  const winners = winnersOf(ending);
  const places = placesOf(ending);
  const total = scores.reduce((sum, score) => sum + Math.max(0, score), 0);
  return scores.map((worth, seat) => ({
    bot: nameIn(seat),
    win: winners.includes(seat) ? 1 / winners.length : 0,
    rank: places[seat] ?? scores.length,
    worth,
    share: total > 0 ? Math.max(0, worth) / total : 1 / scores.length,
    ...(onFeet && { isOnFeet: onFeet.includes(seat) }),
  }));
}

// ---------------------------------------------------------------- figures

/** A mean, and how far to each side it may be off, at 95 %. */
interface Estimate {
  readonly mean: number;
  readonly margin: number;
}

export function estimate(values: readonly number[]): Estimate {
  const count = values.length;
  if (count === 0) return { mean: 0, margin: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, margin: count > 1 ? 1.96 * Math.sqrt(squares / (count - 1) / count) : 0 };
}

/** Where a part of so many games may truly lie, at 95 % (Wilson). */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const [z, part] = [1.96, wins / games];
  const middle = part + (z * z) / (2 * games);
  const half = z * Math.sqrt((part * (1 - part)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

/** The value so far up in these, 0.5 for the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
