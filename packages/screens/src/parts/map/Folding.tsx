/** A card over the map that folds to a line, so that one sees what lies under it. */
import './folding.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../Icon.tsx';

export function Folding({
  label,
  text,
  class: name,
  children,
}: {
  /** What it is about: folded it says no more. */
  readonly label: string;
  readonly text: { readonly fold: (what: string) => string; readonly unfold: (what: string) => string };
  readonly class: string;
  readonly children: ComponentChildren;
}) {
  const isFolded = useSignal(false);
  const says = isFolded.value ? text.unfold(label) : text.fold(label);
  return (
    <section class={`${name} folding map-over${isFolded.value ? ' is-folded' : ''}`} aria-label={label}>
      {!isFolded.value && children}
      {/* last: the keys come to the choices first */}
      <button
        type="button"
        class="fold"
        aria-expanded={!isFolded.value}
        aria-label={says}
        title={says}
        onClick={() => {
          isFolded.value = !isFolded.value;
        }}
      >
        {isFolded.value && label}
        <Icon name={isFolded.value ? 'up' : 'down'} size={16} />
      </button>
    </section>
  );
}
