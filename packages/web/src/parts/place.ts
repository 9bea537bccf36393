/** Where the player is in the program: `#/`, `#/new/1830`, `#/game/<id>`. The address is the only memory of it. */
import { type ReadonlySignal, signal } from '@preact/signals';

export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly title: string | null }
  | { readonly at: 'game'; readonly id: string };

function read(): Place {
  const [, first, second] = location.hash.split('/');
  if (first === 'new') return { at: 'new', title: second ? decodeURIComponent(second) : null };
  if (first === 'game' && second) return { at: 'game', id: decodeURIComponent(second) };
  return { at: 'home' };
}

const here = signal<Place>(read());
addEventListener('hashchange', () => {
  here.value = read();
});

export const place: ReadonlySignal<Place> = here;

export const addressOf = (to: Place): string => {
  if (to.at === 'home') return '#/';
  if (to.at === 'new') return to.title ? `#/new/${encodeURIComponent(to.title)}` : '#/new';
  return `#/game/${encodeURIComponent(to.id)}`;
};

export function go(to: Place): void {
  location.hash = addressOf(to);
}
