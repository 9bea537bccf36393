/** A name that leads to the page of its person; a computer player has none. */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import type { ComponentChildren } from 'preact';
import { onlineUi } from '../words/online.ts';
import './personLink.css';

export function PersonLink({
  person,
  name,
  children = name,
}: {
  readonly person: string | null | undefined;
  readonly name: string;
  readonly children?: ComponentChildren;
}) {
  if (person == null) return <>{children}</>;
  return (
    <a
      class="person-link"
      href={addressOf({ at: 'people', id: person })}
      title={onlineUi().persons.pageOf(name)}
    >
      {children}
    </a>
  );
}
