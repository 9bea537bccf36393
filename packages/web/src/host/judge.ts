/** The page's end of a worker that decides for a seat from what it sees. Where it fails, whoever asked asks elsewhere. */
import type {
  Action,
  Change,
  GameEvent,
  Offer,
  Refusal,
  Rehearsal,
  Seat,
  Step,
  TableState,
} from '@kursbuch/table';

export type ToJudge =
  | {
      readonly type: 'open';
      readonly title: string;
      readonly start: TableState;
      readonly steps: readonly Step<Action, GameEvent>[];
    }
  | { readonly type: 'change'; readonly change: Change }
  | { readonly type: 'offers'; readonly id: number; readonly seat: Seat; readonly at: number }
  | { readonly type: 'seen'; readonly id: number; readonly seat: Seat; readonly at: number }
  | {
      readonly type: 'rehearse';
      readonly id: number;
      readonly seat: Seat;
      readonly action: Action;
      readonly at: number;
    };

/** What would follow, and whom the game would wait for then. */
interface Judged {
  readonly told: Rehearsal<GameEvent> | Refusal;
  readonly waiting: readonly Seat[];
}

export interface FromJudge {
  readonly id: number;
  /** Null: about another moment than the one it knows. */
  readonly answer:
    | { readonly offers: readonly Offer<Action>[] }
    | { readonly seen: TableState }
    | Judged
    | null
    | 'failed';
}

export interface Judge {
  change(change: Change): void;
  /** Undefined: it cannot say. */
  offers(seat: Seat, at: number): Promise<readonly Offer<Action>[] | undefined>;
  rehearse(seat: Seat, action: Action, at: number): Promise<Judged | undefined>;
  /** The table as a seat saw it after so many steps. */
  seen(seat: Seat, at: number): Promise<TableState | undefined>;
  end(): void;
}

export function judgeOf(
  title: string,
  { start, steps }: { readonly start: TableState; readonly steps: readonly Step<Action, GameEvent>[] },
): Judge {
  const worker = new Worker(new URL('./judgeWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: FromJudge['answer']) => void>();
  let asked = 0;
  let isGone = false;
  const tell = (message: ToJudge) => worker.postMessage(message);
  const lose = () => {
    isGone = true;
    worker.terminate();
    for (const hear of waiting.values()) hear('failed');
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<FromJudge>) => {
    const hear = waiting.get(data.id);
    waiting.delete(data.id);
    hear?.(data.answer);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    lose();
  };
  const question = (ask: (id: number) => ToJudge): Promise<FromJudge['answer']> => {
    if (isGone) return Promise.resolve('failed');
    const id = ++asked;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      tell(ask(id));
    });
  };
  tell({ type: 'open', title, start, steps });
  return {
    change: (change) => tell({ type: 'change', change }),
    async offers(seat, at) {
      const answer = await question((id) => ({ type: 'offers', id, seat, at }));
      return answer && answer !== 'failed' && 'offers' in answer ? answer.offers : undefined;
    },
    async rehearse(seat, action, at) {
      const answer = await question((id) => ({ type: 'rehearse', id, seat, action, at }));
      return answer && answer !== 'failed' && 'told' in answer ? answer : undefined;
    },
    async seen(seat, at) {
      const answer = await question((id) => ({ type: 'seen', id, seat, at }));
      return answer && answer !== 'failed' && 'seen' in answer ? answer.seen : undefined;
    },
    end: lose,
  };
}
