/** Time that runs, as it is shown: minutes and seconds of a live clock, hours and days otherwise. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';

const now = signal(Date.now());

/** The time, again every second while something with a clock is shown. */
export function useNow(isRunning: boolean): number {
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  // Read for the sake of the second; before the first has passed it would be of when the page was loaded.
  return isRunning ? Math.max(now.value, Date.now()) : 0;
}

const HOUR = 3_600_000;

/** "12:40", or "2 d 4 h". */
export function timeLeft(milliseconds: number): string {
  if (milliseconds > HOUR * 3) return onlineUi().lasting(milliseconds);
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a seat has left; null: no time is counted for it now. */
export function leftOf({ turns, time }: TableInfo, seat: number | null, at: number): number | null {
  const turn = turns.find((one) => one.seat === seat);
  if (turn?.deadline != null && time?.paused === null) return turn.deadline - at;
  return turn?.left ?? (seat === null ? null : (time?.left?.[seat] ?? null));
}
