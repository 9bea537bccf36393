/**
 * The clubs one belongs to and the tournaments one plays in, in the lobby; where there are none nothing, but for the way to
 * them on a phone, whose head has no room for it.
 */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../online/ask.ts';
import { person } from '../online/person.ts';
import type { ListedTournament, OwnClub } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { clubsUi } from '../words/clubs.ts';
import { onlineUi } from '../words/online.ts';

/** So many of each; their pages have the rest. */
const MOST = 4;

export function Gatherings() {
  const text = clubsUi();
  const clubs = useSignal<readonly OwnClub[]>([]);
  const tournaments = useSignal<readonly ListedTournament[]>([]);
  useEffect(() => {
    // A node of the version before knows neither: then nothing is shown.
    void ask<{ readonly clubs: readonly OwnClub[] }>('GET', 'clubs').then(
      (found) => {
        clubs.value = found.clubs;
      },
      () => {},
    );
    void ask<{ readonly tournaments: readonly ListedTournament[] }>('GET', 'tournaments').then(
      (found) => {
        tournaments.value = found.tournaments.filter(({ status }) => status !== 'over');
      },
      () => {},
    );
  }, [person.value?.id]);
  const hasNone = clubs.value.length + tournaments.value.length === 0;
  return (
    <section class={`lobby-gatherings${hasNone ? ' has-none' : ''}`} aria-labelledby="gatherings">
      <h2 id="gatherings">{onlineUi().gatherings}</h2>
      <ul class="lobby-rows">
        {clubs.value.slice(0, MOST).map(({ id, name, you, count, asking }) => (
          <li key={id} class="is-open">
            <a class="lobby-name" href={addressOf({ at: 'club', id })}>
              <b>{name}</b>
            </a>
            <span class="lobby-who">
              <span>
                {you === 'asking'
                  ? text.waits
                  : [text.members(count), ...(asking > 0 ? [text.asks(asking)] : [])].join(', ')}
              </span>
            </span>
          </li>
        ))}
        {tournaments.value.slice(0, MOST).map(({ id, name, title, status }) => (
          <li key={id} class="is-open">
            <a class="lobby-name" href={addressOf({ at: 'tournament', id })}>
              <b>{name}</b>
            </a>
            <span class="lobby-who">
              <span>{[shortTitle(title), text.tournaments.status[status]].join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
      <p class="lobby-ways">
        <a class="btn line-btn" href={addressOf({ at: 'clubs' })}>
          {onlineUi().places.clubs}
        </a>
        <a class="btn line-btn" href={addressOf({ at: 'tournament', id: 'new' })}>
          {onlineUi().places.tournaments}
        </a>
      </p>
    </section>
  );
}
