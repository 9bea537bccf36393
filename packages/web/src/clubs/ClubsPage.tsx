/** The clubs one belongs to, and a new one. */
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NameForm } from '../lobby/NameForm.tsx';
import { NoServer } from '../lobby/NoServer.tsx';
import { ask } from '../online/ask.ts';
import { person, whoAmI } from '../online/person.ts';
import type { ClubInfo, OwnClub } from '../online/wire.ts';
import { clubsUi } from '../words/clubs.ts';
import { onlineUi } from '../words/online.ts';
import { Field, Fields, Pick } from './Fields.tsx';
import { Frame, Part } from './Frame.tsx';

export function ClubsPage() {
  const text = clubsUi();
  const found = useSignal<readonly OwnClub[] | 'none' | null>(null);
  const look = async () => {
    try {
      const who = await whoAmI();
      found.value = who ? (await ask<{ readonly clubs: readonly OwnClub[] }>('GET', 'clubs')).clubs : [];
    } catch {
      found.value = 'none';
    }
  };
  useEffect(() => {
    document.title = `${clubsUi().title} · Kursbuch`;
    void look();
  }, []);
  const { value: clubs } = found;
  return (
    <Frame here="clubs" title={text.title} text={text.text}>
      {clubs === null ? (
        <div aria-busy="true" />
      ) : clubs === 'none' ? (
        <NoServer again={look} />
      ) : (
        <div class="account-parts">
          <Part title={text.mine}>
            {clubs.length === 0 && <p>{text.none}</p>}
            <ul class="club-list">
              {clubs.map(({ id, name, about, you, count, asking }) => (
                <li key={id}>
                  <a class="club-link" href={addressOf({ at: 'club', id })} aria-label={text.open(name)}>
                    <b>{name}</b>
                    <span>
                      {you === 'asking'
                        ? text.waits
                        : [text.members(count), ...(asking > 0 ? [text.asks(asking)] : [])].join(' · ')}
                    </span>
                    {about !== '' && <span>{about}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </Part>
          <Part title={text.found}>
            <p>{text.foundText}</p>
            {person.value ? <Found /> : <NameForm act={onlineUi().comeIn} done={look} />}
          </Part>
        </div>
      )}
    </Frame>
  );
}

/** Who sees a club. */
export const seenOptions = (): readonly (readonly [string, string])[] => {
  const { seenBy } = clubsUi();
  return [
    ['members', seenBy.members],
    ['open', seenBy.open],
  ];
};

function Found() {
  const text = clubsUi();
  return (
    <Fields
      act={text.foundAct}
      run={async ({ name = '', about = '', seen }) => {
        const { id } = await ask<ClubInfo>('POST', 'clubs', { name, about, open: seen === 'open' });
        go({ at: 'club', id });
      }}
    >
      <Field name="name" label={text.name} longest={40} />
      <Field name="about" label={text.about} optional longest={300} />
      <Pick name="seen" label={text.seen} options={seenOptions()} value="members" />
    </Fields>
  );
}
