/** A table that has not started: who is there, the invitation, sitting down, starting. */
import { titleNamed } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import type { Opponent } from '@kursbuch/screens/host/gameHost.ts';
import { go } from '@kursbuch/screens/parts/place.ts';
import { StrengthChoice } from '@kursbuch/screens/parts/StrengthChoice.tsx';
import { words } from '@kursbuch/screens/words/index.ts';
import { PersonLink } from '../company/PersonLink.tsx';
import { PlayedFor } from '../company/PlayedFor.tsx';
import { Report } from '../company/Report.tsx';
import { Lines, Say } from '../company/Talk.tsx';
import '../company/company.css';
import { Ask } from '../home/Ask.tsx';
import { Outline } from '../home/Outline.tsx';
import { changedOptions } from '../home/options.ts';
import { PageHead } from '../home/PageHead.tsx';
import { SitterSign } from '../home/SitterSign.tsx';
import { wordOf } from '../online/ask.ts';
import { askedAgain } from '../online/askedAgain.ts';
import type { OnlineTable } from '../online/onlineTable.ts';
import { decline, invitations, isBlocked, lookForBlocked, lookForInvitations } from '../online/people.ts';
import { person } from '../online/person.ts';
import { sittersOf } from '../online/sitters.ts';
import type { OnlineSeat, StartWish, TableInfo } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { nameOfLanguage } from './FilterRow.tsx';
import { Invite } from './Invite.tsx';
import { KeepSeat, KeptRows } from './KeptSeats.tsx';
import './lobby.css';
import { NameForm } from './NameForm.tsx';
import { StartChoice } from './StartChoice.tsx';
import { saidOf, sentenceFor } from './said.ts';
import { startsAt } from './startsAt.ts';

const wishOf = ({ at, fill, otherwise }: NonNullable<TableInfo['start']>): StartWish => ({
  ...{ at, fill, otherwise },
});

