/** Whether a new table is for one of one's clubs. */
import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { useEffect } from 'preact/hooks';
import { OptionPlace } from '../home/OptionPlace.tsx';
import { ask } from '../online/ask.ts';
import { person } from '../online/person.ts';
import type { OwnClub } from '../online/wire.ts';
import { clubsUi } from '../words/clubs.ts';
import { forClub, ownClubs } from './forClub.ts';

const ANYBODY = '';

export function ClubChoice() {
  const { value: who } = person;
  useEffect(() => {
    // Without clubs there is nothing to choose, and where the server does not answer it says so elsewhere.
    if (who)
      void ask<{ readonly clubs: readonly OwnClub[] }>('GET', 'clubs').then(
        ({ clubs }) => {
          ownClubs.value = clubs.filter(({ you }) => you !== 'asking');
        },
        () => undefined,
      );
  }, [who?.id]);
  const text = clubsUi();
  const { value: chosen } = forClub;
  if (ownClubs.value.length === 0) return null;
  return (
    <OptionPlace name={text.forClub} {...(chosen && { text: text.forClubText })}>
      <span class="option-value lobby-value">
        <Choice
          label={text.forClub}
          options={[
            { value: ANYBODY, label: text.forAnybody },
            ...ownClubs.value.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen?.club ?? ANYBODY}
          choose={(club) => {
            forClub.value = club === ANYBODY ? null : { club };
          }}
        />
        {chosen?.evening && <small>{text.forEvening(chosen.evening.name)}</small>}
      </span>
    </OptionPlace>
  );
}
