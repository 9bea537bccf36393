/** The buttons of a decision bar, quiet to loud. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { pointed } from '../pointed.ts';

/** Something that can be done from the bar itself. */
export interface Act {
  readonly key: string;
  readonly label: string;
  readonly tone: 'quiet' | 'alt' | 'go';
  /** The key that does the same. */
  readonly keyName?: string;
  /** Out of reach for a moment. */
  readonly off?: boolean;
  /** Possible as well, and not what is asked: at the foot of a phone it gives way to that. */
  readonly isBeside?: boolean;
  readonly run: () => void;
}

/** The name by which a button of the bar can be pointed at. */
export const actName = (key: string): string => `act ${key}`;

/** While the host is being asked the acts stand as they were, out of reach: nothing flickers. */
export function useSteady(acts: readonly Act[], isAsking: boolean): readonly Act[] {
  const last = useRef<readonly Act[]>([]);
  if (!isAsking) last.current = acts;
  return isAsking ? last.current.map((act) => ({ ...act, off: true })) : acts;
}

export function Acts({
  acts,
  children,
}: {
  readonly acts: readonly Act[];
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="acts">
      {children}
      {acts.map(({ key, label, tone, keyName, off = false, run }) => (
        <button
          key={key}
          type="button"
          class={`btn ${tone}`}
          data-act={key}
          {...pointed(actName(key))}
          aria-keyshortcuts={keyName}
          aria-disabled={off || undefined}
          onClick={off ? undefined : run}
        >
          {label}
          {keyName && <kbd>{keyName}</kbd>}
        </button>
      ))}
    </div>
  );
}
