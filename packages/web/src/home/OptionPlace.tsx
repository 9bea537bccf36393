/** The place of an option: its name, a sentence about it, and what is chosen. */
import type { ComponentChildren } from 'preact';

export function OptionPlace({
  name,
  text,
  children,
}: {
  readonly name: ComponentChildren;
  readonly text?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="option">
      {typeof name === 'string' ? <span class="option-name">{name}</span> : name}
      {text && <span class="option-text">{text}</span>}
      {children}
    </div>
  );
}
