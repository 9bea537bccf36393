/** Computer players: loaded when one of them is asked. */
import {
  brainOf,
  decide,
  type Explaining,
  explained,
  type Mishap,
  playersOf,
  type Question,
} from '@kursbuch/bots';
import {
  type Action,
  type Advice,
  type Budget,
  type LoadedTitle,
  stepsOf,
  type Table,
  type TableState,
} from '@kursbuch/table';

/** What somebody sees who wants to know what to do. */
export type Wondering = Pick<Question, 'seat' | 'view'> & { readonly whim?: number };

/** What it does; `mishap` says why another one answered in its place. */
export interface Answer {
  readonly action: Action | undefined;
  readonly mishap: Mishap['kind'] | null;
}

/** The computer players of a title. `isDue` says when nobody waits any longer: then the best so far is the answer. */
export interface Opponents {
  decide(question: Question, isDue: () => boolean): Answer;
  /** What the one brain advises, and why; null: it has nothing to say. */
  advise(wondering: Wondering): Advice | null;
  /** Why one of them did something, as far as somebody else may know; null: it keeps that to itself. */
  explain(asked: Explaining): Advice | null;
}

/** Steps, as long as the answer is not due. */
function untilDue(steps: number, isDue: () => boolean): Budget {
  const { spend } = stepsOf(steps);
  return { spend: (taken) => spend(taken) && !isDue() };
}

/** The computer players of a title. */
export async function opponentsOf(
  loaded: LoadedTitle,
  table: Pick<Table<TableState, Action, never>, 'waiting' | 'choices'>,
): Promise<Opponents> {
  const players = await playersOf(loaded);
  const warn = ({ kind, seat, detail }: Mishap): void => console.warn(`seat ${seat}: ${kind} ${detail}`);
  const brain = await brainOf(loaded, warn);
  return {
    decide(question, isDue) {
      const { action, mishaps } = decide(players, table, question, ({ steps }) => untilDue(steps, isDue));
      mishaps.forEach(warn);
      return { action, mishap: mishaps[0]?.kind ?? null };
    },
    advise: ({ view, seat, whim }) => brain.advise(view, seat, whim) ?? null,
    explain: (asked) => explained(players, table, asked) ?? null,
  };
}
