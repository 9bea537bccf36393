/** Those one has played with, and those one has blocked. */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import { PersonLink } from '../company/PersonLink.tsx';
import { PageHead } from '../home/PageHead.tsx';
import { when } from '../home/when.ts';
import { blocked, type Companion, companions, lookForBlocked, setBlocked } from '../online/people.ts';
import { person, whoAmI } from '../online/person.ts';
import { onlineUi } from '../words/online.ts';
import { InviteOne } from './InviteOne.tsx';
import { LobbyBar } from './LobbyBar.tsx';
import { LobbyNav } from './LobbyNav.tsx';
import './lobby.css';
import { NameForm } from './NameForm.tsx';
import { NoServer } from './NoServer.tsx';
import './people.css';
import { companionName } from './companionName.ts';
import { saidOf } from './said.ts';

export function PeoplePage() {
  const text = onlineUi().persons;
  const found = useSignal<readonly Companion[] | null>(null);
  const silent = useSignal(false);
  const look = async () => {
    try {
      if (await whoAmI()) {
        found.value = await companions();
        await lookForBlocked();
      }
      silent.value = false;
    } catch {
      silent.value = true;
    }
  };
  useEffect(() => {
    void look();
    document.title = `${onlineUi().persons.people} · Kursbuch`;
  }, []);
  return (
    <div class="home lobby people-page">
      <PageHead />
      <LobbyNav here="people" />
      <main>
        {silent.value ? (
          <NoServer again={look} />
        ) : (
          <>
            <header class="person-head">
              <div>
                <h1>{text.people}</h1>
                <p>{text.peopleText}</p>
              </div>
              {person.value && (
                <div class="person-acts">
                  <a class="btn line-btn" href={addressOf({ at: 'people', id: person.value.id })}>
                    {text.yourPage}
                  </a>
                </div>
              )}
            </header>
            <div class="person-body">
              {person.value === null && <NameForm act={onlineUi().comeIn} done={look} />}
              {person.value && found.value && <Known all={found.value} />}
              <BlockedList />
            </div>
          </>
        )}
      </main>
      <LobbyBar here="people" />
    </div>
  );
}

function Known({ all }: { readonly all: readonly Companion[] }) {
  const text = onlineUi().persons;
  const sought = useSignal('');
  const invited = useSignal<Companion | null>(null);
  const wanted = sought.value.trim().toLocaleLowerCase();
  const shown = all.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  if (all.length === 0) return <p>{text.nobodyYet}</p>;
  return (
    <section aria-label={text.people}>
      <label class="ask-field people-search">
        <span>{text.search}</span>
        <input
          class="text-field"
          type="search"
          value={sought.value}
          onInput={({ currentTarget }) => {
            sought.value = currentTarget.value;
          }}
        />
      </label>
      {shown.length === 0 && <p role="status">{text.noneFound}</p>}
      <ul class="people-rows">
        {shown.map((one) => (
          <li key={one.id}>
            <b>
              <PersonLink person={one.id} name={one.name} />
            </b>
            <span>{text.played(one.finished, one.running)}</span>
            <span>{text.last(when(one.last))}</span>
            {one.blocked ? (
              <em>{text.blocked}</em>
            ) : (
              <button
                type="button"
                class="btn line-btn"
                aria-label={text.inviteOne(companionName(one, all))}
                onClick={() => {
                  invited.value = one;
                }}
              >
                {text.invite}
              </button>
            )}
          </li>
        ))}
      </ul>
      {invited.value && (
        <InviteOne
          who={{ id: invited.value.id, name: companionName(invited.value, all) }}
          close={() => {
            invited.value = null;
          }}
        />
      )}
    </section>
  );
}

function BlockedList() {
  const text = onlineUi().persons;
  const problem = useSignal<string | null>(null);
  const { value: all } = blocked;
  if (!all || all.length === 0) return null;
  const lift = (id: string) =>
    void setBlocked(id, false).catch((thrown: unknown) => {
      problem.value = saidOf(thrown);
    });
  return (
    <section aria-labelledby="blocked">
      <h2 id="blocked">{text.blocked}</h2>
      {problem.value && <p role="alert">{problem.value}</p>}
      <ul class="people-rows">
        {all.map(({ id, name }) => (
          <li key={id}>
            <b>
              <PersonLink person={id} name={name} />
            </b>
            <button type="button" class="btn line-btn" onClick={() => lift(id)}>
              {text.lift}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
