/** What the one brain advises, asked of the host and told by the family. */
import type { Advice } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Shown, ShownAdvice } from '../game/shown.ts';
import { adviceAt } from './counsel.ts';

interface Given {
  readonly advice: Advice;
  /** In the language of the moment. */
  told(advice?: Advice): ShownAdvice;
}

/** What it says to a seat after so many steps; undefined while it considers, null if it has nothing to say. */
export function useAdvice(shown: Shown, seat: number | null, at: number): Given | null | undefined {
  const given = useSignal<Given | null | undefined>(undefined);
  const { adviser } = shown.game.host;
  useEffect(() => {
    let left = false;
    given.value = undefined;
    if (seat === null || !adviser) return undefined;
    const ask = async () => {
      const [advice, tell] = await Promise.all([adviceAt(shown.game, seat, at), shown.advice()]);
      if (!left) given.value = advice ? { advice, told: (other = advice) => tell(other, at) } : null;
    };
    // Who goes through time asks where he stays.
    const timer = setTimeout(
      () =>
        ask().catch(() => {
          given.value = null;
        }),
      shown.game.isPast.value ? 250 : 0,
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [shown, seat, at]);
  return given.value;
}
