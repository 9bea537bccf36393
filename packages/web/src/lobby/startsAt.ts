/** When a table starts, as this device tells the time: "today 20:00, 4–6 h". */
import { region } from '@kursbuch/screens/settings/settings.ts';
import { aboutTitle } from '../home/aboutTitle.ts';
import type { TableInfo } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';

const DAY = 86_400_000;

export function momentOf(at: number, now = Date.now()): string {
  const text = onlineUi().starting;
  const time = new Intl.DateTimeFormat(region(), { hour: 'numeric', minute: '2-digit' }).format(at);
  const isDay = (one: number) => new Date(at).toDateString() === new Date(one).toDateString();
  if (isDay(now)) return text.today(time);
  if (isDay(now + DAY)) return text.tomorrow(time);
  const day = new Intl.DateTimeFormat(region(), { weekday: 'short', day: 'numeric', month: 'short' });
  return text.onDay(day.format(at), time);
}

/** Null: it starts when it is full. */
export function startsAt({ start, title }: Pick<TableInfo, 'start' | 'title'>): string | null {
  if (!start || start.calledOff) return null;
  const hours = aboutTitle(title)?.hours;
  return [momentOf(start.at), ...(hours ? [hours] : [])].join(', ');
}

/** As a field for moments has it, in the time of this device, and back. */
export const fieldOf = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

export const momentIn = (field: string): number => new Date(field).getTime();

/** The next evening. */
export function nextEvening(now = Date.now()): number {
  const evening = new Date(now);
  evening.setHours(20, 0, 0, 0);
  // Nobody comes within the hour.
  if (evening.getTime() < now + 3_600_000) evening.setDate(evening.getDate() + 1);
  return evening.getTime();
}
