/** Everything that is kept in one file, from either database into either, while the server runs. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, openStore, type Place, restore, serverState, Unusable } from '../src/index.ts';
import { openClub, Player, running, someKey } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const bid = (amount: number) => ({ type: 'bid', private: 'C&A', amount });

let folder = '';
const databases: Database[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kursbuch-backup-'));
  for (const [, start] of DATABASES) databases.push(await start());
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.end()));
  rmSync(folder, { recursive: true, force: true });
});

const fresh = (kind: number): Promise<Place> => {
  const database = databases[kind];
  if (!database) throw new Error('there is none');
  return database.empty();
};

/** A file as somebody might have it, and its lines changed. */
function changed(
  file: string,
  name: string,
  change: (lines: readonly string[]) => readonly string[],
): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const other = join(folder, name);
  writeFileSync(other, gzipSync(`${change(lines).join('\n')}\n`));
  return other;
}

describe.each([
  ['embedded', 'PostgreSQL', 0, 1],
  ['PostgreSQL', 'embedded', 1, 0],
])('from %s to %s', (_from, _to, from, to) => {
  test('games go on where they were, from one moment of a server that is played at', async () => {
    const place = await fresh(from);
    const club = await openClub(place);
    const { table, players } = await running(club);
    const [first, second] = players as [Player, Player];
    await first.post(`tables/${table}/messages`, { text: 'Ünd „this“' });
    await first.ask('PUT', `tables/${table}/note`, { text: 'my own' });
    const key = await club.store.notices.constant('pushKey', () => 'made');
    for (let number = 0; number < 6; number++)
      await (players[number % 2] as Player).act(table, number, bid(165 + 5 * number));
    const file = join(folder, `${from}.backup`);
    // Somebody plays on meanwhile.
    let number = 6;
    const playing = (async () => {
      for (; number < 30; number++)
        await (players[number % 2] as Player).act(table, number, bid(165 + 5 * number));
    })();
    const rows = await backUp(place, file);
    const known = number;
    await playing;
    // Whoever keeps order sees that it was made, how large it is, and that it could be read again.
    const state = await serverState(club.store);
    expect(state.backup).toEqual({ at: expect.any(Number), bytes: statSync(file).size, problem: null });
    await club.close();
    expect(rows).toBeGreaterThan(10);
    // It holds what others must not read.
    expect(statSync(file).mode & 0o077).toBe(0);

    const target = await fresh(to);
    expect(await restore(target, file)).toBe(rows);
    const again = await openClub(target);
    const at = (player: Player) => {
      const same = new Player(again.address);
      same.cookie = player.cookie;
      return same;
    };
    const { body } = await at(first).get(`tables/${table}/opening`);
    expect(body.number).toBeGreaterThanOrEqual(6);
    expect(body.number).toBeLessThanOrEqual(known + 1);
    expect(body.steps).toHaveLength(body.number);
    expect((await again.store.games.byId(table))?.number).toBe(body.number);
    expect((await at(first).get(`tables/${table}/note`)).body.text).toBe('my own');
    expect((await at(second).get(`tables/${table}/messages`)).body.messages[0].text).toBe('Ünd „this“');
    expect(await again.store.notices.constant('pushKey', () => 'other')).toBe(key);
    const mover = at(players[body.number % 2] as Player);
    const next = await mover.act(table, body.number, bid(165 + 5 * body.number), someKey());
    expect(next.body).toEqual({ number: body.number + 1 });
    await again.close();
  });
});

describe('in one sentence', () => {
  let file = '';
  let empty: Place;
  beforeAll(async () => {
    const place = await fresh(0);
    const club = await openClub(place);
    await running(club);
    await club.close();
    file = join(folder, 'good.backup');
    await backUp(place, file);
    empty = await fresh(0);
    await (await openStore(empty)).close();
  });

  const refused = async (other: string): Promise<string> => {
    const error = await restore(empty, other).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Unusable);
    // Nothing of it is there.
    const store = await openStore(empty);
    expect(await store.games.open()).toEqual([]);
    await store.close();
    return error.message;
  };

  test('what is no backup, not whole, or of another version is refused, and nothing is kept of it', async () => {
    const text = join(folder, 'text');
    writeFileSync(text, 'Dear diary');
    expect(await refused(text)).toBe(`${text} is no backup of Kursbuch.`);
    const json = join(folder, 'json');
    writeFileSync(json, gzipSync('{"format":"kursbuch"}\n'));
    expect(await refused(json)).toBe(`${json} is no backup of Kursbuch.`);
    expect(await refused(folder)).toMatch(/cannot be read: EISDIR/);
    await expect(restore({ url: 'postgres://nobody@127.0.0.1:1/none' }, file)).rejects.toThrow(
      /^The database to restore into cannot be used: .*ECONNREFUSED/,
    );
    const cut = join(folder, 'cut');
    writeFileSync(cut, readFileSync(file).subarray(0, -40));
    expect(await refused(cut)).toMatch(/cannot be read|is not whole/);
    const short = changed(file, 'short', (lines) => lines.slice(0, -1));
    expect(await refused(short)).toBe(`${short} is not whole.`);
    const less = changed(file, 'less', (lines) => lines.toSpliced(-2, 1));
    expect(await refused(less)).toBe(`${less} is not whole.`);
    const newer = changed(file, 'newer', ([head = '', ...lines]) => [
      head.replace(/"schema":"[^"]*"/, '"schema":"9999-later"'),
      ...lines,
    ]);
    expect(await refused(newer)).toBe(
      `${newer} is of another version than this database; restore into a new one.`,
    );
    await expect(restore(await fresh(0), newer)).rejects.toThrow(
      `${newer} was written by another version of Kursbuch (9999-later).`,
    );
    const wrong = changed(file, 'wrong', (lines) =>
      lines.map((line) => line.replaceAll('"table":"seats"', '"table":"sqlite_master"')),
    );
    expect(await refused(wrong)).toBe(`${wrong} is not whole.`);
    expect(await refused(join(folder, 'none'))).toContain('There is no file');
    expect(await restore(empty, file)).toBeGreaterThan(0);
  });

  test('one that fails leaves no file, and is noted', async () => {
    const place = await fresh(0);
    const store = await openStore(place);
    await expect(backUp(place, join(folder, 'nowhere', 'x.backup'))).rejects.toThrow(
      /^The backup failed: ENOENT/,
    );
    expect((await serverState(store)).backup).toMatchObject({
      bytes: null,
      problem: expect.stringMatching(/^The backup failed: ENOENT/),
    });
    await store.close();
  });

  test('nothing is written over: neither a file nor a database', async () => {
    const place = await fresh(0);
    await expect(backUp(place, file)).rejects.toThrow('is there already');
    await expect(backUp(place, join(folder, 'new'))).rejects.toThrow('There are no games in');
    const store = await openStore(place);
    await store.people.add({ id: 'anna', name: 'Anna', created: 1 }, 'hash');
    await expect(restore(place, file)).rejects.toThrow('is in use by another Kursbuch');
    await store.close();
    await expect(restore(place, file)).rejects.toThrow('There are games in this database already');
  });
});
