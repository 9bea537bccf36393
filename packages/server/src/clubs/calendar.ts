/** An evening as a file for calendars: RFC 5545, with times in UTC, so that every device shows them in its own. */
import type { Evening } from '../store/evenings.ts';

const MOST_OCTETS = 75;

/** Backslashes, semicolons, commas and line breaks have a meaning in a text. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    // Other signs of control have no place in a file of lines.
    .replace(/\p{Cc}/gu, ' ');

/** What stands in quotes has no way to say a quote. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`;

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

const utc = (at: number): string =>
  new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

/** `url`: where the club is found; null: nobody knows from outside. */
export function calendarOf(evening: Evening, club: string, url: string | null): string {
  const { id, name, at, minutes, venue, sequence, cancelled, changed } = evening;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kursbuch//Clubs//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled === null ? 'PUBLISH' : 'CANCEL'}`,
    'BEGIN:VEVENT',
    // The same for every version of it: that is how a calendar knows it again.
    `UID:${id}@evenings.kursbuch`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changed)}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(at + minutes * 60_000)}`,
    `SUMMARY:${escaped(`${name} (${club})`)}`,
    // A club has no address of its own to be written to.
    `ORGANIZER;CN=${quoted(club)}:invalid:nomail`,
    ...(venue === null ? [] : [`LOCATION:${escaped(venue)}`]),
    ...(url === null ? [] : [`URL:${url}`]),
    `STATUS:${cancelled === null ? 'CONFIRMED' : 'CANCELLED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
