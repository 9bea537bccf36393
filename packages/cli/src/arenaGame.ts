/** One game of an arena: it is played to its end, and watched. */
import { ADVISER, guarded, type Mishap, playWholeGame } from '@kursbuch/bots';
import {
  type Action,
  type Bot,
  isRefusal,
  placesOf,
  type RecordedAction,
  type Result,
  recordOf,
  type Setup,
  sameData,
  type TableState,
  winnersOf,
} from '@kursbuch/table';
import type { ArenaJob, Contest, Departure, Placing } from './arena.ts';
import type { Contestant, Contestants } from './contestants.ts';
import type { Hosted } from './families.ts';

/** Whose turn it is to sit where: whoever is named first sits one seat farther on in each game. */
const seatedIn = ({ bots }: ArenaJob, game: number): readonly Contestant[] =>
  bots.map((_, seat) => bots[(seat + bots.length - (game % bots.length)) % bots.length] as Contestant);

export class ArenaGame {
  readonly #job: ArenaJob;
  readonly #hosted: Hosted;
  readonly #contestants: Contestants;
  readonly #game: number;
  readonly #setup: Setup;
  readonly #actions: RecordedAction[] = [];
  readonly #times: Partial<Record<Contestant, number[]>> = {};
  readonly #mishaps: (Mishap & { readonly bot: Contestant })[] = [];
  readonly #departures: Departure[] = [];
  #breaches = 0;
  #ms = 0;
  /** What did not go as it should, the first thing. */
  #wrong: string | null = null;
  #profiling: ReturnType<Hosted['profile']> | undefined;

  constructor(job: ArenaJob, hosted: Hosted, contestants: Contestants, game: number) {
    this.#job = job;
    this.#hosted = hosted;
    this.#contestants = contestants;
    this.#game = game;
    const players = seatedIn(job, game).map((name, seat) => `${name} ${seat + 1}`);
    this.#setup = { players, seed: `${job.seed}-${game}`, options: job.options };
  }

  play(): Contest {
    const start = this.#hosted.table.setup(this.#setup);
    if (isRefusal(start)) {
      this.#wrong = `no table: ${start.reason} (${start.rule})`;
      return this.#told([], null);
    }
    if (this.#job.profile) this.#profiling = this.#hosted.profile(start);
    try {
      return this.#playFrom(start);
    } catch (error) {
      this.#wrong ??= `failed after ${this.#actions.length} actions: ${(error as Error).stack ?? error}`;
      return this.#told([], null);
    }
  }

  #playFrom(start: TableState): Contest {
    const { table } = this.#hosted;
    // Where lots are drawn for the seats a player sits where his name is.
    const nameIn = (seat: number) => (start.players[seat] as string).split(' ')[0] as Contestant;
    const watch = this.#hosted.watch(start);
    let before = start;
    const bots = start.players.map((_, seat) => this.#seated(nameIn(seat), seat));
    const played = playWholeGame(table, start, bots, {
      seed: this.#setup.seed,
      budget: (seat) => this.#contestants.budget(nameIn(seat)),
      onState: (state, index, entry, events) => {
        this.#actions.push(entry);
        this.#profiling?.see(before, entry, events, state);
        before = state;
        const found = watch.breaches(state);
        this.#breaches += found.length;
        if (found.length > 0) this.#wrong ??= `broken after action ${index}: ${found.join('; ')}`;
      },
    });
    if (played.trouble) this.#wrong ??= `stopped after ${this.#actions.length} actions: ${played.trouble}`;
    const { result } = played.state;
    return this.#told(result ? placingsOf(result, nameIn, watch.onFeet?.()) : [], result?.cause ?? null);
  }

  /** Somebody in a seat, whose mishaps and times are written down. */
  #seated(bot: Contestant, seat: number): Bot {
    const guard = guarded(this.#contestants.sit(bot, seat), {
      waiting: this.#hosted.table.waiting,
      seat,
      instead: this.#contestants.named('random').sit(seat),
      report: (mishap) => {
        this.#mishaps.push({ ...mishap, bot });
        this.#wrong ??= `${bot} ${mishap.kind} in action ${this.#actions.length}: ${mishap.detail}`;
      },
    });
    return {
      choose: (...asked) => {
        const begun = performance.now();
        const action = guard.choose(...asked);
        const took = performance.now() - begun;
        this.#ms += took;
        if (action) {
          this.#times[bot] ??= [];
          this.#times[bot].push(took);
          if (this.#job.again !== undefined) this.#askAgain(bot, seat, action, asked, this.#job.again);
        }
        return action;
      },
    };
  }

  /** Would it do the same with other seeds? Only what the adviser would not do is asked about. */
  #askAgain(
    bot: Contestant,
    seat: number,
    action: Action,
    [view, choices, seed]: Parameters<Bot['choose']>,
    times: number,
  ): void {
    if (bot === ADVISER || !this.#hosted.table.waiting(view).includes(seat)) return;
    const answer = (name: Contestant, asked: string) =>
      this.#contestants.sit(name, seat).choose(view, choices, asked, this.#contestants.budget(name));
    const advised = answer(ADVISER, seed);
    if (advised && sameData(action, advised)) return;
    const answers = Array.from({ length: times }, (_, time) => answer(bot, `${seed} again ${time}`));
    const same = answers.filter((one) => one && sameData(one, action)).length;
    const kind = `${view.agenda.at(-1)?.kind ?? ''} ${action.type}`;
    this.#departures.push({ bot, kind, repeated: same / times });
  }

  #told(placings: readonly Placing[], ending: string | null): Contest {
    const game = this.#game;
    const record = recordOf(this.#job.title, this.#setup, [...this.#actions]);
    const profiling = this.#profiling;
    return {
      game,
      actions: this.#actions.length,
      ending,
      ms: this.#ms,
      placings,
      times: this.#times,
      mishaps: this.#mishaps,
      breaches: this.#breaches,
      broken: this.#wrong === null ? null : { game, sentence: this.#wrong, record },
      ...(profiling && { profile: { figures: profiling.figures(), opening: profiling.opening() } }),
      ...(this.#job.again !== undefined && { departures: this.#departures }),
    };
  }
}

/** How everybody came out of it. */
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
