/** Clubs and tournaments, found by name, and what can be done about one of them. */

import type { Place } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { shortTitle } from '../titles/shortTitle.ts';
import { operatorUi } from '../words/operator.ts';
import { Acting } from './Acting.tsx';
import { act } from './desk.ts';
import { Field } from './Field.tsx';
import { Finder } from './Finder.tsx';
import { Section } from './Section.tsx';
import type { KnownClub, KnownTournament } from './wire.ts';

/** The longest name of one. */
const LONGEST_NAME = 40;
const LONGEST_TEXT = 300;

interface Group {
  readonly id: string;
  readonly name: string;
  readonly hidden: boolean;
}

export function Clubs({ clubs }: { readonly clubs: readonly KnownClub[] }) {
  const text = operatorUi();
  return (
    <Section name="clubs">
      <Finder what="clubs" label={text.findTable} />
      {clubs.length === 0 && <p class="operator-none">{text.noClub}</p>}
      <ul class="operator-rows">
        {clubs.map((club) => (
          <li key={club.id}>
            <details>
              <summary>
                <b class="operator-club">{club.name}</b>
                <span>{text.members(club.members)}</span>
                <em>{club.hidden ? text.hidden : ''}</em>
              </summary>
              <Acts
                group={club}
                what="Club"
                target={{ club: club.id }}
                place={{ at: 'club', id: club.id }}
                about={club.about}
              />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Tournaments({ tournaments }: { readonly tournaments: readonly KnownTournament[] }) {
  const text = operatorUi();
  return (
    <Section name="tournaments">
      <Finder what="tournaments" label={text.findTable} />
      {tournaments.length === 0 && <p class="operator-none">{text.noTournament}</p>}
      <ul class="operator-rows">
        {tournaments.map((one) => (
          <li key={one.id}>
            <details>
              <summary>
                <b>{shortTitle(one.title)}</b>
                <span>{one.name}</span>
                <span>{text.states[one.status]}</span>
                <em>{one.hidden ? text.hidden : text.entrants(one.entrants)}</em>
              </summary>
              <Acts
                group={one}
                what="Tournament"
                target={{ tournament: one.id }}
                place={{ at: 'tournament', id: one.id }}
              />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Acts({
  group,
  what,
  target,
  place,
  about,
}: {
  readonly group: Group;
  readonly what: 'Club' | 'Tournament';
  readonly target: object;
  readonly place: Place;
  /** What it says of itself, where it says something. */
  readonly about?: string;
}) {
  const text = operatorUi();
  const name = useSignal(group.name);
  const sentence = useSignal(about ?? '');
  const run = (kind: string, more: object) => void act({ kind: `${kind}${what}`, ...target, ...more });
  const isChanged = name.value !== group.name || sentence.value !== (about ?? '');
  return (
    <Acting
      name={group.name}
      isHidden={group.hidden}
      place={place}
      open={text.openGroup}
      sure={text.sureGroup}
      run={(kind, reason) => run(kind, { reason })}
    >
      {(reason) => (
        <>
          <Field label={text.newName} text={name} most={LONGEST_NAME} />
          {about !== undefined && <Field label={text.sentence} text={sentence} most={LONGEST_TEXT} />}
          <div class="operator-presses">
            <button
              type="button"
              class="btn line-btn small"
              disabled={!isChanged || name.value.trim() === ''}
              onClick={() =>
                run('rename', {
                  reason: reason.value,
                  name: name.value,
                  ...(about !== undefined && { about: sentence.value }),
                })
              }
            >
              {text.acts.rewrite}
            </button>
          </div>
        </>
      )}
    </Acting>
  );
}
