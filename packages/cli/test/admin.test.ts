/** `kursbuch admin` on a database that nobody uses, and beside a server that runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, listen, openStore } from '@kursbuch/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kursbuch } from './script.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kursbuch-admin-'));
  const store = await openStore({ folder });
  const now = Date.now();
  await store.people.add({ id: 'anna', name: 'Anna', created: now }, 'h1');
  await store.people.add({ id: 'ben1', name: 'Ben', created: now }, 'h2');
  await store.people.add({ id: 'ben2', name: 'Ben', created: now }, 'h3');
  await store.people.setEmail('anna', { email: 'anna@example.org', password: 'x', now });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const admin = (...args: string[]) => kursbuch(['admin', ...args, '--data', folder]);

describe('kursbuch admin', () => {
  test('alone it says what there is', async () => {
    const { code, out } = await kursbuch(['admin']);
    expect(code).toBe(0);
    expect(out).toContain('kursbuch admin operator add WHO');
  });

  test.each([
    [['nothing'], 'kursbuch admin knows no "nothing"'],
    [['ban'], 'That needs WHO or a network'],
    [['ban', 'Nobody'], 'Nobody here is called "Nobody".'],
    [['ban', 'Ben'], '2 people are called "Ben"; name one by id: '],
    [['ban', 'anna', '--for', 'long'], '--for needs a number with m, h, d or w behind it'],
    [['quota', 'openTables', '0'], 'NUMBER'],
    [['quota', 'x', '1'], 'There is no such quota; there are openTables'],
    [['settle', '1', 'perhaps'], 'An outcome is one of word, muted'],
    [['settle', '1', 'word'], 'There is no such report.'],
    [['hide', 'nowhere'], 'There is no such table.'],
    [['unsay', 'nowhere', '1'], 'There is no such line.'],
    [['rename-club', 'nowhere', 'Kind'], 'There is no such club'],
    [['rename-season', 'nowhere', 'Kind'], 'There is no such season.'],
    [['remove-evening', 'nowhere'], 'There is no such evening.'],
    [['hide-tournament', 'nowhere'], 'There is no such tournament.'],
    [['rename-tournament', 'nowhere'], 'That needs TOURNAMENT and NAME'],
    [['operator', 'add', 'ben1'], 'That is a guest; an operator needs an account.'],
    [['operator', 'make', 'anna'], 'kursbuch admin operator add WHO'],
    [['log', '--port', '1'], 'kursbuch admin knows no flag --port'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, err } = await admin(...args);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  test('appoints, bans and lifts, and the log tells who did what to whom and why', async () => {
    expect((await admin('log')).out).toBe('Nothing was done yet.');
    expect((await admin('operator', 'add', 'anna@example.org')).out).toContain(
      'Anna keeps order from now on',
    );
    expect((await admin('operators')).out).toBe('anna  Anna');
    expect((await admin('ban', 'ben1', '--for', '3d', '--why', 'insults')).out).toMatch(
      /^ben1 is banned until /,
    );
    expect((await admin('ban', '192.0.2.0/24')).out).toContain('192.0.2.0/24 is banned for good');
    expect((await admin('ban', 'anna')).err).toContain('That is an operator');
    const { out: bans } = await admin('bans');
    expect(bans).toContain('Ben (ben1)');
    expect(bans).toContain('192.0.2.0/24  for good');
    expect((await admin('people', 'be')).out.split('\n')).toHaveLength(2);
    await admin('unban', '192.0.2.0/24');
    await admin('unban', 'ben1');
    expect((await admin('bans')).out).toBe('Nothing is forbidden to anybody.');
    await admin('rename', 'ben2', 'Bodo');
    await admin('delete', 'Bodo', '--why', 'asked for it');
    expect((await admin('quota', 'openTables', '3')).out).toContain('openTables is 3 now');
    expect((await admin('quotas')).out).toContain('openTables  3  (usually 10, from 1 to 100)');
    const log = (await admin('log')).out;
    expect(log).toContain('machine  ban  Ben (ben1)');
    expect(log).toContain('"insults"');
    // Of whoever is deleted the log knows no name.
    expect(log).toContain('deletePerson  deleted (ben2)  "asked for it"');
    expect(log).not.toContain('Bodo');
    const json = JSON.parse((await admin('log', '--json', '--most', '1')).out);
    expect(json).toMatchObject([
      { kind: 'quota', by: 'machine', details: { name: 'openTables', value: 3, was: 10 } },
    ]);
    expect((await admin('operator', 'remove', 'anna')).out).toContain('is no operator any more');
  });

  test('says how the server stands: what is used of quotas, how large it is, when it was backed up', async () => {
    expect((await admin('quotas')).out).toMatch(/^openTables .* in use: 0 at most {2}not reached today$/m);
    expect((await admin('quotas')).out).toMatch(/^guestDays .* 0 go within a day$/m);
    expect((await admin('state')).out).toMatch(
      /^people 2, .*\ndatabase [\d.]+ kB, left on its disk [\d.]+ [GT]B\nnever backed up: kursbuch backup FILE$/,
    );
    const file = join(folder, 'first.backup');
    expect((await kursbuch(['backup', file, '--data', folder])).code).toBe(0);
    expect((await admin('state')).out).toMatch(
      /\nbacked up \d{4}-\d\d-\d\d \d\d:\d\d, [\d.]+ k?B, read again and whole$/,
    );
    expect((await admin('log', '--most', '1')).out).toMatch(/machine {2}backup {2}bytes \d+ {2}rows \d+$/);
    const json = JSON.parse((await admin('state', '--json')).out);
    expect(json).toMatchObject([{ backup: { problem: null } }]);
  });

  test('clubs and tournaments are found, renamed, hidden and removed, by id or link', async () => {
    const store = await openStore({ folder });
    const club = { id: 'c1', name: 'Rude', about: 'Ruder', open: true, invitation: null, hidden: false };
    await store.clubs.add({ ...club, kept: null, created: 0 }, 'anna');
    await store.tournaments.add({
      ...{ id: 't1', club: null, organiser: 'anna', name: 'Cup', title: '1830', options: {}, time: null },
      ...{ size: 2, rounds: 1, dealt: 'lot', status: 'open', secret: 's', commitment: 'c', hidden: false },
      created: 0,
    });
    const about = { kind: 'club', club: 'c1', reporter: 'ben1', words: 'rude', at: 1 } as const;
    await store.reports.add(about);
    await store.close();
    expect((await admin('reports')).out).toBe('1  1970-01-01 00:00  club  of nobody  by Ben  club c1  rude');
    await admin('rename-club', 'https://play.example.org/#/club/c1', 'Kind', '--text', '');
    await admin('hide-club', 'c1');
    expect((await admin('clubs', 'ki')).out).toBe('c1  Kind  1 members  hidden  1970-01-01 00:00  ');
    await admin('rename-tournament', '#/tournament/t1', 'Bowl');
    await admin('hide-tournament', 't1');
    expect((await admin('tournaments')).out).toBe(
      't1  1830  Bowl  open  0 players  hidden  1970-01-01 00:00',
    );
    await admin('remove-tournament', 't1');
    await admin('remove-club', 'c1');
    expect((await admin('clubs')).out).toBe('No club is called so.');
    expect((await admin('reports')).out).toBe('Nothing waits to be looked at.');
  });

  test('a ban of a deleted account is lifted by its number', async () => {
    const store = await openStore({ folder });
    const now = Date.now();
    await store.people.add({ id: 'emil', name: 'Emil', created: now }, 'h4');
    await store.people.setEmail('emil', { email: 'emil@example.org', password: 'x', now });
    await store.close();
    await admin('ban', 'Emil', '--why', 'insults');
    await admin('delete', 'Emil');
    const { out } = await admin('bans');
    const [, ban = ''] = /^ban {2}a deleted account \(ban (\S+)\) {2}for good {2}insults$/.exec(out) ?? [];
    expect((await admin('unban', ban)).out).toContain('banned no longer');
    expect((await admin('bans')).out).toBe('Nothing is forbidden to anybody.');
  });

  test('beside a running server it is the server that does it', async () => {
    const store = await openStore({ folder });
    const app = createApp({ store, orderEvery: 50 });
    const running = await listen(app, { host: '127.0.0.1', port: 0 });
    const api = (path: string, cookie = '') =>
      fetch(new URL(`/api/${path}`, running.address), { headers: { cookie } });
    const came = await fetch(new URL('/api/guests', running.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Carla' }),
    });
    const cookie = came.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await api('tables', cookie)).status).toBe(200);
    expect((await admin('ban', 'Carla', '--why', 'noise')).out).toContain('Carla is banned for good');
    expect((await admin('ban', 'Nobody')).err).toContain('Nobody here is called');
    await expect.poll(async () => (await api('tables', cookie)).status).toBe(403);
    await admin('unban', 'Carla');
    await expect.poll(async () => (await api('tables', cookie)).status).toBe(200);
    await running.close();
    await store.close();
  });
});
