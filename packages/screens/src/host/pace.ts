/** How long a computer player waits before it acts, so that people can follow. In milliseconds. */
import { signal } from '@preact/signals';

const PACE = 250;
const SLOWEST = 10_000;
const KEY = 'kursbuch.pace';

/** What the address says (`?pace=0`), else what this device has kept, else the usual. */
function paceKept(): number {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
  for (const text of [new URLSearchParams(location.search).get('pace'), stored]) {
    const value = text ? Number(text) : Number.NaN;
    if (value >= 0 && value <= SLOWEST) return value;
  }
  return PACE;
}

export const paceSet = signal(paceKept());

/** Kept on this device. */
export function keepPace(pace: number): void {
  paceSet.value = pace;
  try {
    localStorage.setItem(KEY, String(pace));
  } catch {
    // Without storage it holds until the page is closed.
  }
}
