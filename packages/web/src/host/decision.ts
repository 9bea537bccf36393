/**
 * One decision of a computer player, by the clock: one that hangs, is lost or takes longer than it says is ended, and a
 * weaker one decides in its place, so that no game waits for ever.
 */
import type { Explaining, Question } from '@kursbuch/bots';
import { standInsOf } from '@kursbuch/bots/players';
import type { Replaced } from '@kursbuch/screens/host/gameHost.ts';
import type { Advice } from '@kursbuch/table';
import type { Answer, Wondering } from './opponents.ts';
import { ADVICE, GRACE, LOADING, PATIENCE } from './patience.ts';
import type { FromThinker, ToThinker } from './thinker.ts';

/** A worker that thinks, as far as a decision needs one. */
export interface Thinker {
  post(message: ToThinker): void;
  /** `lost`: it cannot be started, or is gone. */
  listen(hear: (message: FromThinker | 'lost') => void): void;
  end(): void;
}

interface Decided {
  readonly action: Answer['action'];
  /** Somebody else decided, and why. */
  readonly replaced: Omit<Replaced, 'seat'> | null;
}

type Thought =
  | Answer
  | { readonly advice: Advice | null }
  | 'hung'
  | 'hurried'
  | 'lost'
  | 'notLoaded'
  | 'dropped';

export interface Deciding {
  /** Null: nobody waits for it any more. No action: there is none, or what it needs did not come. */
  decide(
    asked: Question & { readonly title: string },
    begun: (patience: number) => void,
  ): Promise<Decided | null>;
  /** What the one brain advises, and why, one question after the other; null: it cannot say. */
  advise(asked: Wondering & { readonly title: string }): Promise<Advice | null>;
  /** Why a player did something, in its turn with other questions; null: it keeps that to itself. */
  explain(asked: Explaining & { readonly title: string }): Promise<Advice | null>;
  /** Let somebody quicker decide now. */
  hurry(): void;
  /** Nobody waits for the answer any more. */
  drop(): void;
}

export function deciding(connect: () => Thinker): Deciding {
  let thinker: Thinker | undefined;
  let finish: ((outcome: Thought) => void) | undefined;
  /** Whoever asks for advice meanwhile waits for this. */
  let advised: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    thinker?.end();
    thinker = undefined;
  };

  function ask(message: ToThinker, begun: (patience: number) => void): Promise<Thought> {
    thinker ??= connect();
    const one = thinker;
    return new Promise((resolve) => {
      let clock = setTimeout(() => finish?.('notLoaded'), LOADING);
      finish = (outcome) => {
        clearTimeout(clock);
        finish = undefined;
        // One that still thinks would answer the next question with this one's answer.
        if (typeof outcome === 'string') end();
        resolve(outcome);
      };
      one.listen((heard) => {
        if (one !== thinker) return;
        if (heard !== 'begun') return finish?.(heard);
        clearTimeout(clock);
        clock = setTimeout(() => finish?.('hung'), message.patience + GRACE);
        begun(message.patience);
      });
      one.post(message);
    });
  }

  /** One question for reasons after the other. */
  function wonder(message: ToThinker): Promise<Advice | null> {
    const advice = advised.then(async () => {
      const outcome = await ask(message, () => {});
      return typeof outcome === 'object' && 'advice' in outcome ? outcome.advice : null;
    });
    advised = advice;
    return advice;
  }

  return {
    async decide(asked, begun) {
      let why: Replaced['why'] | null = null;
      for (const player of [asked.player, ...standInsOf(asked.player)]) {
        const outcome = await ask({ ...asked, player, patience: PATIENCE[player] }, begun);
        if (outcome === 'dropped') return null;
        if (outcome === 'notLoaded') return { action: undefined, replaced: null };
        if (typeof outcome === 'string') {
          // Who was hurried is one thing; that the other one hung has to be said.
          if (why === null || why === 'hurried') why = outcome;
          continue;
        }
        if ('advice' in outcome) break;
        why ??= outcome.mishap;
        return { action: outcome.action, replaced: why && { why } };
      }
      return { action: undefined, replaced: null };
    },
    advise: (asked) => wonder({ ...asked, why: 'advice', patience: ADVICE }),
    explain: (asked) => wonder({ ...asked, why: 'done', patience: ADVICE }),
    hurry: () => finish?.('hurried'),
    drop: () => finish?.('dropped'),
  };
}

/** A worker of its own to think in. */
export function thinker(): Thinker {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    listen(hear) {
      worker.onmessage = ({ data }: MessageEvent<FromThinker>) => hear(data);
      worker.onerror = (event) => {
        event.preventDefault();
        hear('lost');
      };
    },
    end: () => worker.terminate(),
  };
}
