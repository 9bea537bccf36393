/** Playing over the network: what waits for you, what others do, where there are seats. */
import { capital } from '@kursbuch/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import { Named } from '../company/Named.tsx';
import { PageHead } from '../home/PageHead.tsx';
import { ask, someChance } from '../online/ask.ts';
import { isBanned, isOperator } from '../online/order.ts';
import { invitations } from '../online/people.ts';
import { person } from '../online/person.ts';
import type { ListedTable } from '../online/wire.ts';
import { coverOf } from '../titles/covers.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { AccountPage } from './AccountPage.tsx';
import { Alerts } from './Alerts.tsx';
import { FilterRow, nameOfLanguage } from './FilterRow.tsx';
import { filters } from './filters.ts';
import { Gatherings } from './Gatherings.tsx';
import { Invitations } from './Invitations.tsx';
import { Invite, inviteTextOf } from './Invite.tsx';
import './lobby.css';
import { seenOf } from './glances.ts';
import { isPart, LobbyBar, type LobbyPart } from './LobbyBar.tsx';
import { LobbyNav } from './LobbyNav.tsx';
import { NameForm } from './NameForm.tsx';
import { NewTablePage } from './NewTablePage.tsx';
import { NoServer } from './NoServer.tsx';
import { Results } from './Results.tsx';
import { SaidToMe } from './SaidToMe.tsx';
import { Seats, SeatsKey } from './Seats.tsx';
import { saidOf } from './said.ts';
import { startsAt } from './startsAt.ts';
import { TablePicture } from './TablePicture.tsx';
import {
  awaited,
  keepLooking,
  lookAgain,
  ownSeat,
  showMore,
  type Tables,
  tables,
  waitingNow,
  waitsForMe,
} from './tables.ts';
import { UploadPage } from './UploadPage.tsx';

/** With a title: a new table, who one is, or a game that is taken here. */
export function LobbyPage({ title }: { readonly title: string | undefined }) {
  if (title === ME) return <AccountPage />;
  if (title?.startsWith(GAME)) return <UploadPage id={title.slice(GAME.length)} />;
  if (title === undefined || isPart(title)) return <Lobby part={title ?? 'tables'} />;
  return <NewTablePage title={title} />;
}

/** No title: who one is. */
const ME = 'me';
/** A game of this device that is taken here. */
const GAME = 'game ';
const ACCOUNT = addressOf({ at: 'online', title: ME });

const NEW = addressOf({ at: 'online', title: 'new' });

/** Parts of the lobby that are a page of their own on a phone. */
function Lobby({ part }: { readonly part: LobbyPart }) {
  const text = onlineUi();
  useEffect(keepLooking, []);
  useEffect(() => {
    document.title = `${pageName()} · Kursbuch`;
  });
  const { value: found } = tables;
  return (
    <div class={`home lobby shows-${part}`}>
      <PageHead />
      <LobbyNav here="tables" />
      <main>
        {found === null ? (
          <section class="hero" aria-busy="true" aria-label={text.looking} />
        ) : found === 'none' ? (
          <NoServer again={lookAgain} />
        ) : (
          <>
            <SaidToMe />
            <div class="lobby-tables">{!isBanned() && <Waiting mine={found.mine} />}</div>
            {part !== 'tables' && <h1 class="unseen">{text.parts[part]}</h1>}
            <div class="home-cols">
              {!isBanned() && (
                <div class="lobby-main lobby-tables">
                  <Invitations />
                  <AskedAgain mine={found.mine} />
                  <Others mine={found.mine} />
                  {found.mine
                    .filter(({ status }) => status === 'open')
                    .map((table) => (
                      <OwnOpen key={table.id} table={table} />
                    ))}
                  {person.value && <Gatherings />}
                  <Finished mine={found.mine} />
                </div>
              )}
              <div class="lobby-aside">
                {!isBanned() && <OpenTables {...found} />}
                {!isBanned() && <Watching running={found.running} />}
                {person.value && <Me />}
              </div>
            </div>
          </>
        )}
      </main>
      <LobbyBar here={part} />
    </div>
  );
}

/** What the tab says: that one is waited for, where one is. */
function pageName(): string {
  const text = onlineUi();
  const waiting = waitingNow();
  return waiting > 0 ? `(${waiting}) ${text.waiting(waiting).join(' ')}` : text.lobby;
}

