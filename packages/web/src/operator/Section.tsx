/** A part of the page, with its head rule and a note beside its name. */
import type { ComponentChildren } from 'preact';
import { operatorUi } from '../words/operator.ts';

export function Section({
  name,
  note,
  children,
}: {
  readonly name: keyof ReturnType<typeof operatorUi>['sections'];
  readonly note?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section aria-labelledby={`operator-${name}`}>
      <header class="operator-head">
        <h2 id={`operator-${name}`} tabIndex={-1}>
          {operatorUi().sections[name]}
        </h2>
        {note !== undefined && <span>{note}</span>}
      </header>
      {children}
    </section>
  );
}
