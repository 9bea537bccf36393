/** Where the player is in the program: `#/`, `#/film`, `#/new/<title>`, `#/game/<id>`, `#/learn`, `#/lesson/<id>`, `#/puzzle`, `#/puzzle/<id>`, `#/online`, `#/online/<title>`, `#/t/<id>`, `#/t/<id>/<invitation>`, `#/people`, `#/people/<id>`, `#/clubs`, `#/club/<id>`, `#/club/<id>/<invitation>`, `#/tournament/new`, `#/tournament/<id>`. The address is the only memory of it. */
import { type ReadonlySignal, signal } from '@preact/signals';

export type Place =
  /** strayed: an address that leads nowhere has led here. */
  | { readonly at: 'home'; readonly strayed?: boolean }
  /** A new table; with people, all of them at this screen. */
  | { readonly at: 'new'; readonly title: string | null; readonly people?: true }
  /** A whole game of computer players, to watch. */
  | { readonly at: 'film' }
  | { readonly at: 'game'; readonly id: string }
  /** All lessons, and one of them. */
  | { readonly at: 'learn' }
  | { readonly at: 'lesson'; readonly id: string }
  /** The puzzle of the day, or one by its name. */
  | { readonly at: 'puzzle'; readonly id: string | null }
  /** The lobby of a server; with a title, a new table there. */
  | { readonly at: 'online'; readonly title?: string | undefined }
  /** A table of a server: its address is the invitation to it. */
  /** With an invitation: a seat there is kept for whoever has this link. */
  | { readonly at: 't'; readonly id: string; readonly invitation?: string | undefined }
  /** Those one has played with, or the page of somebody. */
  | { readonly at: 'people'; readonly id: string | null }
  /** The clubs one belongs to, and one of them; with the word of an invitation one may join. */
  | { readonly at: 'clubs' }
  | { readonly at: 'club'; readonly id: string; readonly invitation?: string | undefined }
  /** A tournament; or those one has to do with, and a new one. */
  | { readonly at: 'tournament'; readonly id: string }
  /** The page of those who keep order on a server. */
  | { readonly at: 'operator' }
  /** Links of letters, with what they prove. */
  | { readonly at: 'reset' | 'confirm'; readonly id: string };

const PEOPLE = 'people';
const NAMED = ['game', 'lesson', 't', 'tournament', 'reset', 'confirm'] as const;
const isNamed = (at: string): at is (typeof NAMED)[number] => NAMED.some((one) => one === at);

function read(): Place {
  const [, first = '', second = '', third = ''] = location.hash.split('/');
  if (first === '') return { at: 'home' };
  try {
    if (first === 'operator' || first === 'learn' || first === 'film' || first === 'clubs')
      return { at: first };
    if (first === 'puzzle') return { at: first, id: decodeURIComponent(second) || null };
    if (first === 'new') {
      const people = third === PEOPLE ? ({ people: true } as const) : {};
      return { at: 'new', title: decodeURIComponent(second) || null, ...people };
    }
    if (first === 'club' && second !== '')
      return {
        at: first,
        id: decodeURIComponent(second),
        invitation: decodeURIComponent(third) || undefined,
      };
    if (first === 'people') return { at: first, id: decodeURIComponent(second) || null };
    if (first === 't' && second !== '' && third !== '')
      return { at: first, id: decodeURIComponent(second), invitation: decodeURIComponent(third) };
    if (isNamed(first) && second !== '') return { at: first, id: decodeURIComponent(second) };
    if (first === 'online') return { at: first, title: decodeURIComponent(second) || undefined };
  } catch {
    // Not even an address: "%E0%A4%A" is no text.
  }
  return { at: 'home', strayed: true };
}

/** Where the address leads; one that leads nowhere is not kept. */
function arrive(): Place {
  const to = read();
  if (to.at === 'home' && to.strayed) history.replaceState(null, '', '#/');
  return to;
}

const here = signal<Place>(arrive());
addEventListener('hashchange', () => {
  here.value = arrive();
});

export const place: ReadonlySignal<Place> = here;

export const addressOf = (to: Place): string => {
  if (to.at === 'home') return '#/';
  const of = 'id' in to ? to.id : 'title' in to ? to.title : null;
  if ('people' in to) return `#/new/${encodeURIComponent(of ?? '')}/${PEOPLE}`;
  if (to.at === 'club' && to.invitation !== undefined) return `#/club/${to.id}/${to.invitation}`;
  if (to.at === 't' && to.invitation)
    return `#/t/${encodeURIComponent(to.id)}/${encodeURIComponent(to.invitation)}`;
  return of ? `#/${to.at}/${encodeURIComponent(of)}` : `#/${to.at}`;
};

/** Where all games are, from the table one is at. */
export const homeward = (): string => addressOf({ at: here.value.at === 't' ? 'online' : 'home' });

export function go(to: Place): void {
  location.hash = addressOf(to);
}
