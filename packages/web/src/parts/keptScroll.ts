/** One scroller for several things in turn: each is found again where it was left. */
import { useLayoutEffect, useRef } from 'preact/hooks';

export function useKeptScroll(key: string) {
  const ref = useRef<HTMLDivElement>(null);
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = left.current.get(key) ?? 0;
  }, [key]);
  return {
    ref,
    onScroll: () => void left.current.set(key, ref.current?.scrollTop ?? 0),
  };
}
