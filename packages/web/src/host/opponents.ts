/** Computer players: loaded when one of them is asked. */
import { brainOf, guarded, type Mishap, type Player, playersOf } from '@kursbuch/bots';
import {
  type Action,
  type Advice,
  type Budget,
  type LoadedTitle,
  type Seat,
  stepsOf,
  type Table,
  type TableState,
} from '@kursbuch/table';
import type { Opponent } from './gameHost.ts';

/** What a computer player has to decide by: it knows no more of the game. */
export interface Asked {
  readonly player: Opponent;
  readonly seat: Seat;
  readonly view: TableState;
  readonly seed: string;
}

/** What somebody sees who wants to know what to do. */
export type Wondering = Pick<Asked, 'seat' | 'view'> & { readonly whim?: number };

/** What it does; `mishap` says why another one answered in its place. */
export interface Answer {
  readonly action: Action | undefined;
  readonly mishap: Mishap['kind'] | null;
}

/** The computer players of a title. `isDue` says when nobody waits any longer: then the best so far is the answer. */
export interface Opponents {
  decide(asked: Asked, isDue: () => boolean): Answer;
  /** What the one brain advises, and why; null: it has nothing to say. */
  advise(wondering: Wondering): Advice | null;
}

/** Steps, as long as the answer is not due. */
function untilDue(steps: number, isDue: () => boolean): Budget {
  const { spend } = stepsOf(steps);
  return { spend: (taken) => spend(taken) && !isDue() };
}

/** Who answers for a player that fails: a weaker one that is not asked much, at last the one that takes any choice. */
const instead = (player: Opponent): readonly Opponent[] =>
  player === 'random' ? [] : player === 'calm' ? ['random'] : ['calm', 'random'];

/** The computer players of a title. */
export async function opponentsOf(
  loaded: LoadedTitle,
  { waiting, choices }: Pick<Table<TableState, Action, never>, 'waiting' | 'choices'>,
): Promise<Opponents> {
  const players = new Map((await playersOf(loaded)).map((one): [string, Player] => [one.name, one]));
  const brain = await brainOf(loaded, ({ kind, seat, detail }) =>
    console.warn(`advice for seat ${seat}: ${kind} ${detail}`),
  );
  const decide: Opponents['decide'] = ({ player, seat, view, seed }, isDue) => {
    let mishap: Mishap['kind'] | null = null;
    const first = ([name, ...others]: readonly Opponent[]): Action | undefined => {
      const one = players.get(name ?? '');
      // One that nobody has taught this title gives way without a word.
      if (!one) return others.length > 0 ? first(others) : undefined;
      const bot = guarded(one.sit(seat), {
        waiting,
        seat,
        instead: { choose: () => first(others) },
        report({ kind, detail }) {
          mishap ??= kind;
          console.warn(`seat ${seat}: ${kind} ${detail}`);
        },
      });
      return bot.choose(view, choices(view, seat), seed, untilDue(one.steps, isDue));
    };
    return { action: first([player, ...instead(player)]), mishap };
  };
  return {
    decide,
    advise: ({ view, seat, whim }) => brain.advise(view, seat, whim) ?? null,
  };
}