/** How a computer player plays. */
const strengthAt = ({ seats }: TableInfo, index: number): readonly string[] => {
  const player = seats[index]?.sitter.player;
  return player ? [homeUi().strengths[player].name] : [];
};

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
  const text = onlineUi();
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  /** The computer player that would be seated. */
  const strength = useSignal<Opponent>('steady');
  /** Who is about to be sent away. */
  const away = useSignal<OnlineSeat | null>(null);
  const entry = titleNamed(info.title);
  const own = info.seats.find(({ place }) => place === info.you);
  const owner = info.seats.find((seat) => seat.owner);
  const free = info.size - info.seats.length;
  const { kept = [] } = info;
  const isInvited = kept.some(({ you }) => you);
  const invited = invitations.value.find((one) => one.table.id === info.id);
  /** Somebody sits here whom one has blocked: one is told before one sits down. */
  const avoided = info.seats.filter(({ sitter }) => isBlocked(sitter.person)).map(({ name }) => name);
  const isTold = useSignal(false);
  const isWarned = !own && (avoided.length > 0 || isTold.value);
  const sitDown = async () => {
    await table.join({ invitation, anyway: isWarned }).catch((thrown: unknown) => {
      if (wordOf(thrown) !== 'blockedSits') throw thrown;
      isTold.value = true;
    });
  };
  useEffect(() => {
    if (!person.value) return;
    void lookForBlocked().catch(() => undefined);
    void lookForInvitations();
  }, [person.value?.id]);
  // Those who are asked to play again and have not come yet.
  const missing =
    askedAgain.value?.table === info.id
      ? askedAgain.value.names.filter((name) => info.seats.every((seat) => seat.name !== name))
      : [];
  const enough = info.seats.length >= (entry?.players.min ?? 2);
  useEffect(() => {
    document.title = `${info.name} · Kursbuch`;
  });
  const lastSaid = table.messages.value.at(-1)?.number ?? 0;
  useEffect(() => table.haveRead(lastSaid), [lastSaid, info.you]);
  const act = async (what: () => Promise<void>) => {
    if (busy.value) return;
    busy.value = true;
    problem.value = null;
    await what().catch((thrown: unknown) => {
      problem.value = saidOf(thrown);
    });
    busy.value = false;
  };
  const changed = entry ? changedOptions(entry, { ...entry.options, ...info.options }) : [];
  return (
    <div class="home lobby room">
      <PageHead />
      <main>
        <section class="hero" aria-labelledby="room">
          <div class="room-head">
            <span class="waiting-map">
              <Outline title={info.title} />
            </span>
            <div>
              <p>
                <b>{shortTitle(info.title)}</b> {info.name}
              </p>
              <h1 id="room" aria-live="polite">
                <b>
                  {info.start?.calledOff
                    ? text.starting.calledOff
                    : free > 0
                      ? text.waitsForPlayers(free)
                      : info.start
                        ? text.starting.full
                        : text.waitsForStart}
                </b>
              </h1>
              {startsAt(info) !== null && <p>{text.starting.starts(startsAt(info) ?? '')}</p>}
              {own?.owner !== true && owner && !info.start && <p>{text.ownerStarts(owner.name)}</p>}
              {isInvited && (
                <p>{invited ? text.persons.keepsSeat(invited.by.name) : text.persons.keepsSeatNobody}</p>
              )}
              {isWarned && (
                <p role="alert">
                  {avoided.length > 0
                    ? text.persons.sitsBlocked(words().list(avoided))
                    : sentenceFor('blockedSits')}
                </p>
              )}
              {missing.length > 0 && <p>{text.areAsked(words().list(missing))}</p>}
            </div>
            <div class="room-acts">
              {own?.owner === true && enough && !info.start?.calledOff && (
                <button
                  type="button"
                  class="btn go"
                  disabled={busy.value}
                  onClick={() => void act(() => table.start())}
                >
                  {text.start} <small>{text.startText(info.seats.length)}</small>
                </button>
              )}
              {info.unwelcome && <p>{text.words.notWelcome}</p>}
              {!own && !info.unwelcome && !info.start?.calledOff && person.value && (
                <button type="button" class="btn go" disabled={busy.value} onClick={() => void act(sitDown)}>
                  {isWarned ? text.persons.anyway : text.takeSeat}
                </button>
              )}
              {invited && !own && (
                <button
                  type="button"
                  class="btn alt"
                  disabled={busy.value}
                  onClick={() => void act(() => decline(invited.id).then(() => go({ at: 'online' })))}
                >
                  {text.persons.noThanks}
                </button>
              )}
              {!own && !info.unwelcome && !info.start?.calledOff && !person.value && (
                <NameForm act={text.takeSeat} lit done={() => table.join({ invitation })} />
              )}
            </div>
          </div>
          {problem.value && (
            <p class="hero-note" role="alert">
              {problem.value}
            </p>
          )}
        </section>
        <div class="home-cols">
          <section aria-labelledby="room-seats">
            <h2 id="room-seats">{homeUi().players}</h2>
            <ul class="lobby-rows">
              {sittersOf(info).map((sitter, index, sitters) => (
                <li key={sitter.name} class="room-seat">
                  <SitterSign sitters={sitters} seat={index} />
                  <b>
                    <PersonLink person={info.seats[index]?.sitter.person} name={sitter.name} />
                  </b>
                  <span>
                    {[
                      ...(info.seats[index] === own ? [text.you] : []),
                      ...(info.seats[index]?.owner ? [text.owner] : []),
                      ...strengthAt(info, index),
                    ].join(', ')}
                  </span>
                  {info.seats[index]?.sitter.type === 'person' && info.seats[index] !== own && (
                    <Report
                      about={{ kind: 'name', table: table.id, place: info.seats[index]?.place ?? index }}
                      label={text.reportName(sitter.name)}
                      short
                    />
                  )}
                  {own?.owner === true && info.seats[index] !== own && (
                    <button
                      type="button"
                      class="btn line-btn small"
                      aria-label={text.removeKey(sitter.name)}
                      onClick={() => {
                        const seat = info.seats[index];
                        if (seat?.sitter.type === 'computer')
                          void act(() => table.removeComputer(seat.place));
                        else away.value = seat ?? null;
                      }}
                    >
                      {text.remove}
                    </button>
                  )}
                </li>
              ))}
              <KeptRows table={table} info={info} act={(what) => void act(what)} />
              {Array.from({ length: Math.max(0, free - kept.length) }, (_, index) => (
                <li key={`free ${index}`} class="room-seat">
                  <span class="sign free-seat" />
                  <span>{text.freeSeat}</span>
                </li>
              ))}
            </ul>
            {away.value && (
              <Ask
                title={text.sendAway(away.value.name)}
                close={() => {
                  away.value = null;
                }}
              >
                <p>{text.sendAwayText}</p>
                <div class="account-acts">
                  <button
                    type="button"
                    class="btn line-btn"
                    onClick={() => {
                      away.value = null;
                    }}
                  >
                    {text.cancel}
                  </button>
                  <button
                    type="button"
                    class="btn ink"
                    onClick={() => {
                      const place = away.value?.place ?? -1;
                      away.value = null;
                      void act(() => table.dismiss(place));
                    }}
                  >
                    {text.sendAwaySure}
                  </button>
                </div>
              </Ask>
            )}
            {own?.owner !== true && (
              <Report about={{ kind: 'table', table: table.id }} label={text.reportTable} />
            )}
            {(own || table.messages.value.length > 0) && (
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
            )}
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
              <dd>
                {changed.length === 0
                  ? text.asPrinted
                  : changed
                      .map(
                        (name) =>
                          `${words().option(info.title, name).name}: ${
                            entry ? words().optionValue(entry, name, info.options[name] ?? '') : ''
                          }`,
                      )
                      .join(', ')}
              </dd>
            </dl>
          </section>
          <div class="home-aside">
            {own && (
              <section class="own-table" aria-labelledby="invite">
                <h2 id="invite">{text.link}</h2>
                <p>
                  {text.inviteText}
                  {!info.listed && ` ${text.unlisted}`}
                </p>
                <Invite id={info.id} name={info.name} />
              </section>
            )}
            {info.start && !info.start.calledOff && (
              <section class="own-table" aria-labelledby="appointment">
                <h2 id="appointment">{text.starting.name}</h2>
                <p>{text.starting.rule(info.start.otherwise, info.start.fill !== null)}</p>
                <div class="account-acts">
                  <a class="btn line-btn" href={`/api/tables/${info.id}/calendar`} download="kursbuch.ics">
                    {text.starting.calendar}
                  </a>
                </div>
                {own?.owner === true && (
                  <StartChoice
                    start={wishOf(info.start)}
                    change={(next) => void act(() => table.plan(next))}
                  />
                )}
              </section>
            )}
            {own?.owner === true && free > kept.length && (
              <KeepSeat table={table} info={info} act={(what) => void act(what)} />
            )}
            {own?.owner === true && free > kept.length && (
              <section class="own-table" aria-labelledby="computers">
                <h2 id="computers">{text.computers}</h2>
                <StrengthChoice<never>
                  label={text.strength}
                  names={homeUi().strengths}
                  value={strength.value}
                  choose={(player) => {
                    strength.value = player;
                  }}
                />
                <p>{homeUi().strengths[strength.value].text}</p>
                <div class="account-acts">
                  <button
                    type="button"
                    class="btn line-btn"
                    disabled={busy.value}
                    onClick={() => void act(() => table.seatComputer(strength.value))}
                  >
                    {text.seatComputer(homeUi().strengths[strength.value].name)}
                  </button>
                </div>
              </section>
            )}
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
                  disabled={busy.value}
                  onClick={() => void act(() => table.giveUpSeat().then(() => go({ at: 'online' })))}
                >
                  {text.leave}
                </button>
                <small>{text.leaveText}</small>
              </div>
            )}
          </div>
        </div>
      </main>
    </div>
  );
}
