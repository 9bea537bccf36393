/** What may be drawn a moment later than the rest, so that the rest is there at once. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

interface Later<Value> {
  /** What the source said when it was first asked, and from then on what it says, after the next picture. */
  readonly said: ReadonlySignal<Value>;
  /** Listen to the source, until what comes back is called. */
  follow(): () => void;
}

export function later<Value>(source: ReadonlySignal<Value>): Later<Value> {
  const said = signal(source.peek());
  let picture = 0;
  let after: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    cancelAnimationFrame(picture);
    clearTimeout(after);
  };
  const follow = () => {
    const stop = effect(() => {
      const { value } = source;
      forget();
      if (value === said.peek()) return;
      picture = requestAnimationFrame(() => {
        after = setTimeout(() => {
          said.value = value;
        });
      });
    });
    return () => {
      stop();
      forget();
    };
  };
  return { said, follow };
}

export function useLater<Value>(source: ReadonlySignal<Value>): ReadonlySignal<Value> {
  const { said, follow } = useMemo(() => later(source), [source]);
  useEffect(follow, [follow]);
  return said;
}
