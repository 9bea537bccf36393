/** In the head of the table: is the server there, and who is at the table. */

import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { isPhone, isRoomy, isWide } from '@kursbuch/screens/parts/screen.ts';
import { SitterSign } from '../home/SitterSign.tsx';
import { attendanceAt } from '../online/attendance.ts';
import { connected } from '../online/line.ts';
import type { OnlineTable } from '../online/onlineTable.ts';
import { sittersOf } from '../online/sitters.ts';
import { onlineUi } from '../words/online.ts';
import { leftOf, timeLeft, useNow } from './clock.ts';

export function HeadMarks({ table }: { readonly table: OnlineTable; readonly shown: Shown }) {
  const text = onlineUi();
  const { state } = connected.value;
  const isLive = state === 'live';
  const { watching, nameless } = table.presence.value;
  const watchers = watching.length + nameless;
  return (
    <>
      <span class={`line-state is-${state}`} role="status">
        <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true">
          <path d="M1.500 14v-3M5.500 14v-6M9.500 14V4.500M13.500 14V1" />
        </svg>
        {isPhone.value && <Clock table={table} />}
        <span class={isPhone.value || (isLive && !isRoomy.value) ? 'unseen' : ''}>
          {isLive ? text.live : state === 'lost' ? text.lost : text.connecting}
        </span>
      </span>
      {!isPhone.value && <Clock table={table} />}
      {isWide.value && <Present table={table} />}
      {watchers > 0 && !isPhone.value && (
        <span class="watchers" title={watching.join(', ')}>
          <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true">
            <path d="M1 6c4-6.500 12-6.500 16 0-4 6.500-12 6.500-16 0zM9 3.600a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800z" />
          </svg>
          <span aria-hidden="true">{watchers}</span>
          <span class="unseen">{text.watching(watchers)}</span>
        </span>
      )}
    </>
  );
}

/** One's own time where one is asked, else that of whoever is waited for. */
function Clock({ table }: { readonly table: OnlineTable }) {
  const { value: info } = table.info;
  const counted = info?.status === 'running' ? info.turns.filter(({ deadline }) => deadline !== null) : [];
  const turn = counted.find(({ seat }) => seat === table.seat.value) ?? counted[0];
  const at = useNow(turn !== undefined);
  const left = info && turn ? leftOf(info, turn.seat, at) : null;
  if (left === null) return null;
  // A phone has room for minutes and seconds, or for days alone.
  const isShort = isPhone.value && info?.time?.kind !== 'live';
  return (
    <span title={`${onlineUi().timeLeft}: ${timeLeft(left)}`}>
      <span class="unseen">{onlineUi().timeLeft} </span>
      <b class="clock is-running">{isShort ? onlineUi().shortly(left) : timeLeft(left)}</b>
    </span>
  );
}

/** The players, each with a dot. */
function Present({ table }: { readonly table: OnlineTable }) {
  const { value: info } = table.info;
  if (!info) return null;
  const sitters = sittersOf(info);
  return (
    <ul class="present">
      {info.seats.map((seat, index) => (
        <li key={seat.place}>
          {sitters[index] && <SitterSign sitters={sitters} seat={index} there={attendanceAt(table, seat)} />}
        </li>
      ))}
    </ul>
  );
}
