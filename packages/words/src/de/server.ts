/** What a server writes to people: letters about an account, notices, and that an operator keeps somebody from something. */
import type { server as English } from '../en/server.ts';
import type { RequestKind } from '../server.ts';

const listed = (names: readonly string[]): string => new Intl.ListFormat('de').format(names);

/** Where the zone is not the reader's own it is named. */
function moment(until: number, zone: string): string {
  const told = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  return `${told.format(until)}${zone === 'UTC' ? ' UTC' : ''}`;
}

const exactly = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const ASKED: Readonly<Record<RequestKind, (whose: string) => string>> = {
  end: () => 'Beenden wir das Spiel hier?',
  pause: () => 'Machen wir eine Pause?',
  free: (whose) => `Geben wir den Platz von ${whose} frei?`,
  redraw: () => 'Ziehen wir neu, was noch verdeckt ist?',
};

export const server: typeof English = {
  /** Letters about an account, each with a link. */
  letters: {
    reset: (name, link) => ({
      subject: 'Kursbuch: neues Passwort',
      text: `Hallo ${name},\n\njemand möchte ein neues Passwort für dein Konto wählen. Das geht eine Stunde lang hier:\n${link}\n\nWarst du das nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.\n`,
    }),
    confirm: (name, link) => ({
      subject: 'Kursbuch: Ist das deine Adresse?',
      text: `Hallo ${name},\n\ndiese Adresse wurde bei Kursbuch angegeben. Bestätige sie hier:\n${link}\n\nWarst du das nicht, musst du nichts tun.\n`,
    }),
    tried: (name, link) => ({
      subject: 'Kursbuch: Du hast schon ein Konto',
      text: `Hallo ${name},\n\njemand wollte mit dieser Adresse ein Konto anlegen oder sie für seines angeben. Es gibt dein Konto schon, und es bleibt, wie es ist. Hier kommst du hinein, auch wenn du das Passwort vergessen hast:\n${link}\n\nWarst du das nicht, musst du nichts tun.\n`,
    }),
  },
  /** The table a notice is about. */
  where: (table, title) => `„${table}“ (${title})`,
  notices: {
    turn: ({ name }, where) =>
      name === null ? `Du bist am Zug: ${where}.` : `${name} ist am Zug: ${where}.`,
    full: (_, where) => `Das Spiel hat begonnen: ${where}.`,
    over: ({ others }, where) =>
      `Das Spiel ist zu Ende: ${where}.${others.length > 0 ? ` Gewonnen: ${listed(others)}.` : ''}`,
    again: ({ others }, where) =>
      `${listed(others) || 'Jemand'} möchte noch einmal mit dir spielen: ${where}.`,
    invited: ({ others }, where) =>
      `${listed(others) || 'Jemand'} lädt dich ein und hält dir einen Platz frei: ${where}.`,
    undo: ({ name, others }, where) =>
      `${listed(others) || 'Jemand'} möchte etwas zurücknehmen und fragt ${name ?? 'dich'}: ${where}.`,
    request: ({ others, asks }, where) =>
      `${listed(others) || 'Jemand'} fragt den Tisch: ${ASKED[asks?.kind ?? 'end'](asks?.whose ?? '')} ${where}.`,
    round: (_, where) => `Deine nächste Runde beginnt: ${where}.`,
    soon: ({ until, zone }, where) => `Der Tisch beginnt am ${moment(until ?? 0, zone)}: ${where}.`,
    short: ({ outcome }, where) =>
      outcome === 'close'
        ? `Es kamen zu wenige, der Tisch ist abgesagt: ${where}.`
        : `Es kamen zu wenige; der Tisch beginnt, sobald er voll ist: ${where}.`,
    opened: ({ others, until, zone }, where) =>
      `${listed(others) || 'Jemand'} hat einen Tisch eröffnet: ${where}.${
        until === null ? '' : ` Er beginnt am ${moment(until, zone)}.`
      }`,
    reminder: ({ name, until, zone }, where) =>
      `Erinnerung: ${name === null ? 'Du bist' : `${name} ist`} noch am Zug: ${where}.${
        until === null ? '' : ` Bedenkzeit bis ${moment(until, zone)}.`
      }`,
  },
  since: (facts) => `Seit deinem letzten Zug: ${facts.join('; ')}.`,
  roundOver: {
    bids: () => 'die Gebote sind vorbei',
    privateSale: () => 'der Verkauf der Privatbahnen ist vorbei',
    stock: (round) => `${round} ist vorbei`,
    operating: (round) => `${round} ist vorbei`,
    settingUp: () => 'alle haben aufgebaut',
  },
  asked: (what, company, round) =>
    `Du bist${round ? ` in ${round}` : ''} gefragt: ${what}${company ? ` (${company})` : ''}.`,
  digest: {
    head: (waiting, all) =>
      waiting === 0
        ? `Kursbuch: ${all === 1 ? 'eine Neuigkeit' : `${all} Neuigkeiten`}`
        : `Kursbuch: ${waiting === 1 ? 'Ein Tisch wartet' : `${waiting} Tische warten`} auf dich`,
    more: (count) => `… und ${count} weitere.`,
  },
  /** Under a letter: how to get no more of them. */
  evening: ({ name, club, at, venue, zone }) =>
    `${club} trifft sich: ${name}, ${moment(at, zone)}, ${venue ?? 'online'}.`,
  underALetter:
    'Du bekommst das, weil du bei Kursbuch Nachrichten an diese Adresse wolltest. In den Einstellungen dort kannst du sie abstellen.',
  /** What somebody is kept from by an operator. */
  held: {
    banned: 'Du bist hier gesperrt',
    muted: 'Du darfst hier nicht schreiben',
    nameKept: 'Du darfst keinen anderen Namen wählen',
  },
  /** Until when; null: for good. */
  lasts(at) {
    const until = at === null ? null : `${exactly.format(at)} UTC`;
    return until === null ? 'auf Dauer' : `bis ${until}`;
  },
};
