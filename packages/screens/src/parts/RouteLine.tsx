/** Time as a line: filled stops are done, the ring is now, grey is to come. */
import type { ComponentChildren } from 'preact';

export interface LineStop {
  readonly key: string;
  readonly label: ComponentChildren;
  readonly state: 'done' | 'now' | 'next';
}

export function RouteLine({ stops, label }: { readonly stops: readonly LineStop[]; readonly label: string }) {
  return (
    <ol class="line" aria-label={label}>
      {stops.map(({ key, label: text, state }) => (
        <li
          key={key}
          class={state === 'next' ? '' : state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {text}
        </li>
      ))}
    </ol>
  );
}
