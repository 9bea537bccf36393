/** Moments as people say them: today with the time, later on the date. */
import { region } from '@kursbuch/screens/settings/settings.ts';
import { homeUi } from '../words/home.ts';

const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

export function when(milliseconds: number, now = new Date()): string {
  const then = new Date(milliseconds);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / 86_400_000);
  const time = new Intl.DateTimeFormat(region(), { hour: 'numeric', minute: '2-digit' }).format(then);
  if (days === 0) return homeUi().today(time);
  if (days === 1) return homeUi().yesterday(time);
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(region(), { day: 'numeric', month: 'long', ...year }).format(then);
}

export const weekday = (now = new Date()): string =>
  new Intl.DateTimeFormat(region(), { weekday: 'long' }).format(now);
