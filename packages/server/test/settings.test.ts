import { describe, expect, test } from 'vitest';
import { noticesShown, placeShown, readSettings, Unusable } from '../src/index.ts';
import { ceilingOf, LEAST_MEMORY } from '../src/memory.ts';

const USUAL = {
  port: null,
  host: '127.0.0.1',
  place: { folder: '/home/anna/data' },
  publicUrl: null,
  mail: null,
  pushContact: null,
  metricsToken: null,
  memory: null,
  log: 'warn',
};

const read = (flags: Parameters<typeof readSettings>[0], environment: NodeJS.ProcessEnv = {}) =>
  readSettings(flags, environment, '/home/anna/data');

test('of the memory of a process games get half of what an empty node leaves, and something of the least', () => {
  const MEGABYTE = 1024 * 1024;
  expect(ceilingOf(512 * MEGABYTE)).toBe(149 * MEGABYTE);
  expect(ceilingOf(LEAST_MEMORY)).toBeGreaterThan(10 * MEGABYTE);
  expect(ceilingOf(LEAST_MEMORY)).toBeLessThan(LEAST_MEMORY / 4);
});

describe('settings', () => {
  test('nothing has to be said', () => {
    expect(read({})).toEqual(USUAL);
    expect(read({}, { DATABASE_URL: '', KURSBUCH_PORT: '' })).toEqual(USUAL);
  });

  test('flags, or the environment where there is no flag', () => {
    const environment = {
      KURSBUCH_PORT: '9000',
      KURSBUCH_HOST: '0.0.0.0',
      KURSBUCH_DATA: '/srv/kursbuch',
      KURSBUCH_PUBLIC_URL: 'https://play.example.org',
      KURSBUCH_LOG: 'info',
    };
    const settings = read({ port: '0' }, environment);
    expect(settings).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      place: { folder: '/srv/kursbuch' },
      log: 'info',
    });
    expect(settings.publicUrl?.origin).toBe('https://play.example.org');
    expect(read({ data: 'here' }).place).toEqual({ folder: `${process.cwd()}/here` });
  });

  test('a database takes the place of the folder, and its password is shown to nobody', () => {
    const { place } = read({ data: '/x' }, { DATABASE_URL: 'postgres://anna:word@db:5433/kursbuch' });
    expect(place).toEqual({ url: 'postgres://anna:word@db:5433/kursbuch' });
    expect(placeShown(place)).toBe('in PostgreSQL at db:5433/kursbuch');
    expect(placeShown({ folder: '/srv' })).toBe('in /srv');
  });

  test('letters come from an address and go through a server, whose password is shown to nobody', () => {
    const site = { 'public-url': 'https://play.example.org' };
    const settings = read(site, { KURSBUCH_MAIL: 'smtp://anna%40x.org:p%40ss@mail.x.org' });
    expect(settings.mail).toEqual({
      host: 'mail.x.org',
      port: 587,
      isEncrypted: false,
      user: 'anna@x.org',
      password: 'p@ss',
      from: 'anna@x.org',
    });
    expect(settings.pushContact).toBe('mailto:anna@x.org');
    expect(noticesShown(settings)).toBe(
      'Players who are away are told by webhook, push and mail through mail.x.org:587 from anna@x.org.',
    );
    const other = read({
      ...site,
      mail: 'smtps://localhost:4465',
      'mail-from': 'k@x.org',
      'push-contact': 'b@x.org',
    });
    expect(other.mail).toMatchObject({ port: 4465, isEncrypted: true, user: null, from: 'k@x.org' });
    expect(other.pushContact).toBe('mailto:b@x.org');
    expect(read(site).pushContact).toBe('https://play.example.org');
    expect(noticesShown(read({}))).toContain('no mail is sent');
  });

  test.each([
    [
      { mail: 'mail.x.org:25' },
      {},
      '--mail must be an address such as smtp://user:password@mail.example.org:587.',
    ],
    [
      { mail: 'smtp://mail.x.org' },
      {},
      'KURSBUCH_MAIL_FROM must be the address that letters come from, such as kursbuch@example.org.',
    ],
    [
      { mail: 'smtp://mail.x.org', 'mail-from': 'a b' },
      {},
      '--mail-from must be the address that letters come from, such as kursbuch@example.org, not "a b".',
    ],
    [
      { mail: 'smtp://mail.x.org', 'mail-from': 'a@x.org' },
      {},
      '--mail needs --public-url as well, the address to which the links of letters lead.',
    ],
    [
      { 'mail-from': 'a@x.org' },
      {},
      '--mail-from is of no use without a mail server, which --mail or KURSBUCH_MAIL names.',
    ],
    [
      { 'push-contact': 'anna' },
      {},
      '--push-contact must be an e-mail address or an address such as https://play.example.org, not "anna".',
    ],
    [
      { 'metrics-token': 'too short' },
      {},
      '--metrics-token must be 16 to 200 letters, digits or signs of -._~+/= without a space.',
    ],
    [{ memory: '255' }, {}, '--memory must be a whole number of megabytes, 256 at least, not "255".'],
    [{ memory: 'much' }, {}, '--memory must be a whole number of megabytes, 256 at least, not "much".'],
    [{ port: '70000' }, {}, '--port must be a whole number from 0 to 65535, not "70000".'],
    [{ port: '-1' }, {}, '--port must be a whole number from 0 to 65535, not "-1".'],
    [{}, { KURSBUCH_PORT: 'http' }, 'KURSBUCH_PORT must be a whole number from 0 to 65535, not "http".'],
    [{ host: 'a b' }, {}, '--host must be a name or an address of this machine, not "a b".'],
    [{ data: ' ' }, {}, '--data must name a folder.'],
    [
      {},
      { DATABASE_URL: 'mysql://anna:word@db/x' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/kursbuch.',
    ],
    [
      { database: 'postgres://db' },
      {},
      '--database must be an address such as postgres://user:password@host:5432/kursbuch.',
    ],
    [
      { 'public-url': 'https://x.org/path' },
      {},
      '--public-url must be an address such as https://play.example.org, not "https://x.org/path".',
    ],
    [{ log: 'loud' }, {}, '--log must be one of silent, fatal, error, warn, info, debug, trace, not "loud".'],
  ])('%j %j is refused in one sentence', (flags, environment, sentence) => {
    expect(() => read(flags, environment)).toThrow(new Unusable(sentence));
  });
});
