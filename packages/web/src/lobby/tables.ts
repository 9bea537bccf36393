/** The tables of the lobby, asked for again and again while somebody looks at them. */
import { effect, signal } from '@preact/signals';
import { ask, Denied, NoAnswer } from '../online/ask.ts';
import { isBanned } from '../online/order.ts';
import { lookForInvitations } from '../online/people.ts';
import { person, whoAmI } from '../online/person.ts';
import { toldTable } from '../online/toldTable.ts';
import type { Counts, ListedTable } from '../online/wire.ts';
import { filterQuery, filters } from './filters.ts';
import { lookAt } from './glances.ts';
import { hearNews, MOST_HEARD } from './news.ts';

export interface Tables {
  readonly mine: readonly ListedTable[];
  readonly open: readonly ListedTable[];
  /** How many open tables each filter would leave; null: the server does not say. */
  readonly counts: Counts | null;
  /** There are more open ones. */
  readonly hasMore: boolean;
  /** Those that are played where everybody may look. */
  readonly running: readonly ListedTable[];
}

/** Null while they are being asked for; 'none': no server answers. */
export const tables = signal<Tables | 'none' | null>(null);

/** Every so often, in milliseconds. */
const OFTEN = 8000;

/** So many of those that are played are asked for: there may be hundreds. */
const MOST_RUNNING = 24;

/** So many open tables come at once. */
const PAGE = 50;
/** And of so many pages no more is asked for: who has looked at them all looks by the filters. */
const MOST_PAGES = 10;
/** How many pages of open tables are shown. */
let pages = 1;
filters.subscribe(() => {
  pages = 1;
});

interface List {
  readonly tables: readonly ListedTable[];
  readonly counts?: Counts;
  /** Where the next page begins; null: there is none. A node of the version before does not say. */
  readonly next?: string | null;
}

const MALFORMED = 400;

/** Those that are looked for; a node of the version before knows no filters, and gives them all. */
async function openTables(): Promise<List> {
  const chosen = filterQuery(filters.peek());
  const first = await ask<List>('GET', `tables?counts=true&most=${PAGE}${chosen}`).catch(
    (thrown: unknown) => {
      if (thrown instanceof Denied && thrown.status === MALFORMED) return ask<List>('GET', 'tables');
      throw thrown;
    },
  );
  const found = new Map(first.tables.map((table) => [table.id, table]));
  let { next = null } = first;
  for (let page = 1; page < pages && next !== null; page++) {
    const more: List = await ask<List>('GET', `tables?most=${PAGE}&before=${next}${chosen}`);
    for (const table of more.tables) if (!found.has(table.id)) found.set(table.id, table);
    next = more.next ?? null;
  }
  return { ...first, tables: [...found.values()], next: pages < MOST_PAGES ? next : null };
}

/** One page of open tables more. */
export function showMore(): Promise<void> {
  pages++;
  return lookAgain();
}

export async function lookAgain(): Promise<void> {
  try {
    // Also who is known is asked: what an operator has said to him is told with it.
    const who = await whoAmI();
    if (isBanned()) {
      tables.value = { open: [], running: [], mine: [], counts: null, hasMore: false };
      return;
    }
    const [open, running, mine] = await Promise.all([
      openTables(),
      ask<List>('GET', `tables?status=running&most=${MOST_RUNNING}`),
      who ? ask<List>('GET', 'tables/mine') : { tables: [] },
    ]);
    const told = (list: List) => list.tables.map(toldTable);
    tables.value = {
      open: told(open),
      running: told(running),
      mine: told(mine),
      counts: open.counts ?? null,
      hasMore: (open.next ?? null) !== null,
    };
    void lookAt(mine.tables);
    if (who) void lookForInvitations();
  } catch (thrown) {
    // One who is known no more comes in again.
    if (!(thrown instanceof NoAnswer)) person.value = null;
    if (tables.value === null || tables.value === 'none') tables.value = 'none';
  }
}

/** What is heard in a burst is looked up once. */
const BURST = 150;
let soon: ReturnType<typeof setTimeout> | undefined;

function lookSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void lookAgain(), BURST);
}

/** One's own tables, those that are played first: of these one wants to hear. */
function followedOf(known: Tables | 'none' | null): readonly string[] {
  if (known === null || known === 'none') return [];
  const isOver = ({ status }: ListedTable) => Number(status === 'over');
  const first = known.mine.toSorted((one, other) => isOver(one) - isOver(other)).slice(0, MOST_HEARD);
  // In an order of their own: with every move another table is the last one played at.
  return first.map(({ id }) => id).toSorted();
}

/** Look as long as somebody is there to see it; gives the way to stop. */
export function keepLooking(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void lookAgain();
  };
  void lookAgain();
  // One who looks elsewhere is told by the name of the page: so it is also heard then.
  let stop = () => {};
  let followed = '';
  const end = effect(() => {
    const ids = followedOf(tables.value);
    if (ids.join() === followed) return;
    followed = ids.join();
    stop();
    stop = hearNews(ids, lookSoon);
  });
  const timer = setInterval(look, OFTEN);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    end();
    stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}

/** The own seat at a table; null: none, or it has not started. */
export const ownSeat = ({ seats, you }: ListedTable): number | null =>
  seats.find(({ place }) => place === you)?.seat ?? null;

export const waitsForMe = (table: ListedTable): boolean => {
  const seat = ownSeat(table);
  return table.status === 'running' && seat !== null && table.waiting.includes(seat);
};

/** So many tables wait for whoever looks, as far as is known. */
export function waitingNow(): number {
  const { value: found } = tables;
  return found === null || found === 'none' ? 0 : found.mine.filter(waitsForMe).length;
}

/** Those who are waited for. */
export const awaited = ({
  seats,
  waiting,
}: ListedTable): readonly { readonly name: string; readonly person: string | undefined }[] =>
  waiting.flatMap((seat) => {
    const one = seats.find((sitting) => sitting.seat === seat);
    return one ? [{ name: one.name, person: one.sitter.person }] : [];
  });
