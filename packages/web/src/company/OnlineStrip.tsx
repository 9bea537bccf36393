/** Under the bar: no connection, what somebody asks, what the server did not do; and a word about another table. */

import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { region } from '@kursbuch/screens/settings/settings.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import type { Seat } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ask, wordOf } from '../online/ask.ts';
import { askedAgain } from '../online/askedAgain.ts';
import { connected } from '../online/line.ts';
import type { OnlineTable } from '../online/onlineTable.ts';
import { person } from '../online/person.ts';
import { handedSeat } from '../online/sitters.ts';
import type { TableInfo } from '../online/wire.ts';
import { Share } from '../share/Share.tsx';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { CopyLink, linkTo } from './CopyLink.tsx';

interface Props {
  readonly table: OnlineTable;
  readonly shown: Shown;
}

function Band({
  role = 'status',
  children,
}: {
  readonly role?: 'alert' | 'status';
  readonly children: ComponentChildren;
}) {
  return (
    <div class="strip warn" role={role}>
      <i />
      {children}
    </div>
  );
}

/** So long a cut may last before anybody is told: most are shorter. */
const PATIENCE = 1200;

export function OnlineStrip(props: Props) {
  const { table } = props;
  const text = onlineUi();
  const said = table.word.value ?? table.gone.value;
  const { value: info } = table.info;
  const seat = table.seat.value;
  const isPaused = seat !== null && info?.status === 'running' && !info.request && info.time?.paused != null;
  return (
    <>
      <Lost />
      {seat !== null &&
        info &&
        petitionsOf(props, info).map((petition) => (
          <PetitionLine key={petition.own} {...props} petition={petition} />
        ))}
      {isPaused && <Paused {...props} />}
      {info?.status === 'running' && <Handed table={table} info={info} />}
      {info?.status === 'running' && seat !== null && <FreeHere info={info} />}
      {info?.status === 'over' && <Again table={table} info={info} />}
      {said !== null && (
        <Band role="alert">
          <p>{said === 'copyToScreen' ? text.copyToScreen : (text.words[said] ?? text.words.broken)}</p>
          {table.gone.value === null && (
            <button
              type="button"
              class="btn line-btn"
              onClick={() => {
                table.word.value = null;
              }}
            >
              {text.ok}
            </button>
          )}
        </Band>
      )}
      <Elsewhere id={table.id} />
    </>
  );
}

