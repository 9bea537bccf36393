/** What is said at the table. */

import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { region } from '@kursbuch/screens/settings/settings.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { wordOf } from '../online/ask.ts';
import type { OnlineTable } from '../online/onlineTable.ts';
import { blocked, isBlocked, lookForBlocked } from '../online/people.ts';
import { person } from '../online/person.ts';
import { heldSeat } from '../online/sitters.ts';
import type { Message } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';
import { People } from './People.tsx';
import { PersonLink } from './PersonLink.tsx';
import { Report } from './Report.tsx';

const LONGEST = 500;

export function Talk({
  table,
  shown,
  read,
}: {
  readonly table: OnlineTable;
  readonly shown: Shown;
  /** The last message that was read. */
  readonly read: Signal<number>;
}) {
  const text = onlineUi();
  const { value: messages } = table.messages;
  const { value: info } = table.info;
  const before = useRef(read.peek());
  const foot = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    read.value = Math.max(read.value, last);
    table.haveRead(last);
    foot.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const own = ownName(table);
  const firstNew = messages.find(({ number, name }) => number > before.current && name !== own)?.number;
  return (
    <section class="talk" aria-label={text.talk}>
      <People table={table} shown={shown} />
      {messages.length === 0 && <p class="talk-none">{text.noTalk}</p>}
      <Lines colourOf={colourIn(shown)} messages={messages} firstNew={firstNew} table={table} />
      {info && !heldSeat(info) ? <p class="talk-none">{text.onlySeats}</p> : <Say table={table} />}
      <div ref={foot} />
    </section>
  );
}

/** So many lines at most are shown under the log. */
const LAST = 4;
/** What is new stays in sight for so long, wherever one has scrolled to. */
const IN_SIGHT = 20_000;

/** Under the log: what was said last, and the way to answer. Under the log in full it is read with it. */
export function LastSaid({
  table,
  shown,
  read,
  inFull,
}: {
  readonly table: OnlineTable;
  readonly shown: Shown;
  readonly read: Signal<number>;
  readonly inFull: boolean;
}) {
  const text = onlineUi();
  const own = ownName(table);
  const before = useRef(read.peek());
  const isFresh = useSignal(true);
  const { value: messages } = table.messages;
  const lastNumber = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    if (inFull) {
      read.value = Math.max(read.value, lastNumber);
      table.haveRead(lastNumber);
    }
    isFresh.value = true;
    const timer = setTimeout(() => {
      isFresh.value = false;
    }, IN_SIGHT);
    return () => clearTimeout(timer);
  }, [lastNumber, inFull]);
  const known = inFull ? before.current : read.value;
  const last = messages.slice(-LAST);
  const firstNew = last.find(({ number, name }) => number > known && name !== own)?.number;
  const isWatching = table.info.value !== null && !heldSeat(table.info.value);
  if (isWatching && last.length === 0) return null;
  return (
    <section
      class={`talk last-said${firstNew !== undefined && isFresh.value ? ' is-fresh' : ''}`}
      aria-label={text.talk}
    >
      {last.length > 0 && (
        <Lines colourOf={colourIn(shown)} messages={last} firstNew={firstNew} table={null} />
      )}
      {!isWatching && <Say table={table} />}
    </section>
  );
}

/** Under which name one talks here. */
const ownName = ({ info: { value: info } }: OnlineTable): string | undefined =>
  info ? heldSeat(info)?.sitter.name : undefined;

export function Lines({
  colourOf,
  messages,
  firstNew,
  table,
}: {
  /** The colour of whoever speaks; 0: none. */
  readonly colourOf: (name: string) => number;
  readonly messages: readonly Message[];
  /** Where lines can be reported; null: not here. */
  readonly table: OnlineTable | null;
  /** The first that is new to whoever reads. */
  readonly firstNew: number | undefined;
}) {
  const time = new Intl.DateTimeFormat(region(), { hour: 'numeric', minute: '2-digit' });
  const day = new Intl.DateTimeFormat(region(), { day: 'numeric', month: 'numeric' });
  // What those say whom one has blocked is folded; it is asked once who they are.
  useEffect(() => {
    if (person.value && blocked.peek() === null) void lookForBlocked().catch(() => undefined);
  }, [person.value]);
  const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();
  return (
    <ol aria-live="polite">
      {messages.map(({ number, name, person: who, text: said, at, removed }) => (
        <li key={number}>
          {number === firstNew && <span class="talk-new">{onlineUi().newForYou}</span>}
          <time dateTime={new Date(at).toISOString()}>
            {isToday(at) ? time.format(at) : `${day.format(at)} ${time.format(at)}`}
          </time>
          <p>
            <b class={`talk-p${colourOf(name)}`}>
              <PersonLink person={who} name={name} />
            </b>{' '}
            {removed ? <i>{onlineUi().lineRemoved}</i> : !isBlocked(who) && said}
          </p>
          {!removed && isBlocked(who) && (
            <details class="talk-folded">
              <summary>{onlineUi().persons.saidBlocked(name)}</summary>
              <p>{said}</p>
            </details>
          )}
          {table && !removed && name !== ownName(table) && (
            <Report
              about={{ kind: 'talk', table: table.id, line: number }}
              label={onlineUi().reportLine(name)}
              short
            />
          )}
        </li>
      ))}
    </ol>
  );
}

const colourIn =
  ({ game }: Shown) =>
  (name: string): number => {
    const seat = game.start.players.indexOf(name);
    return seat < 0 ? 0 : game.sitter(seat).colour;
  };

export function Say({ table }: { readonly table: OnlineTable }) {
  const text = onlineUi();
  const said = useSignal('');
  const busy = useSignal(false);
  const failed = useSignal(false);
  const send = async () => {
    const { value } = said;
    if (value.trim() === '' || busy.value) return;
    busy.value = true;
    failed.value = false;
    await table.say(value).then(
      () => {
        said.value = '';
      },
      (thrown: unknown) => {
        failed.value = true;
        if (wordOf(thrown) !== 'noAnswer') table.word.value = wordOf(thrown);
      },
    );
    busy.value = false;
  };
  return (
    <form
      class="talk-say"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        class="text-field"
        aria-label={text.say}
        placeholder={text.say}
        maxLength={LONGEST}
        value={said.value}
        onInput={({ currentTarget }) => {
          said.value = currentTarget.value;
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <button type="submit" class="btn line-btn" disabled={busy.value}>
        {text.send}
      </button>
      {failed.value && <p role="alert">{text.notSent}</p>}
    </form>
  );
}
