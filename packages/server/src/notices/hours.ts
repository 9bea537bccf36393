/** When somebody wants to be told: by the clock of where they live. */

export interface Hours {
  /** As the time zone database names it. */
  readonly zone: string;
  /** The hour at which letters come as one, once a day; null: each at once. */
  readonly digest: number | null;
  /** From which hour to which nothing is sent but what cannot wait. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
}

/** Of somebody who has said nothing. */
export const ANY_TIME: Hours = { zone: 'UTC', digest: null, quiet: null };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const;
  const clock = new Intl.DateTimeFormat('en', {
    ...parts,
    second: 'numeric',
    hourCycle: 'h23',
    calendar: 'iso8601',
    timeZone: zone,
  });
  clocks.set(zone, clock);
  return clock;
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** What clocks on the wall show there, as if it were UTC. */
function wallAt(at: number, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** When it is this hour there next; on a day that leaves it out, the hour after it. */
export function nextHour(now: number, zone: string, hour: number): number {
  const wall = wallAt(now, zone);
  const today = wall - (wall % DAY) + hour * HOUR;
  const wanted = today > wall ? today : today + DAY;
  // The clock may be changed until then: what is found is corrected by how the clock goes there.
  let at = now - (now % 1000) + (wanted - wall);
  for (let tries = 0; tries < 2; tries++) at += wanted - wallAt(at, zone);
  return at > now ? at : at + DAY;
}

export function isQuiet({ zone, quiet }: Hours, now: number): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const hour = new Date(wallAt(now, zone)).getUTCHours();
  return quiet.from < quiet.to
    ? hour >= quiet.from && hour < quiet.to
    : hour >= quiet.from || hour < quiet.to;
}
