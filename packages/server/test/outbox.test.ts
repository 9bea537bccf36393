/** What is to be told, on both databases: once to each address, by one node, and not forgotten. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Place, type Store } from '../src/index.ts';
import type { Address, Notice } from '../src/store/notices.ts';
import { DATABASES, type Database } from './databases.ts';

const NOW = 1_763_000_000_000;
const LEASE = 60_000;

const address = (id: string, more: Partial<Address> = {}): Address => ({
  id,
  person: 'anna',
  game: null,
  way: 'webhook',
  target: `https://example.org/${id}`,
  keys: null,
  language: 'en',
  trouble: null,
  created: NOW,
  ...more,
});

const turn = (more: Partial<Notice> = {}): Notice => ({
  game: 'g',
  person: 'anna',
  kind: 'turn',
  about: 'turn g 0 7',
  due: NOW,
  ...more,
});

describe.each(DATABASES)('the outbox, %s', (_, start) => {
  let database: Database;
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    database = await start();
    place = await database.fresh();
    store = await openStore(place);
    for (const name of ['anna', 'ben'])
      await store.people.add({ id: name, name, created: NOW }, `hash of ${name}`);
    for (const id of ['g', 'other'])
      await store.games.add(
        {
          id,
          title: '1830',
          name: 'Thursday',
          owner: 'anna',
          size: 2,
          listed: true,
          options: {},
          version: 3,
          secret: 's',
          commitment: 'c',
          created: NOW,
        },
        { person: 'anna', name: 'Anna', contribution: 'x' },
      );
  });
  afterEach(async () => {
    // What is on its way to an address goes with it.
    for (const person of ['anna', 'ben'])
      for (const { id } of await store.notices.addressesOf(person))
        await store.notices.removeAddress(person, id);
  });
  afterAll(async () => {
    await store?.close();
    await database?.end();
  });

  test('nobody is told who has no address, or one that has failed', async () => {
    await store.notices.addAddress(address('failed', { trouble: 'gone' }));
    await store.notices.add([turn(), turn({ person: 'ben' })]);
    expect(await store.notices.waiting()).toBe(0);
  });

  test('each address is told of one thing once, also after it was told', async () => {
    await store.notices.addAddress(address('one'));
    await store.notices.addAddress(address('two'));
    await store.notices.add([turn()]);
    await store.notices.add([turn({ due: NOW + 1 })]);
    const taken = await store.notices.take(NOW, LEASE, 10);
    expect(taken.map(({ address: { id }, about, tries }) => [id, about, tries]).toSorted()).toEqual([
      ['one', 'turn g 0 7', 1],
      ['two', 'turn g 0 7', 1],
    ]);
    for (const { id } of taken) await store.notices.box.finish(id, NOW);
    await store.notices.add([turn()]);
    expect(await store.notices.waiting()).toBe(0);
    await store.notices.box.sweep(NOW + 1);
    await store.notices.add([turn()]);
    expect(await store.notices.waiting()).toBe(2);
  });

  test('a later turn takes the place of an earlier one that was not sent yet', async () => {
    await store.notices.addAddress(address('one'));
    await store.notices.add([turn(), turn({ game: 'other', about: 'turn other 0 1' })]);
    await store.notices.add([turn({ about: 'turn g 0 9' })]);
    const taken = await store.notices.take(NOW, LEASE, 10);
    expect(taken.map(({ about }) => about).toSorted()).toEqual(['turn g 0 9', 'turn other 0 1']);
  });

  test("a table's own address hears of everybody there, of one thing once, and of no other table", async () => {
    await store.notices.addAddress(address('club', { game: 'g' }));
    const over = { kind: 'over', about: 'over g' } as const;
    await store.notices.add([
      turn(over),
      turn({ ...over, person: 'ben' }),
      turn({ game: 'other', about: 'turn other' }),
    ]);
    const [only, ...rest] = await store.notices.take(NOW, LEASE, 10);
    expect(rest).toEqual([]);
    expect(only?.about).toBe('over g');
  });

  test('one node takes it out; where that one dies another takes it when the lease is over', async () => {
    const node = 'url' in place ? await openStore(place) : store;
    await store.notices.addAddress(address('one'));
    const many = Array.from({ length: 30 }, (_x, index) =>
      turn({ kind: 'over', about: `over ${index}`, details: { index } }),
    );
    await store.notices.add(many);
    const both = await Promise.all([store.notices.take(NOW, LEASE, 40), node.notices.take(NOW, LEASE, 40)]);
    expect(both.flat().map(({ details }) => details?.index)).toHaveLength(30);
    expect(new Set(both.flat().map(({ details }) => details?.index)).size).toBe(30);
    expect(await node.notices.take(NOW + LEASE - 1, LEASE, 40)).toEqual([]);
    const again = await node.notices.take(NOW + LEASE, LEASE, 40);
    expect(again).toHaveLength(30);
    expect(again[0]?.tries).toBe(2);
    if (node !== store) await node.close();
  });

  test('what one node is just taking keeps no other waiting: it takes the rest', async () => {
    // The embedded database has one node alone.
    if (!('url' in place)) return;
    await store.notices.addAddress(address('one'));
    const over = (index: number) => turn({ kind: 'over', about: `over ${index}`, details: { index } });
    await store.notices.add(Array.from({ length: 6 }, (_x, index) => over(index)));
    const client = new pg.Client({ connectionString: place.url });
    await client.connect();
    try {
      // A node that has taken the first two and hangs before it can say so.
      await client.query('begin');
      const { rows } = await client.query(
        'select details from outbox where done is null order by due, id limit 2 for update',
      );
      const held = rows.map(({ details }) => JSON.parse(details).index);
      const begun = Date.now();
      const taken = (await store.notices.take(NOW, LEASE, 10)).map(({ details }) => details?.index);
      expect(Date.now() - begun).toBeLessThan(2000);
      expect([...taken, ...held].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
      await client.query('rollback');
      // It has died: what it held is taken by whoever looks next.
      expect(await store.notices.take(NOW, LEASE, 10)).toHaveLength(2);
    } finally {
      await client.end();
    }
  });

  test('two nodes that take at once, again and again, each get theirs and none twice', async () => {
    const node = 'url' in place ? await openStore(place) : store;
    await store.notices.addAddress(address('one'));
    const many = Array.from({ length: 60 }, (_x, index) =>
      turn({ kind: 'over', about: `over ${index}`, details: { index } }),
    );
    await store.notices.add(many);
    const taken: unknown[] = [];
    for (let look = 0; look < 12; look++) {
      const both = await Promise.all([store, node].map(({ notices }) => notices.take(NOW, LEASE, 5)));
      taken.push(...both.flat().map(({ details }) => details?.index));
    }
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
    if (node !== store) await node.close();
  });

  test('what is not due waits; a dead address makes all of its notices wait; one that is given up gets nothing more', async () => {
    await store.notices.addAddress(address('one'));
    await store.notices.add([turn({ due: NOW + 5 }), turn({ kind: 'over', about: 'over g' })]);
    expect((await store.notices.take(NOW, LEASE, 10)).map(({ kind }) => kind)).toEqual(['over']);
    await store.notices.box.delay('one', NOW + 2 * LEASE);
    expect(await store.notices.take(NOW + LEASE, LEASE, 10)).toEqual([]);
    expect(await store.notices.take(NOW + 2 * LEASE, LEASE, 10)).toHaveLength(2);
    await store.notices.giveUp('one', 'it is gone', NOW);
    expect(await store.notices.waiting()).toBe(0);
    expect((await store.notices.addressesOf('anna')).map(({ trouble }) => trouble)).toEqual(['it is gone']);
  });

  test('what nobody may be told now is put off without counting as a try', async () => {
    await store.notices.addAddress(address('one'));
    await store.notices.add([turn()]);
    const [taken] = await store.notices.take(NOW, LEASE, 10);
    await store.notices.box.postpone(taken?.id ?? '', NOW + 1);
    expect((await store.notices.take(NOW + 1, LEASE, 10))[0]?.tries).toBe(1);
  });

  test('somebody is told of everything until he says of what, everywhere or at one table', async () => {
    const { notices } = store;
    expect(await notices.wants('anna', 'g', 'turn')).toBe(true);
    await notices.wish('anna', '', ['over']);
    await notices.wish('anna', 'g', ['turn']);
    expect(await notices.wants('anna', 'g', 'turn')).toBe(true);
    expect(await notices.wants('anna', 'g', 'over')).toBe(false);
    expect(await notices.wants('anna', 'other', 'turn')).toBe(false);
    expect(await notices.wants('anna', 'other', 'over')).toBe(true);
    await notices.wish('anna', 'g', null);
    expect(await notices.wants('anna', 'g', 'turn')).toBe(false);
    expect(await notices.wants('ben', 'g', 'turn')).toBe(true);
  });

  test('an address is one, however often it is given; a browser is that of whoever uses it now', async () => {
    const { notices } = store;
    await notices.addAddress(address('one', { target: 'https://x.org/' }));
    await notices.addAddress(address('two', { target: 'https://x.org/' }));
    await notices.addAddress(address('three', { target: 'https://x.org/', person: 'ben' }));
    await notices.addAddress(address('four', { target: 'https://x.org/', game: 'g' }));
    await notices.addAddress(address('push', { way: 'push', target: 'https://push.org/1', keys: '{}' }));
    await notices.addAddress(
      address('push2', { way: 'push', target: 'https://push.org/1', keys: '{}', person: 'ben' }),
    );
    expect((await notices.addressesOf('anna')).map(({ id }) => id)).toEqual(['four', 'two']);
    expect((await notices.addressesOf('ben')).map(({ id }) => id)).toEqual(['push2', 'three']);
    expect(await notices.removeAddress('ben', 'two')).toBe(false);
    expect(await notices.removeAddress('anna', 'two')).toBe(true);
  });

  test('what is made once is the same for everybody', async () => {
    const made = await Promise.all(
      ['a', 'b', 'c'].map((value) => store.notices.constant('key', () => value)),
    );
    expect(new Set(made).size).toBe(1);
    expect(await store.notices.constant('key', () => 'late')).toBe(made[0]);
  });
});
