/**
 * A worker that decides for a seat from what it sees: what it may do, and what would follow. A game on a server is asked so
 * without waiting for the line; the server's word stands above it.
 */
import {
  type Action,
  type GameEvent,
  isRefusal,
  type Step,
  spelledOut,
  type Table,
  type TableEvent,
  type TableState,
  wasNeedless,
} from '@kursbuch/table';
import { loadTitle } from './families.ts';
import type { FromJudge, ToJudge } from './judge.ts';

interface Game {
  readonly table: Table<TableState, Action, GameEvent>;
  readonly start: TableState;
  readonly steps: readonly Step<Action, GameEvent>[];
  /** After all steps. */
  readonly view: TableState;
}

let game: Promise<Game> = Promise.reject(new Error('no game'));
game.catch(() => {});

function evolved(
  table: Game['table'],
  view: TableState,
  steps: readonly { readonly events: readonly (GameEvent | TableEvent)[] }[],
): TableState {
  return steps.flatMap(({ events }) => events).reduce(table.evolve, view);
}

function changed(
  { table, start, steps, view }: Game,
  change: Extract<ToJudge, { type: 'change' }>['change'],
): Game {
  const first = change.start ?? start;
  const all = [...steps.slice(0, change.from), ...change.steps];
  // Only what is added need be evolved; what was taken back is evolved anew.
  const isAdded = change.from === steps.length && !change.start;
  const next = isAdded ? evolved(table, view, change.steps) : evolved(table, first, all);
  return { table, start: first, steps: all, view: next };
}

async function answer(question: Exclude<ToJudge, { type: 'open' | 'change' }>): Promise<FromJudge['answer']> {
  const { table, start, steps, view } = await game;
  const { seat, at } = question;
  if (question.type === 'seen' && at < steps.length) {
    const seen = table.view(evolved(table, start, steps.slice(0, at)), [seat]);
    // What answered itself was nobody's decision.
    return wasNeedless(table, seen, steps[at], steps[at - 1]) ? null : { seen };
  }
  if (at !== steps.length) return null;
  if (question.type === 'seen') return { seen: table.view(view, [seat]) };
  if (question.type === 'offers') return { offers: table.choices(view, seat).map(spelledOut) };
  const told = table.rehearse(view, seat, question.action);
  if (isRefusal(told)) return { told, waiting: [] };
  return { told, waiting: table.waiting(evolved(table, view, [told])) };
}

self.onmessage = ({ data }: MessageEvent<ToJudge>) => {
  switch (data.type) {
    case 'open':
      game = loadTitle(data.title).then(({ table }) => {
        const { start, steps } = data;
        return { table, start, steps, view: evolved(table, start, steps) };
      });
      game.catch(() => {});
      return;
    case 'change':
      game = game.then((before) => changed(before, data.change));
      game.catch(() => {});
      return;
    default:
      answer(data).then(
        (found) => postMessage({ id: data.id, answer: found } satisfies FromJudge),
        () => postMessage({ id: data.id, answer: 'failed' } satisfies FromJudge),
      );
  }
};
