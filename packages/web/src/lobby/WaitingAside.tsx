/** The right of a table that has not started: whom to invite, when it starts, computer players, leaving. */
import type { Opponent } from '@kursbuch/screens/host/gameHost.ts';
import { StrengthChoice } from '@kursbuch/screens/parts/StrengthChoice.tsx';
import { useSignal } from '@preact/signals';
import type { StartWish, TableInfo } from '../online/wire.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { Invite, inviteTextOf } from './Invite.tsx';
import { KeepSeat } from './KeptSeats.tsx';
import { StartChoice } from './StartChoice.tsx';
import type { Waiting } from './waiting.ts';

const wishOf = ({ at, fill, otherwise }: NonNullable<TableInfo['start']>): StartWish => ({
  ...{ at, fill, otherwise },
});

export function WaitingAside({ waiting }: { readonly waiting: Waiting }) {
  const { table, info, own, act } = waiting;
  const text = onlineUi();
  const hasRoom = waiting.isOwner && waiting.free > waiting.kept.length;
  return (
    <div class="home-aside">
      {own && (
        <section class="own-table" aria-labelledby="invite">
          <h2 id="invite">{text.link}</h2>
          <p>
            {inviteTextOf(info)}
            {!info.listed && info.club === undefined && ` ${text.unlisted}`}
          </p>
          <Invite id={info.id} name={info.name} leads={inviteTextOf(info)} />
        </section>
      )}
      <Appointment waiting={waiting} />
      {hasRoom && <KeepSeat table={table} info={info} act={act} />}
      {hasRoom && <Computers waiting={waiting} />}
      {info.chance && (
        <details class="room-chance">
          <summary>{text.committed}</summary>
          <p>{text.committedText}</p>
          <code>{info.chance.commitment}</code>
        </details>
      )}
      {own && (
        <div class="room-leave">
          <button
            type="button"
            class="btn line-btn"
            disabled={waiting.isBusy}
            onClick={() => act(waiting.leave)}
          >
            {text.leave}
          </button>
          <small>{text.leaveText}</small>
        </div>
      )}
    </div>
  );
}

function Appointment({ waiting: { table, info, isOwner, act } }: { readonly waiting: Waiting }) {
  const { starting: text } = onlineUi();
  if (!info.start || info.start.calledOff) return null;
  return (
    <section class="own-table" aria-labelledby="appointment">
      <h2 id="appointment">{text.name}</h2>
      <p>{text.rule(info.start.otherwise, info.start.fill !== null)}</p>
      <div class="account-acts">
        <a class="btn line-btn" href={`/api/tables/${info.id}/calendar`} download="kursbuch.ics">
          {text.calendar}
        </a>
      </div>
      {isOwner && <StartChoice start={wishOf(info.start)} change={(next) => act(() => table.plan(next))} />}
    </section>
  );
}

function Computers({ waiting: { table, act, isBusy } }: { readonly waiting: Waiting }) {
  const text = onlineUi();
  const { strengths } = homeUi();
  /** The computer player that would be seated. */
  const strength = useSignal<Opponent>('steady');
  return (
    <section class="own-table" aria-labelledby="computers">
      <h2 id="computers">{text.computers}</h2>
      <StrengthChoice<never>
        label={text.strength}
        names={strengths}
        value={strength.value}
        choose={(player) => {
          strength.value = player;
        }}
      />
      <p>{strengths[strength.value].text}</p>
      <div class="account-acts">
        <button
          type="button"
          class="btn line-btn"
          disabled={isBusy}
          onClick={() => act(() => table.seatComputer(strength.value))}
        >
          {text.seatComputer(strengths[strength.value].name)}
        </button>
      </div>
    </section>
  );
}
