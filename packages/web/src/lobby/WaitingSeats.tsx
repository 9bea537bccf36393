/** The left of a table that has not started: its seats, what is said at it, and what will be played. */
import { words } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import { PersonLink } from '../company/PersonLink.tsx';
import { PlayedFor } from '../company/PlayedFor.tsx';
import { Report } from '../company/Report.tsx';
import { Lines, Say } from '../company/Talk.tsx';
import { Ask } from '../home/Ask.tsx';
import { changedOptions } from '../home/options.ts';
import { SitterSign } from '../home/SitterSign.tsx';
import { sittersOf } from '../online/sitters.ts';
import type { OnlineSeat } from '../online/wire.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { nameOfLanguage } from './FilterRow.tsx';
import { KeptRows } from './KeptSeats.tsx';
import { sentenceFor } from './said.ts';
import type { Waiting } from './waiting.ts';

export function WaitingSeats({ waiting }: { readonly waiting: Waiting }) {
  const { table, info, free, kept, act } = waiting;
  const text = onlineUi();
  /** Who is about to be sent away. */
  const away = useSignal<OnlineSeat | null>(null);
  const remove = (seat: OnlineSeat) => {
    if (seat.sitter.type === 'computer') act(() => table.removeComputer(seat.place));
    else away.value = seat;
  };
  const stay = () => {
    away.value = null;
  };
  return (
    <>
      <h2 id="room-seats">{homeUi().players}</h2>
      <ul class="lobby-rows">
        {info.seats.map((seat, index) => (
          <SeatRow key={seat.name} waiting={waiting} seat={seat} index={index} remove={remove} />
        ))}
        <KeptRows table={table} info={info} act={act} />
        {Array.from({ length: Math.max(0, free - kept.length) }, (_, index) => (
          <li key={`free ${index}`} class="room-seat">
            <span class="sign free-seat" />
            <span>{text.freeSeat}</span>
          </li>
        ))}
      </ul>
      {away.value && (
        <SendAway
          seat={away.value}
          stay={stay}
          go={(place) => {
            stay();
            act(() => table.dismiss(place));
          }}
        />
      )}
      {!waiting.isOwner && <Report about={{ kind: 'table', table: table.id }} label={text.reportTable} />}
    </>
  );
}

function SeatRow({
  waiting,
  seat,
  index,
  remove,
}: {
  readonly waiting: Waiting;
  readonly seat: OnlineSeat;
  readonly index: number;
  readonly remove: (seat: OnlineSeat) => void;
}) {
  const { table, info, own } = waiting;
  const text = onlineUi();
  const { player } = seat.sitter;
  return (
    <li class="room-seat">
      <SitterSign sitters={sittersOf(info)} seat={index} />
      <b>
        <PersonLink person={seat.sitter.person} name={seat.name} />
      </b>
      <span>
        {[
          ...(seat === own ? [text.you] : []),
          ...(seat.owner ? [text.owner] : []),
          ...(player ? [homeUi().strengths[player].name] : []),
        ].join(', ')}
      </span>
      {seat.sitter.type === 'person' && seat !== own && (
        <Report
          about={{ kind: 'name', table: table.id, place: seat.place }}
          label={text.reportName(seat.name)}
          short
        />
      )}
      {waiting.isOwner && seat !== own && (
        <button
          type="button"
          class="btn line-btn small"
          aria-label={text.removeKey(seat.name)}
          onClick={() => remove(seat)}
        >
          {text.remove}
        </button>
      )}
    </li>
  );
}

function SendAway({
  seat,
  stay,
  go,
}: {
  readonly seat: OnlineSeat;
  readonly stay: () => void;
  readonly go: (place: number) => void;
}) {
  const text = onlineUi();
  return (
    <Ask title={text.sendAway(seat.name)} close={stay}>
      <p>{text.sendAwayText}</p>
      <div class="account-acts">
        <button type="button" class="btn line-btn" onClick={stay}>
          {text.cancel}
        </button>
        <button type="button" class="btn ink" onClick={() => go(seat.place)}>
          {text.sendAwaySure}
        </button>
      </div>
    </Ask>
  );
}

export function WaitingTalk({ waiting: { table, info, own } }: { readonly waiting: Waiting }) {
  const text = onlineUi();
  if (!own && table.messages.value.length === 0) return null;
  return (
    <section class="talk room-talk" aria-label={text.talk}>
      <h2>{text.talk}</h2>
      <Lines
        colourOf={(name) => sittersOf(info).find((sitter) => sitter.name === name)?.colour ?? 0}
        messages={table.messages.value}
        firstNew={undefined}
        table={table}
      />
      {own && <Say table={table} />}
      {table.word.value && (
        <p class="is-wrong" role="alert">
          {sentenceFor(table.word.value)}
        </p>
      )}
    </section>
  );
}

export function WaitingOptions({ waiting: { info, entry } }: { readonly waiting: Waiting }) {
  const text = onlineUi();
  const changed = entry ? changedOptions(entry, { ...entry.options, ...info.options }) : [];
  const optionOf = (name: string) =>
    `${words().option(info.title, name).name}: ${
      entry ? words().optionValue(entry, name, info.options[name] ?? '') : ''
    }`;
  return (
    <>
      <PlayedFor info={info} />
      <dl class="room-options">
        <dt>{text.time}</dt>
        <dd>{text.timeOf(info.time)}</dd>
      </dl>
      {(info.language || info.wanted) && (
        <dl class="room-options">
          <dt>{text.find.names.wanted}</dt>
          <dd>
            {[
              text.find.forWhom[info.wanted ?? 'anybody'],
              ...(info.language ? [nameOfLanguage(info.language)] : []),
            ].join(', ')}
          </dd>
        </dl>
      )}
      <dl class="room-options">
        <dt>{text.options}</dt>
        <dd>{changed.length === 0 ? text.asPrinted : changed.map(optionOf).join(', ')}</dd>
      </dl>
    </>
  );
}
