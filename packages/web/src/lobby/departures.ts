/** What waits on the server, for the first page: asked for quietly, and never waited for. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import { capital } from '@kursbuch/words';
import { signal } from '@preact/signals';
import type { Departure, OnlineGames } from '../home/departure.ts';
import { ask, NoAnswer } from '../online/ask.ts';
import { isBanned } from '../online/order.ts';
import { type Invitation, invitations, lookForInvitations } from '../online/people.ts';
import { whoAmI } from '../online/person.ts';
import { sittersOf } from '../online/sitters.ts';
import { toldTable } from '../online/toldTable.ts';
import type { ListedTable } from '../online/wire.ts';
import { coverOf } from '../titles/covers.ts';
import { onlineUi } from '../words/online.ts';
import { lookAt, seenOf } from './glances.ts';
import { resultsOf, standings } from './standings.ts';
import { startsAt } from './startsAt.ts';
import { awaited, ownSeat, waitsForMe } from './tables.ts';

/** Null while they are asked for. */
const mine = signal<readonly ListedTable[] | null>(null);
const silent = signal(false);

/** Every so often, in milliseconds. */
const OFTEN = 15_000;
/** A server that has not begun to answer by then does not hold up the page. */
const PATIENCE = 3000;

async function look(): Promise<void> {
  try {
    const who = await whoAmI(PATIENCE);
    const found =
      who && !isBanned()
        ? await ask<{ readonly tables: readonly ListedTable[] }>('GET', 'tables/mine')
        : { tables: [] };
    mine.value = found.tables;
    silent.value = false;
    void lookAt(found.tables);
    if (who && !isBanned()) await lookForInvitations();
  } catch (thrown) {
    mine.value ??= [];
    silent.value = thrown instanceof NoAnswer;
  }
}

function departureOf(table: ListedTable): Departure {
  const text = onlineUi();
  const { id, title, name, status, turns, changed } = table;
  const seen = seenOf(id);
  const waits = waitsForMe(table);
  const deadlines = turns.flatMap(({ deadline }) => deadline ?? []);
  const due = Math.min(...deadlines, Number.POSITIVE_INFINITY);
  const since = turns.length > 0 ? Math.min(...turns.map((turn) => turn.since)) : changed;
  const seat = waits ? ownSeat(table) : (table.waiting[0] ?? null);
  const asked = seat === null ? null : (seen?.asks(seat) ?? null);
  const next = (): string => {
    if (status === 'open') return startsAt(table) ?? text.seatsFree(table.size - table.seats.length);
    if (status === 'over') {
      const lines = standings(table);
      return text.results(
        resultsOf(
          lines,
          lines.map((line) => line.name),
        ),
      );
    }
    const names = awaited(table).map((one) => one.name);
    return waits ? capital(asked ?? text.decide) : text.toMove(words().list(names), asked);
  };
  return {
    id,
    where: 'online',
    address: addressOf({ at: 't', id }),
    title,
    name,
    sitters: sittersOf(table),
    waits,
    isOver: status === 'over',
    since,
    due,
    round: seen ? (coverOf(title)?.round(seen.glimpse, words()) ?? '') : '',
    next: next(),
    notes: table.unread ? [text.unreadTalk(table.unread)] : [],
    nextNote:
      status === 'running' && Number.isFinite(due) ? text.leftFor(Math.max(0, due - Date.now())) : null,
    glimpse: seen?.glimpse ?? null,
  };
}

/** A seat that is kept for whoever looks waits for an answer. */
const invitedTo = ({ table, by, at }: Invitation): Departure => ({
  id: `invitation ${table.id}`,
  where: 'online',
  address: addressOf({ at: 't', id: table.id }),
  title: table.title,
  name: table.name,
  sitters: sittersOf(table),
  waits: true,
  isOver: false,
  since: at,
  due: Number.POSITIVE_INFINITY,
  round: '',
  next: onlineUi().persons.keepsSeat(by.name),
  notes: [],
  nextNote: null,
  glimpse: null,
});

export const online: OnlineGames = {
  departures: () =>
    mine.value && [
      ...mine.value.map((table) => departureOf(toldTable(table))),
      ...invitations.value.map(invitedTo),
    ],
  isSilent: () => silent.value,
  keepLooking() {
    const again = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    const timer = setInterval(again, OFTEN);
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
    };
  },
};

/** With its words. */
export async function load(): Promise<OnlineGames> {
  await onlineUi.load();
  return online;
}
