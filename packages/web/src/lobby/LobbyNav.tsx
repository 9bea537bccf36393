/** Under the head of the pages of a server: tables, people, clubs, tournaments, and who one is here. */
import './lobbyNav.css';
import { addressOf, type Place } from '@kursbuch/screens/parts/place.ts';
import { SitterSign } from '../home/SitterSign.tsx';
import { person } from '../online/person.ts';
import { onlineUi } from '../words/online.ts';
import { waitingNow } from './tables.ts';

const PLACES = {
  tables: { at: 'online' },
  people: { at: 'people', id: null },
  clubs: { at: 'clubs' },
  tournaments: { at: 'tournament', id: 'new' },
} as const satisfies Readonly<Record<string, Place>>;

/** Where one is of them; `self`: at one's own page; null: at somebody else's. */
type LobbyPlace = keyof typeof PLACES | 'self' | null;

const NAMES = Object.keys(PLACES) as (keyof typeof PLACES)[];

export function LobbyNav({ here }: { readonly here: LobbyPlace }) {
  const text = onlineUi();
  const { value: who } = person;
  const waiting = waitingNow();
  return (
    <nav class={`lobby-nav${here === 'tables' ? ' is-lobby' : ''}`} aria-label={text.placesLabel}>
      {NAMES.map((name) => (
        <a
          key={name}
          class={`to-${name}`}
          href={addressOf(PLACES[name])}
          aria-current={here === name ? 'page' : undefined}
        >
          {text.places[name]}
          {name === 'tables' && waiting > 0 && (
            <>
              {' '}
              <i class="nav-count" aria-hidden="true">
                {waiting}
              </i>
              <span class="unseen">{text.waiting(waiting).join(' ')}</span>
            </>
          )}
        </a>
      ))}
      {who && (
        <a
          class="to-self"
          href={addressOf({ at: 'people', id: who.id })}
          aria-current={here === 'self' ? 'page' : undefined}
          title={text.persons.yourPage}
        >
          <SitterSign sitters={[{ name: who.name, colour: 1 }]} seat={0} hidden />
          <span>{who.name}</span>
        </a>
      )}
    </nav>
  );
}
