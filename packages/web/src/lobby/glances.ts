/** What tables look like and what they ask for: looked up one after the other, and again when something was played. */

import type { Glimpse } from '@kursbuch/screens/host/glimpse.ts';
import { language } from '@kursbuch/screens/settings/settings.ts';
import type { Seat, TableState } from '@kursbuch/table';
import type { Language } from '@kursbuch/words';
import { signal } from '@preact/signals';
import { ask } from '../online/ask.ts';
import type { ListedTable } from '../online/wire.ts';
import { isShown, titleAside } from '../titles/index.ts';

/** What the server tells of a game as any spectator sees it. */
interface Glance {
  readonly number: number;
  readonly waiting: readonly Seat[];
  readonly view: TableState;
}

export interface Seen {
  readonly number: number;
  readonly language: Language;
  /** What happened since one last acted there, where one is asked; null: nothing of note. */
  readonly since: string | null;
  readonly glimpse: Glimpse;
  /** What a seat is asked for, in the language spoken now. */
  asks(seat: Seat): string;
}

const seen = signal<ReadonlyMap<string, Seen>>(new Map());

/** Undefined while it is looked up, or where that is not possible. */
export const seenOf = (id: string): Seen | undefined => seen.value.get(id);

/** What is still to be looked up. */
let wanted: readonly ListedTable[] = [];
let isLooking = false;

/** Look at these tables; those that were looked at and have not gone on since stay as they are. */
export async function lookAt(tables: readonly ListedTable[]): Promise<void> {
  wanted = tables.filter(
    ({ id, title, status, number }) =>
      status === 'running' &&
      isShown(title) &&
      (seen.peek().get(id)?.number !== number || seen.peek().get(id)?.language !== language.peek()),
  );
  if (isLooking) return;
  isLooking = true;
  for (let [next] = wanted; next; [next] = wanted) {
    wanted = wanted.slice(1);
    // Without it the outline of the map has to do.
    const found = await glanceAt(next).catch(() => null);
    if (found) seen.value = new Map(seen.peek()).set(next.id, found);
  }
  isLooking = false;
}

/** How a finished game looked at its end; one after the other, as there may be many of them. */
let ends: Promise<unknown> = Promise.resolve();

export function endOf(id: string, title: string): Promise<Glimpse> {
  const found = ends.then(async () => {
    const [{ waiting, view }, aside] = await Promise.all([
      ask<Glance>('GET', `tables/${id}/glance`),
      titleAside(title),
    ]);
    return aside.glimpse(view, waiting);
  });
  ends = found.catch(() => undefined);
  return found;
}

async function glanceAt({ id, title, seats, you, waiting: asked }: ListedTable): Promise<Seen> {
  const spoken = language.peek();
  const isAsked = seats.some(({ place, seat }) => place === you && seat !== null && asked.includes(seat));
  const [{ number, waiting, view }, aside, since] = await Promise.all([
    ask<Glance>('GET', `tables/${id}/glance`),
    titleAside(title),
    // A node of the version before does not say.
    isAsked
      ? ask<{ readonly text: string | null }>('GET', `tables/${id}/since?language=${spoken}`).catch(
          () => null,
        )
      : null,
  ]);
  const asking = await aside.asking();
  const told = { number, language: spoken, since: since?.text ?? null };
  return { ...told, glimpse: aside.glimpse(view, waiting), asks: (seat) => asking.askedOf(view, seat) };
}
