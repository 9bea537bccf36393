/** When a club meets, who comes, and the file for one's calendar. Times are those of this device. */
import { go } from '@kursbuch/screens/parts/place.ts';
import { region } from '@kursbuch/screens/settings/settings.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import { Report } from '../company/Report.tsx';
import { forClub } from '../lobby/forClub.ts';
import { saidOf } from '../lobby/said.ts';
import type { Values } from '../lobby/submission.ts';
import { ask } from '../online/ask.ts';
import { toldTable } from '../online/toldTable.ts';
import type { ClubInfo, Coming, Evening } from '../online/wire.ts';
import { clubsUi } from '../words/clubs.ts';
import { onlineUi } from '../words/online.ts';
import { Field, Fields } from './Fields.tsx';
import { Part } from './Frame.tsx';
import { Sure } from './Sure.tsx';
import { Tables } from './Tables.tsx';

const ANSWERS: readonly Coming[] = ['yes', 'perhaps', 'no'];
const USUAL_HOURS = 4;

const moment = (at: number): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'full', timeStyle: 'short' }).format(at);

interface Known {
  readonly club: ClubInfo;
  readonly changed: () => Promise<void>;
}

export function Evenings({ club, evenings, changed }: Known & { readonly evenings: readonly Evening[] }) {
  const text = clubsUi();
  const next = evenings.filter(({ past }) => !past);
  const past = evenings.filter((one) => one.past);
  return (
    <Part title={text.evenings} wide>
      {next.length === 0 && <p>{text.noEvenings}</p>}
      {next.map((evening) => (
        <One key={evening.id} club={club} evening={evening} changed={changed} />
      ))}
      {club.you === 'organiser' && (
        <details>
          <summary>{text.plan}</summary>
          <EveningForm
            act={text.planAct}
            run={async (wish) => {
              await ask('POST', `clubs/${club.id}/evenings`, wish);
              await changed();
            }}
          />
        </details>
      )}
      {past.length > 0 && (
        <details>
          <summary>{text.past}</summary>
          {past.map((evening) => (
            <One key={evening.id} club={club} evening={evening} changed={changed} />
          ))}
        </details>
      )}
    </Part>
  );
}

const pathOf = (club: ClubInfo, { id }: Evening): string => `clubs/${club.id}/evenings/${id}`;

/** Who comes, and what one says oneself. */
function Answers({ club, evening, changed }: Known & { readonly evening: Evening }) {
  const text = clubsUi();
  const problem = useSignal<string | null>(null);
  const { name, cancelled, past, answers } = evening;
  const own = answers.find(({ you }) => you)?.answer;
  const said = (answer: Coming) =>
    words().list(answers.filter((one) => one.answer === answer).map((one) => one.name));
  const answer = async (given: Coming) => {
    try {
      await ask('PUT', `${pathOf(club, evening)}/answer`, { answer: given });
      problem.value = null;
      await changed();
    } catch (thrown) {
      problem.value = saidOf(thrown);
    }
  };
  return (
    <>
      {!cancelled && !past && (
        <fieldset class="club-answers">
          <legend class="unseen">{name}</legend>
          {ANSWERS.map((one) => (
            <button
              key={one}
              type="button"
              class={`btn ${own === one ? 'ink' : 'line-btn'}`}
              aria-pressed={own === one}
              onClick={() => void answer(one)}
            >
              {text.answers[one]}
            </button>
          ))}
        </fieldset>
      )}
      {problem.value && <p role="alert">{problem.value}</p>}
      {answers.length === 0 ? (
        !past && !cancelled && <p>{text.nobodySaid}</p>
      ) : (
        <p>
          {[
            ...(said('yes') ? [text.coming(said('yes'))] : []),
            ...(said('perhaps') ? [text.perhaps(said('perhaps'))] : []),
            ...(said('no') ? [text.away(said('no'))] : []),
          ].join(' · ')}
        </p>
      )}
    </>
  );
}

function One({ club, evening, changed }: Known & { readonly evening: Evening }) {
  const text = clubsUi();
  const { id, name, at, venue, cancelled, past, tables } = evening;
  const path = pathOf(club, evening);
  return (
    <article class="club-evening" aria-label={name}>
      <h3>{name}</h3>
      <p>
        {cancelled && <b>{text.calledOff}: </b>}
        {moment(at)}, {venue ?? text.online}
      </p>
      {club.you !== 'organiser' && (
        <Report
          about={{ kind: 'evening', club: club.id, evening: id }}
          label={onlineUi().reportEvening(name)}
          short
        />
      )}
      <Answers club={club} evening={evening} changed={changed} />
      <Tables tables={tables.map((table) => toldTable(table))} />
      <div class="account-acts">
        <a class="btn line-btn" href={`/api/${path}/calendar`} download="evening.ics">
          {text.calendar}
        </a>
        {!cancelled && !past && (
          <button
            type="button"
            class="btn line-btn"
            onClick={() => {
              forClub.value = { club: club.id, evening: { id, name } };
              go({ at: 'online', title: 'new' });
            }}
          >
            {text.tableFor}
          </button>
        )}
        {club.you === 'organiser' && !cancelled && !past && (
          <Sure
            label={text.callOff}
            title={text.callOffAsk}
            text={text.callOffText}
            act={async () => {
              await ask('DELETE', path);
              await changed();
            }}
          />
        )}
      </div>
      {club.you === 'organiser' && !cancelled && !past && (
        <details>
          <summary>{text.change}</summary>
          <EveningForm
            act={text.changeAct}
            evening={evening}
            run={async (wish) => {
              await ask('PUT', path, wish);
              await changed();
            }}
          />
        </details>
      )}
    </article>
  );
}

/** A moment as a field of this device says it: "2027-01-31T19:30". */
function localOf(at: number): string {
  const here = new Date(at);
  return new Date(at - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function EveningForm({
  act,
  evening,
  run,
}: {
  readonly act: string;
  readonly evening?: Evening;
  readonly run: (wish: object) => Promise<void>;
}) {
  const text = clubsUi();
  const wishOf = ({ name = '', at = '', hours = '', venue = '' }: Values) => ({
    name,
    at: new Date(at).getTime(),
    minutes: Math.round(Number(hours) * 60),
    venue: venue.trim() === '' ? null : venue,
  });
  return (
    <Fields act={act} run={(values) => run(wishOf(values))}>
      <Field name="name" label={text.what} longest={40} {...(evening && { value: evening.name })} />
      <Field
        name="at"
        label={text.at}
        type="datetime-local"
        {...(evening && { value: localOf(evening.at) })}
      />
      <Field
        name="hours"
        label={text.hours}
        type="number"
        value={String(evening ? evening.minutes / 60 : USUAL_HOURS)}
      />
      <Field
        name="venue"
        label={text.venue}
        optional
        hint={text.venueText}
        longest={300}
        {...(evening?.venue && { value: evening.venue })}
      />
    </Fields>
  );
}
