/** How a server is set up: by flags, or by the environment where there is no flag. */
import { resolve } from 'node:path';
import { LEAST_MEMORY } from './memory.ts';
import type { MailServer } from './smtp.ts';
import type { Place } from './store/store.ts';
import { Unusable } from './store/unusable.ts';

/** The variable that stands for each flag. */
export const VARIABLES = {
  port: 'KURSBUCH_PORT',
  host: 'KURSBUCH_HOST',
  data: 'KURSBUCH_DATA',
  database: 'DATABASE_URL',
  'public-url': 'KURSBUCH_PUBLIC_URL',
  mail: 'KURSBUCH_MAIL',
  'mail-from': 'KURSBUCH_MAIL_FROM',
  'push-contact': 'KURSBUCH_PUSH_CONTACT',
  'metrics-token': 'KURSBUCH_METRICS_TOKEN',
  memory: 'KURSBUCH_MEMORY',
  log: 'KURSBUCH_LOG',
} as const;

type SettingName = keyof typeof VARIABLES;
export type Given = Readonly<Partial<Record<SettingName, string | undefined>>>;

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export interface Settings {
  /** Null: nobody asked for one. */
  readonly port: number | null;
  readonly host: string;
  readonly place: Place;
  readonly publicUrl: URL | null;
  /** Null: no letters are sent. */
  readonly mail: MailServer | null;
  /** Whom the post offices of browsers may ask about us. */
  readonly pushContact: string | null;
  /** The token for reading the metrics; null: they are read from this machine. */
  readonly metricsToken: string | null;
  /** How many bytes the whole process may take; null: what V8 thinks right for this machine. */
  readonly memory: number | null;
  readonly log: (typeof LEVELS)[number];
}

/** The settings of flags and environment; throws `Unusable` with one sentence about the first that is wrong. */
export function readSettings(flags: Given, environment: NodeJS.ProcessEnv, folder: string): Settings {
  const read = (name: SettingName): Read => {
    const variable = VARIABLES[name];
    const flag = flags[name];
    // A variable that is set to nothing is not set.
    return flag === undefined
      ? { name: variable, text: environment[variable] || undefined }
      : { name: `--${name}`, text: flag };
  };
  const database = databaseOf(read('database'));
  const publicUrl = publicUrlOf(read('public-url'));
  const mail = mailOf(read('mail'), read('mail-from'), publicUrl);
  return {
    port: portOf(read('port')),
    host: hostOf(read('host')),
    place: database ? { url: database } : { folder: folderOf(read('data'), folder) },
    publicUrl,
    mail,
    pushContact: contactOf(read('push-contact')) ?? usualContact(publicUrl, mail),
    metricsToken: tokenOf(read('metrics-token')),
    memory: memoryOf(read('memory')),
    log: levelOf(read('log')),
  };
}

/** A setting as it was given, and by what. */
interface Read {
  readonly name: string;
  readonly text: string | undefined;
}

const shown = (text: string): string => `"${text.slice(0, 40)}"`;

function portOf({ name, text }: Read): number | null {
  if (text === undefined) return null;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Unusable(`${name} must be a whole number from 0 to 65535, not ${shown(text)}.`);
}

function hostOf({ name, text = '127.0.0.1' }: Read): string {
  if (/^[\w.:%-]+$/.test(text)) return text;
  throw new Unusable(`${name} must be a name or an address of this machine, not ${shown(text)}.`);
}

function folderOf({ name, text }: Read, usual: string): string {
  if (text !== undefined && text.trim() === '') throw new Unusable(`${name} must name a folder.`);
  return resolve(text ?? usual);
}

function databaseOf({ name, text }: Read): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1) return text;
  // It may hold a password: it is not shown.
  throw new Unusable(`${name} must be an address such as postgres://user:password@host:5432/kursbuch.`);
}

function publicUrlOf({ name, text }: Read): URL | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url;
  throw new Unusable(`${name} must be an address such as https://play.example.org, not ${shown(text)}.`);
}

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/;
/** What a mail server takes letters at, encrypted later or at once. */
const MAIL_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

function mailOf({ name, text }: Read, from: Read, publicUrl: URL | null): MailServer | null {
  if (text === undefined) {
    if (from.text === undefined) return null;
    throw new Unusable(
      `${from.name} is of no use without a mail server, which --mail or KURSBUCH_MAIL names.`,
    );
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usual = url && MAIL_PORTS[url.protocol];
  // It may hold a password: it is not shown.
  if (!url || usual === undefined || url.hostname === '' || !['', '/'].includes(url.pathname) || url.search)
    throw new Unusable(`${name} must be an address such as smtp://user:password@mail.example.org:587.`);
  const user = decodeURIComponent(url.username);
  const sender = from.text ?? (ADDRESS.test(user) ? user : undefined);
  if (sender === undefined || !ADDRESS.test(sender))
    throw new Unusable(
      `${from.name} must be the address that letters come from, such as kursbuch@example.org${sender === undefined ? '' : `, not ${shown(sender)}`}.`,
    );
  if (publicUrl === null)
    throw new Unusable(`${name} needs --public-url as well, the address to which the links of letters lead.`);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? usual : Number(url.port),
    isEncrypted: url.protocol === 'smtps:',
    user: user || null,
    password: decodeURIComponent(url.password),
    from: sender,
  };
}

function contactOf({ name, text }: Read): string | null {
  if (text === undefined) return null;
  if (ADDRESS.test(text)) return `mailto:${text.replace(/^mailto:/, '')}`;
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text;
  throw new Unusable(
    `${name} must be an e-mail address or an address such as https://play.example.org, not ${shown(text)}.`,
  );
}

const usualContact = (publicUrl: URL | null, mail: MailServer | null): string | null =>
  mail ? `mailto:${mail.from}` : publicUrl?.protocol === 'https:' ? publicUrl.origin : null;

function tokenOf({ name, text }: Read): string | null {
  if (text === undefined) return null;
  if (/^[\w.~+/=-]{16,200}$/.test(text)) return text;
  // It is a secret: it is not shown.
  throw new Unusable(`${name} must be 16 to 200 letters, digits or signs of -._~+/= without a space.`);
}

function memoryOf({ name, text }: Read): number | null {
  if (text === undefined) return null;
  const bytes = Number(text) * 1024 * 1024;
  if (/^\d{1,6}$/.test(text) && bytes >= LEAST_MEMORY) return bytes;
  throw new Unusable(
    `${name} must be a whole number of megabytes, ${LEAST_MEMORY / 1024 / 1024} at least, not ${shown(text)}.`,
  );
}

function levelOf({ name, text = 'warn' }: Read): Settings['log'] {
  const level = LEVELS.find((one) => one === text);
  if (level) return level;
  throw new Unusable(`${name} must be one of ${LEVELS.join(', ')}, not ${shown(text)}.`);
}

/** Where everything is kept, without what nobody should read over a shoulder. */
export function placeShown(place: Place): string {
  if ('folder' in place) return `in ${place.folder}`;
  const { hostname, port, pathname } = new URL(place.url);
  return `in PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}

/** How people who are away hear of something. */
export function noticesShown({ mail, publicUrl }: Settings): string {
  const ways = ['webhook', publicUrl?.protocol === 'https:' ? 'push' : 'push in browsers of this machine'];
  return `Players who are away are told by ${ways.join(', ')}${
    mail ? ` and mail through ${mail.host}:${mail.port} from ${mail.from}` : '; no mail is sent'
  }.`;
}