/** When somebody's time at a table is over; never where none is counted. */
const dueAt = ({ turns }: ListedTable): number =>
  Math.min(...turns.map(({ deadline }) => deadline ?? Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);

/** What waits for you is lit, the most urgent act is yellow. */
function Waiting({ mine }: { readonly mine: readonly ListedTable[] }) {
  const text = onlineUi();
  const isAsked = mine.some(isAskedAgain) || invitations.value.length > 0;
  const waiting = mine.filter(waitsForMe).toSorted((a, b) => dueAt(a) - dueAt(b) || a.changed - b.changed);
  const [plain, lit] = !person.value
    ? text.welcome
    : waiting.length > 0
      ? text.waiting(waiting.length)
      : mine.some(({ status }) => status !== 'over')
        ? text.noneWaits
        : text.noTables;
  return (
    <section class="hero" aria-labelledby="waiting">
      <h1 id="waiting">
        {plain} <b>{lit}</b>
      </h1>
      {!person.value && (
        <div class="hero-empty">
          <p>{text.welcomeText}</p>
          <NameForm act={text.comeIn} lit done={lookAgain} />
          <a class="btn quiet" href={ACCOUNT}>
            {text.haveAccount}
          </a>
        </div>
      )}
      {person.value && waiting.length === 0 && (
        <div class="hero-empty">
          <p>{text.noTablesText}</p>
          {/* Where somebody asks one to a table another one is not what one comes for. */}
          <a class={`btn ${isAsked ? 'alt' : 'go'}`} href={NEW}>
            {text.newTable}
          </a>
        </div>
      )}
      <ul class="waiting-tables">
        {waiting.map((table, index) => (
          <li key={table.id}>
            <span class="waiting-map">
              <TablePicture table={table} />
            </span>
            <div class="waiting-what">
              <p>
                <b>{shortTitle(table.title)}</b> {[table.name, ...roundOf(table)].join(', ')}
              </p>
              <b class="waiting-act">{capital(askedAt(table, ownSeat(table)) ?? text.decide)}</b>
              {seenOf(table.id)?.since && <span class="waiting-since">{seenOf(table.id)?.since}</span>}
              <span>
                {text.yourMove(sinceWhen(table))}
                <TimeLeft table={table} />
              </span>
              <Unread table={table} />
              <Seats table={table} />
            </div>
            <a
              class={`btn ${index === 0 ? 'go' : 'alt'}`}
              href={addressOf({ at: 't', id: table.id })}
              aria-label={text.openTable(table.name)}
            >
              {text.open}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a seat is asked for; null where that is not known. */
const askedAt = ({ id, waiting }: ListedTable, seat: number | null): string | null =>
  seat !== null && waiting.includes(seat) ? (seenOf(id)?.asks(seat) ?? null) : null;

/** "OR 5.2". */
function roundOf({ id, title }: ListedTable): readonly string[] {
  const seen = seenOf(id);
  const round = seen ? coverOf(title)?.round(seen.glimpse, words()) : '';
  return round ? [round] : [];
}

/** So long the table waits. */
const sinceWhen = ({ turns, changed }: ListedTable): number =>
  Date.now() - (turns.length > 0 ? Math.min(...turns.map(({ since }) => since)) : changed);

/** Under a day it is urgent. */
const URGENT = 86_400_000;

/** The time of whoever has least. */
function TimeLeft({ table: { turns } }: { readonly table: ListedTable }) {
  const deadlines = turns.flatMap(({ deadline }) => deadline ?? []);
  if (deadlines.length === 0) return null;
  const left = Math.max(0, Math.min(...deadlines) - Date.now());
  return <span class={`time-left${left < URGENT ? ' is-urgent' : ''}`}>{onlineUi().leftFor(left)}</span>;
}

/** Talk that was not read. */
function Unread({ table: { unread = 0 } }: { readonly table: ListedTable }) {
  return unread === 0 ? null : <span class="unread-talk">{onlineUi().unreadTalk(unread)}</span>;
}

function Others({ mine }: { readonly mine: readonly ListedTable[] }) {
  const text = onlineUi();
  const running = mine.filter((table) => table.status === 'running' && !waitsForMe(table));
  if (running.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <header class="lobby-head">
        <h2 id="others">{text.others}</h2>
        <SeatsKey />
      </header>
      <ul class="lobby-rows">
        {running.map((table) => (
          <li key={table.id}>
            <span class="lobby-map">
              <TablePicture table={table} />
            </span>
            <a class="lobby-name" href={addressOf({ at: 't', id: table.id })}>
              <b>{shortTitle(table.title)}</b> <span>{table.name}</span>
            </a>
            <span class="lobby-who">
              <Unread table={table} />
              <span>
                <Named
                  people={awaited(table)}
                  say={(names) => text.toMove(words().list(names), askedAt(table, table.waiting[0] ?? null))}
                />
              </span>
              <span>{text.since(sinceWhen(table))}</span>
            </span>
            <Seats table={table} />
            <TimeLeft table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnOpen({ table }: { readonly table: ListedTable }) {
  const text = onlineUi();
  return (
    <section class="own-table" aria-label={table.name}>
      <header>
        <div>
          <h2>
            <a href={addressOf({ at: 't', id: table.id })}>
              {text.yourTable(shortTitle(table.title), table.name)}
            </a>
          </h2>
          <p>{startsAt(table) ?? inviteTextOf(table)}</p>
          <Unread table={table} />
        </div>
        <p class="own-seats">
          <Seats table={table} /> {text.seatsFree(table.size - table.seats.length)}
        </p>
      </header>
      <Invite id={table.id} name={table.name} leads={inviteTextOf(table)} />
    </section>
  );
}

/** Who wants to play again, by the name of that table. */
function askerOf({ seats, rematch }: ListedTable) {
  const name = rematch?.by ?? '';
  return { name, person: seats.find(({ sitter }) => sitter.name === name)?.sitter.person };
}

const isAskedAgain = ({ rematch }: ListedTable): boolean =>
  rematch != null && !rematch.seated && rematch.status === 'open';

/** Those one has played with want to play again. */
function AskedAgain({ mine }: { readonly mine: readonly ListedTable[] }) {
  const text = onlineUi();
  const problem = useSignal<string | null>(null);
  const asked = mine.filter(isAskedAgain);
  if (asked.length === 0) return null;
  const join = async ({ id }: ListedTable) => {
    try {
      const { id: next } = await ask<ListedTable>('POST', `tables/${id}/rematch`, {
        contribution: someChance(32),
      });
      go({ at: 't', id: next });
    } catch (thrown) {
      problem.value = saidOf(thrown);
      void lookAgain();
    }
  };
  return (
    <section aria-labelledby="again">
      <h2 id="again">{text.askedAgain}</h2>
      {problem.value && (
        <p class="lobby-problem" role="alert">
          {problem.value}
        </p>
      )}
      <ul class="lobby-rows">
        {asked.map((table) => (
          <li key={table.id} class="is-open">
            <span class="lobby-name">
              <b>{shortTitle(table.title)}</b> <span>{table.name}</span>
            </span>
            <span class="lobby-who">
              {table.rematch?.by ? (
                <Named people={[askerOf(table)]} say={([name = '']) => text.wantsAgain(name)} />
              ) : (
                text.wantsAgainNobody
              )}
            </span>
            <button type="button" class="btn ink" onClick={() => void join(table)}>
              {text.joinAgain}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Finished({ mine }: { readonly mine: readonly ListedTable[] }) {
  const text = onlineUi();
  const over = mine.filter(({ status }) => status === 'over');
  if (over.length === 0) return null;
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{text.finished}</h2>
      <ul class="lobby-rows">
        {over.map((table) => (
          <li key={table.id} class="is-over">
            <a class="lobby-name" href={addressOf({ at: 't', id: table.id })}>
              <b>{shortTitle(table.title)}</b> <span>{table.name}</span>
            </a>
            <span class="lobby-who">
              <Results table={table} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Seats nobody has taken, or that somebody has left. */
const freeIn = ({ size, seats }: ListedTable): number =>
  size - seats.filter(({ sitter }) => sitter.type !== 'nobody').length;

/** Whoever looks finds a seat there: not all that are free are kept for others. */
const hasSeat = (table: ListedTable): boolean =>
  freeIn(table) > (table.kept ?? []).filter(({ you }) => !you).length;

/** "3 days a turn, German, new to it": what somebody wants to know before he sits down. */
function kindOf({ time, language, wanted }: ListedTable): string {
  const text = onlineUi();
  return [
    text.timeOf(time),
    ...(language ? [nameOfLanguage(language)] : []),
    ...(wanted ? [text.find.forWhom[wanted]] : []),
  ].join(', ');
}

function OpenTables({ open, counts, hasMore }: Pick<Tables, 'open' | 'counts' | 'hasMore'>) {
  const text = onlineUi();
  const problem = useSignal<string | null>(null);
  const others = open.filter(({ you }) => you === null);
  const isFiltered = counts !== null && Object.keys(filters.value).length > 0;
  const sitDown = async ({ id }: ListedTable) => {
    problem.value = null;
    try {
      // Without a name one is asked for at the table.
      if (person.value) await ask('POST', `tables/${id}/join`, { contribution: someChance(32) });
      go({ at: 't', id });
    } catch (thrown) {
      problem.value = saidOf(thrown);
      void lookAgain();
    }
  };
  return (
    <section class="lobby-open" aria-labelledby="open-tables">
      <h2 id="open-tables">{text.openTables}</h2>
      {counts && <FilterRow counts={counts} change={() => void lookAgain()} />}
      {problem.value && (
        <p class="lobby-problem" role="alert">
          {problem.value}
        </p>
      )}
      <ul class="lobby-rows">
        {others.map((table) => (
          <li key={table.id} class="is-open">
            <a class="lobby-name" href={addressOf({ at: 't', id: table.id })}>
              <b>{shortTitle(table.title)}</b> <span>{table.name}</span>
            </a>
            <span class="lobby-who">
              <Seats table={table} />
              <span>{hasSeat(table) ? text.seatsFree(freeIn(table)) : text.words.keptSeats}</span>
              {startsAt(table) && <b class="starts-at">{startsAt(table)}</b>}
              <span>{kindOf(table)}</span>
            </span>
            {hasSeat(table) && (
              <button
                type="button"
                class="btn line-btn"
                aria-label={text.sitDownAt(table.name)}
                onClick={() => void sitDown(table)}
              >
                {text.sitDown}
              </button>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" class="btn line-btn lobby-more" onClick={() => void showMore()}>
          {text.moreTables}
        </button>
      )}
      {others.length === 0 && !hasMore && (
        <p class="lobby-none">
          {isFiltered ? text.find.none : text.noOpen}{' '}
          {isFiltered && (
            <button
              type="button"
              class="btn line-btn small"
              onClick={() => {
                filters.value = {};
                void lookAgain();
              }}
            >
              {text.find.clear}
            </button>
          )}
        </p>
      )}
      {person.value && counts && <Alerts />}
      {person.value && (
        <a class="btn line-btn lobby-new" href={NEW}>
          {text.newTable}
        </a>
      )}
    </section>
  );
}

/** So many tables to look at. */
const WATCHED = 8;

/** Watching is apart from joining. */
function Watching({ running }: { readonly running: readonly ListedTable[] }) {
  const text = onlineUi();
  // Where a seat is free one may sit down: that table stands above.
  const others = running.filter(
    ({ you, seats }) => you === null && seats.every(({ sitter }) => sitter.type !== 'nobody'),
  );
  return (
    <section class={`lobby-watch${others.length === 0 ? ' has-none' : ''}`} aria-labelledby="watch">
      <h2 id="watch">{text.watch}</h2>
      {others.length === 0 && <p class="lobby-none">{text.noneToWatch}</p>}
      <ul class="lobby-rows">
        {others.slice(0, WATCHED).map((table) => (
          <li key={table.id} class="is-open">
            <span class="lobby-name">
              <b>{shortTitle(table.title)}</b> <span>{table.name}</span>
            </span>
            <span class="lobby-who">
              <Seats table={table} />
              {table.watching > 0 && <span>{text.watching(table.watching)}</span>}
            </span>
            <a
              class="btn line-btn"
              href={addressOf({ at: 't', id: table.id })}
              aria-label={text.watchTable(table.name)}
            >
              {text.watch}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who one is here. */
function Me() {
  const text = onlineUi();
  const { value: who } = person;
  return (
    <section class="lobby-me" aria-labelledby="me">
      <h2 id="me">{who?.name}</h2>
      <p>{who?.guest ? text.guestText : who?.email}</p>
      <div class="account-acts">
        {who && (
          <a class="btn line-btn" href={addressOf({ at: 'people', id: who.id })}>
            {text.persons.yourPage}
          </a>
        )}
        <a class="btn line-btn" href={ACCOUNT}>
          {who?.guest ? text.keepSeats : text.account}
        </a>
        {isOperator.value && (
          <a class="btn line-btn" href={addressOf({ at: 'operator' })}>
            {homeUi().nav.operator}
          </a>
        )}
      </div>
    </section>
  );
}