function Lost() {
  const text = onlineUi();
  const { value: connection } = connected;
  const since = connection.state === 'lost' ? connection.since : null;
  const isTold = useSignal(false);
  useEffect(() => {
    isTold.value = false;
    if (since === null) return undefined;
    const timer = setTimeout(() => {
      isTold.value = true;
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [since]);
  if (since === null || !isTold.value) return null;
  const time = new Intl.DateTimeFormat(region(), { hour: 'numeric', minute: '2-digit' }).format(since);
  return (
    <Band>
      <p>
        <b>{text.lostSince(time)}</b> {text.lostText}
      </p>
    </Band>
  );
}

/** Something that seats are asked to agree to. */
interface Petition {
  readonly seat: Seat;
  readonly asked: readonly Seat[];
  readonly accepted: readonly Seat[];
  /** As the one who asks reads it, as the others do, and what they should know. */
  readonly own: string;
  readonly theirs: string;
  readonly why: string;
  answer(accept: boolean): Promise<void>;
}

/** What a table is asked for now: to take something back, to end, to pause, to free a seat. */
function petitionsOf(
  { table, shown: { game } }: Props,
  { undo, request, seats, status }: TableInfo,
): Petition[] {
  const text = onlineUi();
  const nameOf = (one: Seat) => game.sitter(one).name;
  const hasActed = (since: number) => game.steps.value.slice(since).some(({ seat }) => game.isHere(seat));
  const petitions: Petition[] = [];
  if (undo)
    petitions.push({
      ...undo,
      own: text.undoWaits,
      theirs: text.undoAsked(nameOf(undo.seat), game.steps.value.length - undo.keeps),
      why: hasActed(undo.keeps) ? text.undoAskedText : text.undoSecretText,
      answer: (accept) => table.answerUndo(accept),
    });
  if (request && status === 'running') {
    const { kind, seat, place } = request;
    const whose = seats.find((one) => one.place === place)?.name ?? '';
    petitions.push({
      ...request,
      own: text.youAsk(kind, whose),
      theirs: text.theyAsk(kind, nameOf(seat), whose),
      why: text.askedText(kind),
      answer: (accept) => table.answer(kind, accept),
    });
  }
  return petitions;
}

/** What somebody asks of the others: he may ask no longer, they say yes or no. */
function PetitionLine({ table, shown, petition }: Props & { readonly petition: Petition }) {
  const text = onlineUi();
  const seat = table.seat.value;
  const waits = petition.asked.filter((one) => !petition.accepted.includes(one));
  const answer = (accept: boolean) => () => void petition.answer(accept).catch(failedAt(table));
  const names = words().list(waits.map((one) => shown.game.sitter(one).name));
  if (petition.seat === seat)
    return (
      <Band>
        <p>
          <b>{petition.own}</b> {text.undoWaitsFor(names)}
        </p>
        <button type="button" class="btn line-btn" onClick={answer(false)}>
          {text.askNoLonger}
        </button>
      </Band>
    );
  if (seat === null || !waits.includes(seat)) return null;
  return (
    <Band role="alert">
      <p>
        <b>{petition.theirs}</b> {petition.why}
      </p>
      <span class="strip-acts">
        <button type="button" class="btn line-btn" onClick={answer(false)}>
          {text.refuse}
        </button>
        <button type="button" class="btn ink" onClick={answer(true)}>
          {text.agree}
        </button>
      </span>
    </Band>
  );
}

/** Time stands still by agreement. */
function Paused({ table }: Props) {
  const text = onlineUi();
  return (
    <Band>
      <p>
        <b>{text.paused}</b> {text.pausedText}
      </p>
      <button type="button" class="btn line-btn" onClick={() => void table.goOn().catch(failedAt(table))}>
        {text.goOn}
      </button>
    </Band>
  );
}

interface Of {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}

/** A computer player plays in one's own seat, until one wants it back. */
function Handed({ table, info }: Of) {
  const text = onlineUi();
  const seat = handedSeat(info);
  if (!seat?.sitter.player || info.you !== null) return null;
  return (
    <Band>
      <p>
        <b>{text.playsForYou(homeUi().strengths[seat.sitter.player].name)}</b> {text.playsForYouText}
      </p>
      <button
        type="button"
        class="btn ink"
        onClick={() => void table.sitAt(seat.place).catch(failedAt(table))}
      >
        {text.playMyself}
      </button>
    </Band>
  );
}

/** Nobody sits where somebody has to: whoever is sent the link may. */
function FreeHere({ info }: Pick<Of, 'info'>) {
  const text = onlineUi();
  const names = info.seats.filter(({ sitter }) => sitter.type === 'nobody').map(({ name }) => name);
  if (names.length === 0) return null;
  const leads = info.club === undefined ? text.seatIsFreeText : text.seatIsFreeClub;
  return (
    <Band>
      <p>
        <b>{text.seatIsFree(words().list(names), names.length > 1)}</b> {leads}
      </p>
      <span class="strip-acts">
        <CopyLink id={info.id} />
        <Share link={linkTo(info.id)} name={info.name} text={leads} />
      </span>
    </Band>
  );
}

/** Somebody wants to play again, or does so already. */
function Again({ table, info }: Of) {
  const text = onlineUi();
  const { rematch } = info;
  if (!rematch || rematch.seated || rematch.status === 'over') return null;
  const isOpen = rematch.status === 'open';
  return (
    <Band role="alert">
      <p>
        <b>
          {!isOpen
            ? text.againRuns
            : rematch.by === null
              ? text.wantsAgainNobody
              : text.wantsAgain(rematch.by)}
        </b>{' '}
        {isOpen && text.wantsAgainText}
      </p>
      <button type="button" class="btn ink" onClick={() => void playAgainAt(table)}>
        {isOpen ? text.joinAgain : text.againWatch}
      </button>
    </Band>
  );
}

/** Go to the table at which one plays again; there the others come too. */
export const playAgainAt = (table: OnlineTable): Promise<void> =>
  table.rematch().then((id) => {
    const { seats = [], you } = table.info.value ?? {};
    const others = seats.filter(({ place, sitter }) => place !== you && sitter.type === 'person');
    askedAgain.value = { table: id, names: others.map(({ sitter }) => sitter.name) };
    go({ at: 't', id });
  }, failedAt(table));

/** What the server did not do is said in the strip. */
const failedAt = (table: OnlineTable) => (thrown: unknown) => {
  table.word.value = wordOf(thrown);
};

/** Looked for every so often, shown for so long. */
const LOOK = 30_000;
const SHOWN = 20_000;

/** It is your move at another table: a card that goes by itself. */
function Elsewhere({ id }: { readonly id: string }) {
  const text = onlineUi();
  const found = useSignal<TableInfo | null>(null);
  useEffect(() => {
    /** What was told already: a table and its number. */
    const told = new Set<string>();
    let gone: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (!person.peek() || document.visibilityState !== 'visible') return;
      const { tables } = await ask<{ tables: readonly TableInfo[] }>('GET', 'tables/mine');
      const next = tables.find((table) => {
        const own = table.seats.find(({ place }) => place === table.you)?.seat;
        const isAsked = table.status === 'running' && own != null && table.waiting.includes(own);
        return table.id !== id && isAsked && !told.has(`${table.id} ${table.number}`);
      });
      if (!next) return;
      told.add(`${next.id} ${next.number}`);
      found.value = next;
      clearTimeout(gone);
      gone = setTimeout(() => {
        found.value = null;
      }, SHOWN);
    };
    const timer = setInterval(() => void look().catch(() => {}), LOOK);
    return () => {
      clearInterval(timer);
      clearTimeout(gone);
    };
  }, [id]);
  const { value: table } = found;
  if (!table) return null;
  return (
    <div class="elsewhere" role="status">
      <p>
        <b>{text.elsewhereMove}</b>
        <span>
          {shortTitle(table.title)}, {table.name}
        </span>
      </p>
      <a class="btn line-btn" href={addressOf({ at: 't', id: table.id })}>
        {text.open}
      </a>
      <button
        type="button"
        class="icon"
        aria-label={text.close}
        onClick={() => {
          found.value = null;
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
