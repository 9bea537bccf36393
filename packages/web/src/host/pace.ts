/** How long a random player waits before it acts, so that people can follow. In milliseconds. */
const PACE = 250;
const SLOWEST = 10_000;
const KEY = 'kursbuch.pace';

/** What the address says (`?pace=0`), else what this device has kept, else the usual. */
export function pace(): number {
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
