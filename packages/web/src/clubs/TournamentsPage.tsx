/** The tournaments one organises or plays in, and a new one. */
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { playable } from '../home/TitleCards.tsx';
import { ClubChoice } from '../lobby/ClubChoice.tsx';
import { forClub } from '../lobby/forClub.ts';
import { NoServer } from '../lobby/NoServer.tsx';
import { TimeChoice } from '../lobby/TimeChoice.tsx';
import { ask } from '../online/ask.ts';
import { person, whoAmI } from '../online/person.ts';
import type { ListedTournament, NewTournament, TimeWish, TournamentInfo } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { clubsUi } from '../words/clubs.ts';
import { Field, Fields, Pick } from './Fields.tsx';
import { Frame, Part } from './Frame.tsx';

/** No tournament is called so: their names are longer. */
export const NEW_TOURNAMENT = 'new';
const USUAL_SEATS = 4;
const MOST_ROUNDS = 12;

export function TournamentsPage() {
  const text = clubsUi().tournaments;
  const found = useSignal<readonly ListedTournament[] | 'none' | null>(null);
  const look = async () => {
    try {
      const who = await whoAmI();
      found.value = who
        ? (await ask<{ readonly tournaments: readonly ListedTournament[] }>('GET', 'tournaments')).tournaments
        : [];
    } catch {
      found.value = 'none';
    }
  };
  useEffect(() => {
    document.title = `${clubsUi().tournaments.title} · Kursbuch`;
    void look();
    // Whoever leaves the page has chosen nothing for the next table.
    return () => {
      forClub.value = null;
    };
  }, []);
  const { value: seen } = found;
  return (
    <Frame here="tournaments" title={text.title} text={text.text}>
      {seen === null ? (
        <div aria-busy="true" />
      ) : seen === 'none' ? (
        <NoServer again={look} />
      ) : (
        <div class="account-parts">
          <Part title={text.mine}>
            {seen.length === 0 && <p>{text.none}</p>}
            <TournamentList tournaments={seen} />
          </Part>
          <Part title={text.make}>
            {person.value && !person.value.guest ? (
              <Make />
            ) : (
              <>
                <p>{text.needsAccount}</p>
                <a class="btn line-btn" href={addressOf({ at: 'online', title: 'me' })}>
                  {text.toAccount}
                </a>
              </>
            )}
          </Part>
        </div>
      )}
    </Frame>
  );
}

export function TournamentList({ tournaments }: { readonly tournaments: readonly ListedTournament[] }) {
  const text = clubsUi();
  if (tournaments.length === 0) return null;
  return (
    <ul class="club-list">
      {tournaments.map(({ id, name, title, status }) => (
        <li key={id}>
          <a class="club-link" href={addressOf({ at: 'tournament', id })} aria-label={text.open(name)}>
            <b>{name}</b>
            <span>{[shortTitle(title), text.tournaments.status[status]].join(' · ')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const numbers = (from: number, to: number): readonly (readonly [string, string])[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [String(from + index), String(from + index)]);

function Make() {
  const text = clubsUi().tournaments;
  const title = useSignal(playable[0]?.id ?? '');
  const time = useSignal<TimeWish | null>(null);
  const id = useId();
  const entry = playable.find((one) => one.id === title.value);
  if (!entry) return null;
  const least = Math.max(2, entry.players.min);
  return (
    <>
      <p>{text.makeText}</p>
      <Fields
        act={text.makeAct}
        run={async ({ name = '', seats = '', rounds = '', dealt }) => {
          const wish: NewTournament = {
            name,
            title: entry.id,
            options: entry.options,
            time: time.value,
            seats: Number(seats),
            rounds: Number(rounds),
            dealt: dealt === 'lot' ? 'lot' : 'strength',
            ...(forClub.value && { club: forClub.value.club }),
          };
          const made = await ask<TournamentInfo>('POST', 'tournaments', wish);
          go({ at: 'tournament', id: made.id });
        }}
      >
        <Field name="name" label={text.name} longest={40} />
        <div class="ask-field">
          <label for={id}>{text.game}</label>
          <select
            id={id}
            class="text-field"
            value={entry.id}
            onChange={({ currentTarget }) => {
              title.value = currentTarget.value;
            }}
          >
            {playable.map((one) => (
              <option key={one.id} value={one.id}>
                {shortTitle(one.id)}
              </option>
            ))}
          </select>
        </div>
        <Pick
          key={entry.id}
          name="seats"
          label={text.seats}
          options={numbers(least, entry.players.max)}
          value={String(Math.max(least, Math.min(entry.players.max, USUAL_SEATS)))}
        />
        <small>{text.seatsText}</small>
        <Pick name="rounds" label={text.rounds} options={numbers(1, MOST_ROUNDS)} value="2" />
        <Pick
          name="dealt"
          label={text.dealt}
          options={[
            ['strength', text.dealing.strength],
            ['lot', text.dealing.lot],
          ]}
          value="strength"
        />
        <small>{text.dealtText}</small>
        <TimeChoice
          time={time.value}
          change={(next) => {
            time.value = next;
          }}
        />
        <ClubChoice />
      </Fields>
    </>
  );
}
