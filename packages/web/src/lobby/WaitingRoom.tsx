/** A table that has not started: who is there, the invitation, sitting down, starting. */
import '../home/home.css';
import { words } from '@kursbuch/screens/words/index.ts';
import '../company/company.css';
import { Outline } from '../home/Outline.tsx';
import { PageHead } from '../home/PageHead.tsx';
import type { OnlineTable } from '../online/onlineTable.ts';
import { person } from '../online/person.ts';
import type { TableInfo } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { onlineUi } from '../words/online.ts';
import { LobbyBar } from './LobbyBar.tsx';
import { LobbyNav } from './LobbyNav.tsx';
import './lobby.css';
import { NameForm } from './NameForm.tsx';
import { sentenceFor } from './said.ts';
import { startsAt } from './startsAt.ts';
import { WaitingAside } from './WaitingAside.tsx';
import { WaitingOptions, WaitingSeats, WaitingTalk } from './WaitingSeats.tsx';
import { useWaiting, type Waiting } from './waiting.ts';

export function WaitingRoom({
  table,
  info,
  invitation,
}: {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  /** The word of a personal link: a seat is kept for whoever has it. */
  readonly invitation: string | undefined;
}) {
  const waiting = useWaiting(table, info, invitation);
  return (
    <div class="home lobby room">
      <PageHead />
      <LobbyNav here={null} />
      <main>
        <section class="hero" aria-labelledby="room">
          <div class="room-head">
            <span class="waiting-map">
              <Outline title={info.title} />
            </span>
            <Standing waiting={waiting} />
            <Acts waiting={waiting} />
          </div>
          {waiting.problem && (
            <p class="hero-note" role="alert">
              {waiting.problem}
            </p>
          )}
        </section>
        <div class="home-cols">
          <section aria-labelledby="room-seats">
            <WaitingSeats waiting={waiting} />
            <WaitingTalk waiting={waiting} />
            <WaitingOptions waiting={waiting} />
          </section>
          <WaitingAside waiting={waiting} />
        </div>
      </main>
      <LobbyBar here={null} />
    </div>
  );
}

/** What the table is called, and what it waits for. */
function Standing({ waiting }: { readonly waiting: Waiting }) {
  const { info, free, own, owner, invited, avoided, missing } = waiting;
  const text = onlineUi();
  const starts = startsAt(info);
  return (
    <div>
      <p>
        <b>{shortTitle(info.title)}</b> {info.name}
      </p>
      <h1 id="room" aria-live="polite">
        <b>
          {waiting.isCalledOff
            ? text.starting.calledOff
            : free > 0
              ? text.waitsForPlayers(free)
              : info.start
                ? text.starting.full
                : text.waitsForStart}
        </b>
      </h1>
      {starts !== null && <p>{text.starting.starts(starts)}</p>}
      {own?.owner !== true && owner && !info.start && <p>{text.ownerStarts(owner.name)}</p>}
      {waiting.isInvited && (
        <p>{invited ? text.persons.keepsSeat(invited.by.name) : text.persons.keepsSeatNobody}</p>
      )}
      {waiting.isWarned && (
        <p role="alert">
          {avoided.length > 0 ? text.persons.sitsBlocked(words().list(avoided)) : sentenceFor('blockedSits')}
        </p>
      )}
      {missing.length > 0 && <p>{text.areAsked(words().list(missing))}</p>}
    </div>
  );
}

/** Starting, sitting down, saying no. */
function Acts({ waiting }: { readonly waiting: Waiting }) {
  const { table, info, own, act, isBusy } = waiting;
  const text = onlineUi();
  const maySit = !own && !info.unwelcome && !waiting.isCalledOff && !waiting.isKept;
  return (
    <div class="room-acts">
      {waiting.isOwner && waiting.enough && !waiting.isCalledOff && (
        <button type="button" class="btn go" disabled={isBusy} onClick={() => act(() => table.start())}>
          {text.start} <small>{text.startText(info.seats.length)}</small>
        </button>
      )}
      {info.unwelcome && <p>{text.words.notWelcome}</p>}
      {waiting.isKept && !info.unwelcome && <p>{text.words.keptSeats}</p>}
      {maySit && person.value && (
        <button type="button" class="btn go" disabled={isBusy} onClick={() => act(waiting.sitDown)}>
          {waiting.isWarned ? text.persons.anyway : text.takeSeat}
        </button>
      )}
      {waiting.invited && !own && (
        <button type="button" class="btn alt" disabled={isBusy} onClick={() => act(waiting.sayNo)}>
          {text.persons.noThanks}
        </button>
      )}
      {maySit && !person.value && <NameForm act={text.takeSeat} lit done={waiting.enter} />}
    </div>
  );
}
