/** An evening as a file for calendars: RFC 5545, with times in UTC, so that every device shows them in its own. */
import { escaped, folded, utc } from '../calendar.ts';
import type { Evening } from '../store/evenings.ts';

/** What stands in quotes has no way to say a quote. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`;

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
