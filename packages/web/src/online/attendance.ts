/** Is somebody at the table, as far as this browser can know: without a line of its own it knows nothing of others. */

import type { Attendance } from '@kursbuch/screens/host/gameHost.ts';
import { onlineUi } from '../words/online.ts';
import { connected } from './line.ts';
import type { OnlineTable } from './onlineTable.ts';
import type { OnlineSeat } from './wire.ts';
import './attended.css';

/** What is said of somebody whose line is so. */
export const attendanceOf = (name: string, is: Attendance['is']): Attendance => {
  const text = onlineUi();
  const said = { here: text.isHere, away: text.isAway, lost: text.isLost }[is];
  return { is, said: said(name) };
};

/** Null: a computer player or nobody sits there, or nothing is known. */
export function attendanceAt(
  { info, presence }: Pick<OnlineTable, 'info' | 'presence'>,
  { place, name, sitter }: OnlineSeat,
): Attendance | null {
  if (sitter.type !== 'person') return null;
  const { state } = connected.value;
  const isOwn = place === info.value?.you;
  if (state !== 'live') return isOwn && state === 'lost' ? attendanceOf(name, 'lost') : null;
  const { places, lost } = presence.value;
  const is = places.includes(place) ? 'here' : lost.includes(place) ? 'lost' : 'away';
  return attendanceOf(name, is);
}
