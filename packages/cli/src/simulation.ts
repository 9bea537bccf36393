/** Whole random games, and what came of them. Runs here or in a worker. */

import { playWholeGame } from '@kursbuch/bots';
import { type GameRecord, isRefusal, type RecordedAction, recordOf, type Setup } from '@kursbuch/table';
import { firstLanguage } from '@kursbuch/words';
import { hostedBy } from './families.ts';
import { titleFor } from './setup.ts';

/** Plain data: it travels to workers. */
export interface SimulationJob {
  readonly title: string;
  readonly players: number;
  readonly options: Setup['options'];
  readonly seed: string;
  /** The numbers of the games to play. */
  readonly games: readonly number[];
  readonly check: boolean;
}

/** A game that did not go as it should, with all that is needed to see it again. */
interface Trouble {
  readonly game: number;
  readonly sentence: string;
  readonly record: GameRecord;
}

interface Tally {
  readonly games: number;
  readonly actions: number;
  readonly shortest: number;
  readonly longest: number;
  /** How many games ended by which cause. */
  readonly endings: Readonly<Record<string, number>>;
  /** How often happened what the title counts, by name. */
  readonly counts: Readonly<Record<string, number>>;
  readonly broken: number;
  readonly troubles: readonly Trouble[];
}

const NOTHING: Tally = {
  games: 0,
  actions: 0,
  shortest: Number.POSITIVE_INFINITY,
  longest: 0,
  endings: {},
  counts: {},
  broken: 0,
  troubles: [],
};

type Counts = Readonly<Record<string, number>>;

function added(some: Counts, more: Counts): Counts {
  const sum = { ...some };
  for (const [name, count] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, one) => {
    return {
      games: sum.games + one.games,
      actions: sum.actions + one.actions,
      shortest: Math.min(sum.shortest, one.shortest),
      longest: Math.max(sum.longest, one.longest),
      endings: added(sum.endings, one.endings),
      counts: added(sum.counts, one.counts),
      broken: sum.broken + one.broken,
      troubles: [...sum.troubles, ...one.troubles],
    };
  }, NOTHING);
}

/** Play the games of a job. The same job gives the same games, wherever and with whatever others it runs. */
export async function simulate(job: SimulationJob): Promise<Tally> {
  const hosted = await hostedBy(await titleFor(job.title).load(), firstLanguage);
  const { table } = hosted;
  const players = Array.from({ length: job.players }, (_, seat) => `Player ${seat + 1}`);
  return sumOf(job.games.map(one));

  function one(number: number): Tally {
    const setup: Setup = { players, seed: `${job.seed}-${number}`, options: job.options };
    const actions: RecordedAction[] = [];
    const troubles: Trouble[] = [];
    let broken = 0;
    const counts: Record<string, number> = {};
    const trouble = (sentence: string) =>
      troubles.push({ game: number, sentence, record: recordOf(job.title, setup, [...actions]) });
    const start = table.setup(setup);
    if (isRefusal(start)) {
      trouble(`no table: ${start.reason} (${start.rule})`);
      return { ...NOTHING, games: 1, shortest: 0, troubles };
    }
    const watch = job.check ? hosted.watch(start) : null;
    let ending: string | undefined;
    try {
      const played = playWholeGame(table, start, hosted.randomPlayer(setup.seed), {
        seed: setup.seed,
        ...(hosted.longest === undefined ? {} : { limit: hosted.longest }),
        onState(state, index, entry, events) {
          actions.push(entry);
          for (const event of events) {
            const name = hosted.counted(event, state);
            if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
          }
          const found = watch?.breaches(state) ?? [];
          if (found.length > 0 && broken === 0) trouble(`broken after action ${index}: ${found.join('; ')}`);
          broken += found.length;
        },
      });
      ending = played.state.result?.cause;
      const isLeft = actions.length === hosted.longest;
      if (played.trouble && !isLeft) trouble(`stopped after ${actions.length} actions: ${played.trouble}`);
    } catch (error) {
      trouble(`failed after ${actions.length} actions: ${(error as Error).stack ?? error}`);
    }
    return {
      games: 1,
      actions: actions.length,
      shortest: actions.length,
      longest: actions.length,
      endings: { [ending ?? 'unfinished']: 1 },
      counts,
      broken,
      troubles,
    };
  }
}
