/** Appointments as a file that calendars read (RFC 5545), with times in UTC, so that every device shows them in its own. */

interface Appointment {
  /** Names it for good: brought again it takes the place of the earlier one. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Where it leads; null: nobody knows from outside. */
  readonly link: string | null;
  readonly from: number;
  readonly to: number;
  /** So many minutes before somebody is reminded; null: not. */
  readonly remind: number | null;
}

const MOST_OCTETS = 75;

/** Backslashes, semicolons, commas and line breaks have a meaning in a text. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    // Other signs of control have no place in a file of lines.
    .replace(/\p{Cc}/gu, ' ');

/** A line of more octets goes on in the next one, behind a space; no character is cut in two. */
export function folded(line: string): string {
  let [all, octets] = ['', 0];
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MOST_OCTETS) {
      all += '\r\n ';
      octets = 1;
    }
    all += sign;
    octets += size;
  }
  return all;
}

export const utc = (at: number): string =>
  new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

export function calendarOf(appointments: readonly Appointment[], now = Date.now()): string {
  const lines = appointments.flatMap(({ id, name, text, link, from, to, remind }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@kursbuch`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(link === null ? text : `${text}\n${link}`)}`,
    ...(link === null ? [] : [`URL:${link}`]),
    ...(remind === null
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(name)}`,
          `TRIGGER:-PT${remind}M`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]);
  const whole = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kursbuch//EN', ...lines, 'END:VCALENDAR'];
  return whole.map((line) => `${folded(line)}\r\n`).join('');
}
