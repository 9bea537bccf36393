/** What is said at the table. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from '../game/shown.ts';
import { wordOf } from '../online/ask.ts';
import type { OnlineTable } from '../online/onlineTable.ts';
import { language } from '../settings/settings.ts';
import { onlineUi } from '../words/online.ts';
import { People } from './People.tsx';

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
    foot.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const own = info?.seats.find(({ place }) => place === info.you)?.name;
  const firstNew = messages.find(({ number, name }) => number > before.current && name !== own)?.number;
  const time = new Intl.DateTimeFormat(language.value, { hour: 'numeric', minute: '2-digit' });
  const day = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'numeric' });
  const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();
  return (
    <section class="talk" aria-label={text.talk}>
      <People table={table} shown={shown} />
      {messages.length === 0 && <p class="talk-none">{text.noTalk}</p>}
      <ol aria-live="polite">
        {messages.map(({ number, name, text: said, at }) => (
          <li key={number}>
            {number === firstNew && <span class="talk-new">{text.newForYou}</span>}
            <time dateTime={new Date(at).toISOString()}>
              {isToday(at) ? time.format(at) : `${day.format(at)} ${time.format(at)}`}
            </time>
            <p>
              <b class={`talk-p${colourOf(shown, name)}`}>{name}</b> {said}
            </p>
          </li>
        ))}
      </ol>
      {info?.you === null ? <p class="talk-none">{text.onlySeats}</p> : <Say table={table} />}
      <div ref={foot} />
    </section>
  );
}

function colourOf({ game }: Shown, name: string): number {
  const seat = game.start.players.indexOf(name);
  return seat < 0 ? 0 : game.sitter(seat).colour;
}

function Say({ table }: { readonly table: OnlineTable }) {
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
