/** A node that plays its titles through when it starts: it serves meanwhile, comes to an end, and leaves nothing behind. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { playersOf } from '@kursbuch/bots';
import { type TitleEntry, titles } from '@kursbuch/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, openStore, type Place, type Store } from '../src/index.ts';
import { fillMissing } from '../src/tables/fillingIn.ts';
import { warmUp } from '../src/tables/warmUp.ts';
import { openClub, type Player, running, until } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

/** Enough to go the whole way, and soon over; and so much that nobody sees its end. */
const LITTLE = { games: 1, longest: 25 };
const ENDLESS = { games: 1e9, longest: 600 };

/** A table that somebody last heard of then. */
async function table(store: Store, at: number, title: string, isRunning = true): Promise<void> {
  const id = `table${at}`;
  const kept = { title, name: '', owner: 'anna', size: 2, listed: false, options: {}, version: 3 };
  const anna = { person: 'anna', name: 'Anna', contribution: '' };
  await store.games.add({ ...kept, id, secret: '', commitment: '', created: at }, anna);
  await store.games.changeOpen(id, at, () =>
    isRunning ? { type: 'start', seed: '', waiting: [], seats: [0] } : null,
  );
}

describe.each(DATABASES)('a node that warms up, %s', (_, start) => {
  let database: Database;
  let folder = '';
  beforeAll(async () => {
    database = await start();
    folder = mkdtempSync(join(tmpdir(), 'kursbuch-warm-'));
    // Loading them takes a slow machine long, and is no part of what is tested.
    for (const entry of titles) await playersOf(await entry.load());
  });
  afterAll(async () => {
    await database?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  let count = 0;
  const rowsOf = (place: Place) => backUp(place, join(folder, `${++count}.backup`));

  function node(place: Place, practice: typeof LITTLE) {
    const lines: string[] = [];
    const stream = new Writable({
      write(text, _encoding, done) {
        lines.push(String(text));
        done();
      },
    });
    const said = (word: string) => lines.filter((line) => line.includes(word));
    return { said, opening: openClub(place, { practice, logger: { level: 'info', stream } }) };
  }

  test('comes to an end, says so, and leaves no table and no row', async () => {
    const place = await database.fresh();
    const store = await openStore(place);
    // A question how it is makes it write something, once, and so does a look for games without results.
    await store.ping();
    await fillMissing(store);
    await store.close();
    const rows = await rowsOf(place);
    const { opening, said } = node(place, LITTLE);
    const club = await opening;
    const stranger = club.stranger();
    const { body } = await until(
      () => stranger.get('health'),
      ({ body }) => body.warm,
    );
    expect(body).toEqual({ ok: true, games: 0, streams: 0, warm: true });
    expect((await stranger.get('metrics')).body).toContain('\nkursbuch_warm 1\n');
    await club.close();
    expect(said('"msg":"warm')).toHaveLength(1);
    expect(said('"level":50')).toEqual([]);
    // The count before was a backup, which writes down that it was made.
    expect(await rowsOf(place)).toBe(rows + 1);
  });

  test('is played at meanwhile, and stops in the middle', async () => {
    const place = await database.fresh();
    const { opening, said } = node(place, ENDLESS);
    const club = await opening;
    const { table, players } = await running(club);
    const [first, second] = players as [Player, Player];
    expect((await first.act(table, 0, { type: 'pass' })).status).toBe(200);
    expect((await second.act(table, 1, { type: 'pass' })).status).toBe(200);
    expect((await first.get('health')).body).toMatchObject({ ok: true, games: 1, warm: false });
    expect((await first.get('metrics')).body).toContain('\nkursbuch_warm 0\n');
    await club.close();
    expect(said('"msg":"warm')).toEqual([]);
    expect(said('"level":50')).toEqual([]);
    const again = await openClub(place);
    expect((await again.store.games.byId(table))?.number).toBe(2);
    await again.close();
  });

  test('gives back what it took when it is warm, and when the last player has gone, but to nobody’s cost', async () => {
    let given = 0;
    const club = await openClub(await database.fresh(), {
      practice: LITTLE,
      memory: { kept: 0, sweep: 20 },
      giveBack: () => void given++,
    });
    await until(
      () => club.stranger().get('health'),
      ({ body }) => body.warm,
    );
    await expect.poll(() => given).toBe(1);
    const { table, players } = await running(club);
    const [first] = players as [Player];
    const line = await first.listen(`${table}:0.0`);
    await line.until('presence');
    const before = given;
    // It looks many times while he follows.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(given).toBe(before);
    await line.hangUp();
    await expect.poll(() => given).toBe(before + 1);
    await club.close();
  });

  test('begins with what is played, the last first; a title that cannot be played keeps no other cold', async () => {
    const store = await openStore(await database.fresh());
    await store.people.add({ id: 'anna', name: 'Anna', created: 1 }, 'hash');
    for (const [at, title] of ['1853', 'benelux', '1854', '1853'].entries()) await table(store, at, title);
    // A table that nobody has begun to play at.
    await table(store, 4, '1830', false);
    const loaded: string[] = [];
    const broken = titles.map(
      (entry): TitleEntry => ({
        ...entry,
        load() {
          loaded.push(entry.id);
          throw new Error(`no ${entry.id}`);
        },
      }),
    );
    const troubles: unknown[] = [];
    const isWarm = await warmUp({
      store,
      practice: LITTLE,
      titles: broken,
      ended: new AbortController().signal,
      failed: (error) => void troubles.push(error),
    });
    await store.close();
    const played = ['1853', '1854', 'benelux'];
    const others = titles.map(({ id }) => id).filter((id) => !played.includes(id));
    expect(loaded).toEqual([...played, ...others]);
    expect(troubles).toHaveLength(titles.length);
    expect(isWarm).toBe(true);
  });
});
