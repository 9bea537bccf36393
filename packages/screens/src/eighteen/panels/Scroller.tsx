/** A part that scrolls sideways where the room is narrow; the keyboard reaches it too. */
import type { ComponentChildren } from 'preact';

export function Scroller({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of its own, but no landmark and no fieldset.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll.
    <div class="scroll" role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
