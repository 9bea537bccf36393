/** Who sits at the table and is there, with their time; and what can be done about seats, pauses and the end. */
import { PLAYER_NAMES } from '@kursbuch/bots/players';
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import type { Opponent } from '@kursbuch/screens/host/gameHost.ts';
import { StrengthChoice } from '@kursbuch/screens/parts/StrengthChoice.tsx';
import { useSignal } from '@preact/signals';
import { SitterSign } from '../home/SitterSign.tsx';
import { wordOf } from '../online/ask.ts';
import { attendanceAt } from '../online/attendance.ts';
import type { OnlineTable } from '../online/onlineTable.ts';
import { person } from '../online/person.ts';
import { sitsThere } from '../online/sitsThere.ts';
import { sittersOf } from '../online/sitters.ts';
import type { TableInfo } from '../online/wire.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { leftOf, timeLeft, useNow } from './clock.ts';
import { PersonLink } from './PersonLink.tsx';
import { PlayedFor } from './PlayedFor.tsx';
import { Report } from './Report.tsx';

/** Somebody who keeps the game waiting for so long may be asked to give up the seat. */
const A_DAY = 24 * 3_600_000;

interface Props {
  readonly table: OnlineTable;
  readonly shown: Shown;
}

export function People({ table }: Props) {
  const text = onlineUi();
  const { value: info } = table.info;
  const at = useNow(info?.status === 'running' && info.time !== null);
  if (!info) return null;
  const sitters = sittersOf(info);
  return (
    <section class="people" aria-label={text.people}>
      <ul class="present with-names">
        {info.seats.map((seat, index) => {
          const sitter = sitters[index];
          const there = attendanceAt(table, seat);
          const left = leftOf(info, seat.seat, at);
          return (
            <li key={seat.place}>
              {sitter && <SitterSign sitters={sitters} seat={index} there={there} />}
              <span>
                <PersonLink person={seat.sitter.person} name={seat.sitter.name}>
                  {sitsThere(seat)}
                </PersonLink>
              </span>
              {left !== null && (
                <b class={`clock${info.turns.some((turn) => turn.seat === seat.seat) ? ' is-running' : ''}`}>
                  {timeLeft(left)}
                </b>
              )}
              {there && <em>{onlineUi().attends[there.is]}</em>}
              {seat.sitter.type === 'person' && seat.place !== info.you && (
                <Report
                  about={{ kind: 'name', table: table.id, place: seat.place }}
                  label={text.reportName(seat.sitter.name)}
                  short
                />
              )}
            </li>
          );
        })}
      </ul>
      <PlayedFor info={info} />
      {info.foreknown && <p class="people-told">{text.foreknown[info.foreknown]}</p>}
      {info.status === 'running' && person.value && <Acts table={table} info={info} />}
      <Report about={{ kind: 'table', table: table.id }} label={text.reportTable} />
    </section>
  );
}

function Acts({ table, info }: { readonly table: OnlineTable; readonly info: TableInfo }) {
  const text = onlineUi();
  const sure = useSignal(false);
  const own = info.seats.find(({ place }) => place === info.you);
  const hasOwner = info.seats.some(({ owner }) => owner);
  const act = (what: () => Promise<void>) => () =>
    void what().catch((thrown: unknown) => {
      table.word.value = wordOf(thrown);
    });
  const press = (label: string, what: () => Promise<void>) => (
    <Press key={label} label={label} press={act(what)} />
  );
  const free = info.seats.filter(({ sitter }) => sitter.type === 'nobody');
  // Whoever brought the game may know what is hidden, or what its computer players will draw.
  const canRedraw =
    info.uploaded &&
    info.number > 0 &&
    (info.foreknown !== null || info.seats.some(({ sitter }) => sitter.type === 'computer'));
  const former = info.seats.find((seat) => seat.former);
  const late = info.turns.flatMap(({ seat, since }) => {
    const one = info.seats.find((sitting) => sitting.seat === seat && sitting.place !== info.you);
    return one?.sitter.type === 'person' && Date.now() - since > A_DAY ? [one] : [];
  });
  return (
    <details class="people-acts">
      <summary>{text.seatsAndEnd}</summary>
      <div class="people-acts">
        {!own && former && press(text.takeBack(former.name), () => table.sitAt(former.place))}
        {!own && free.map(({ name, place }) => press(text.sitInFor(name), () => table.sitAt(place)))}
        {own && !info.request && press(text.askEnd, () => table.request('end'))}
        {own &&
          info.time &&
          !info.request &&
          info.time.paused === null &&
          press(text.askPause, () => table.request('pause'))}
        {own && !info.request && canRedraw && press(text.askRedraw, () => table.request('redraw'))}
        {own && info.time?.paused != null && press(text.goOn, () => table.goOn())}
        {own &&
          !info.request &&
          late.map(({ name, place }) => press(text.askFree(name), () => table.request('free', place)))}
        {own && !sure.value && (
          <Press
            label={text.leaveGame}
            press={() => {
              sure.value = true;
            }}
          />
        )}
      </div>
      {own && sure.value && (
        <p class="people-sure">
          {info.club === undefined ? text.leaveGameText : text.leaveGameClub}{' '}
          {press(text.leaveGameSure, () => table.giveUpSeat())}
        </p>
      )}
      {own && <HandOver table={table} act={act} />}
      {(own?.owner || (own && !hasOwner)) &&
        free.map(({ name, place }) => (
          <div key={place}>
            <ComputerFor name={name} seat={(player) => act(() => table.seatComputer(player, place))()} />
          </div>
        ))}
    </details>
  );
}

function Press({ label, press }: { readonly label: string; readonly press: () => void }) {
  return (
    <button type="button" class="btn line-btn small" onClick={press}>
      {label}
    </button>
  );
}

function HandOver({
  table,
  act,
}: {
  readonly table: OnlineTable;
  readonly act: (what: () => Promise<void>) => () => void;
}) {
  const text = onlineUi();
  /** The computer player to which one is about to hand over. */
  const handing = useSignal<Opponent | null>(null);
  return (
    <>
      <div class="people-computer">
        <span>{text.handOver}</span>
        <StrengthChoice<never>
          label={text.handOver}
          names={homeUi().strengths}
          none={text.choose}
          value={handing.value}
          choose={(player) => {
            handing.value = player;
          }}
        />
      </div>
      {handing.value && (
        <p class="people-sure" role="alert">
          {homeUi().strengths[handing.value].text} {text.handOverAsk(homeUi().strengths[handing.value].name)}{' '}
          <Press label={text.handOverSure} press={act(() => table.handOver(handing.value as Opponent))} />{' '}
          <Press
            label={text.cancel}
            press={() => {
              handing.value = null;
            }}
          />
        </p>
      )}
    </>
  );
}

/** A computer player takes a free seat. */
function ComputerFor({ name, seat }: { readonly name: string; readonly seat: (player: Opponent) => void }) {
  const text = onlineUi();
  return (
    <label class="people-computer">
      <span>{text.computerFor(name)}</span>
      <select
        class="text-field"
        value=""
        onChange={({ currentTarget }) => {
          const player = PLAYER_NAMES.find((one) => one === currentTarget.value);
          currentTarget.value = '';
          if (player) seat(player);
        }}
      >
        <option value="">{text.choose}</option>
        {PLAYER_NAMES.map((one) => (
          <option key={one} value={one}>
            {homeUi().strengths[one].name}
          </option>
        ))}
      </select>
    </label>
  );
}
