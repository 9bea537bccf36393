/** One scroller for several things in turn: each is found again where it was left. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** By these somebody scrolls himself. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export function useKeptScroll(key: string) {
  const ref = useRef<HTMLDivElement>(null);
  const left = useRef(new Map<string, number>());
  /** What belongs here has not come yet: that there is less to scroll now means nothing. */
  const isComing = useRef(false);
  useLayoutEffect(() => {
    const box = ref.current;
    const wanted = left.current.get(key) ?? 0;
    if (!box) return undefined;
    const isThere = (): boolean => {
      box.scrollTop = wanted;
      return Math.abs(box.scrollTop - wanted) < 1;
    };
    isComing.current = !isThere();
    if (!isComing.current) return undefined;
    const stop = () => {
      isComing.current = false;
      watching.disconnect();
      for (const type of BY_HAND) box.removeEventListener(type, stop);
    };
    const watching = new MutationObserver(() => {
      if (isThere()) stop();
    });
    watching.observe(box, { childList: true, subtree: true });
    for (const type of BY_HAND) box.addEventListener(type, stop, { passive: true });
    return stop;
  }, [key]);
  return {
    ref,
    onScroll: () => {
      if (!isComing.current) left.current.set(key, ref.current?.scrollTop ?? 0);
    },
  };
}
