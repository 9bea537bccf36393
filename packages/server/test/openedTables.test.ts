/** "Tell me when somebody opens 1853": who hears of a table, and who does not. */

import type { Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Courier } from '../src/notices/courier.ts';
import type { Schema } from '../src/store/schema.ts';
import { type Club, openClub, type Player } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const SOON = 2 * 60_000;

describe.each(DATABASES)('on %s', (_, start) => {
  let database: Database;
  let club: Club;
  let anna: Player;
  let ben: Player;
  let courier: Courier;
  let letters: string[];
  beforeAll(async () => {
    database = await start();
  });
  afterAll(async () => {
    await database?.end();
  });
  beforeEach(async () => {
    club = await openClub(await database.fresh());
    anna = await club.guest('Anna');
    ben = await club.guest('Ben');
    letters = [];
    courier = new Courier({
      ...{ store: club.store, publicUrl: null, pushContact: null, isHere: () => false, poll: 2 ** 30 },
      mail: { send: async ({ subject }) => void letters.push(subject) },
      failed: (error) => {
        throw error;
      },
    });
    await letterTo(ben);
  });
  afterEach(async () => {
    await courier.close();
    await club.close();
  });

  const idOf = async (who: Player): Promise<string> => (await who.get('me')).body.person.id;

  const written = (change: (db: Transaction<Schema>) => Promise<unknown>) =>
    club.store.operators.note('test', {}, async (db) => void (await change(db)));

  /** Letters go to somebody. */
  async function letterTo(who: Player): Promise<void> {
    const id = await idOf(who);
    const email = `${id}@example.org`;
    await club.store.people.setEmail(id, { email, now: 1 });
    await club.store.people.confirm(id, email, 2);
    await club.store.notices.addAddress({
      ...{ id: `to ${id}`, person: id, game: null, way: 'mail', target: '', keys: null },
      ...{ language: 'en', trouble: null, created: 1 },
    });
  }
  const sent = async (): Promise<readonly string[]> => {
    await courier.look(Date.now() + SOON);
    await courier.settled();
    return letters;
  };

  test('whoever waits for tables like it hears of one, once, and of no other', async () => {
    expect((await ben.post('me/alerts', { title: '1853', language: 'de' })).body.alerts).toHaveLength(1);
    // Asked for twice it is one wish; of two that fit, one letter.
    await ben.post('me/alerts', { title: '1853', language: 'de' });
    expect((await ben.post('me/alerts', { pace: 'none' })).body.alerts).toHaveLength(2);
    await anna.table({ title: '1853', name: 'Fits', seats: 3, language: 'de' });
    await anna.table({
      title: '1830',
      name: 'Live',
      seats: 3,
      time: { kind: 'live', minutes: 9, bonus: 9, atEnd: 'remind' },
    });
    expect(await sent()).toEqual(['Anna has opened a table: “Fits” (1853 India).']);
    expect(await sent()).toHaveLength(1);
  });

  test('for whom a table is counts only where somebody wants just those', async () => {
    await ben.post('me/alerts', { title: '1854', wanted: 'new' });
    for (const wanted of [undefined, 'regulars', 'new'])
      await anna.table({ title: '1854', name: `For ${wanted}`, seats: 3, ...(wanted && { wanted }) });
    expect(await sent()).toEqual(['Anna has opened a table: “For new” (1854 Austria).']);
  });

  test('nobody hears of his own tables, of those on no list, of hidden ones, nor of what is gone, full or taken', async () => {
    await ben.post('me/alerts', {});
    await ben.table({ name: 'Own', seats: 3 });
    await anna.table({ name: 'Quiet', seats: 3, listed: false });
    const hidden = await anna.table({ name: 'Hidden', seats: 3 });
    await written((db) => db.updateTable('games').set({ hidden: 1 }).where('id', '=', hidden).execute());
    const gone = await anna.table({ name: 'Gone', seats: 3 });
    await anna.post(`tables/${gone}/leave`);
    const joined = await anna.table({ name: 'Joined', seats: 3 });
    await ben.join(joined);
    const full = await anna.table({ name: 'Full', seats: 2, computers: [] });
    await (await club.guest('Cleo')).join(full);
    expect(await sent()).toEqual([]);
  });

  test('neither hears of the other where one of two keeps away from the other', async () => {
    await ben.post('me/alerts', {});
    const [a, b] = [await idOf(anna), await idOf(ben)];
    const keepAway = (person: string, blocked: string) =>
      written((db) => db.insertInto('blocks').values({ person, blocked, since: 1 }).execute());
    await keepAway(a, b);
    await anna.table({ name: 'A', seats: 3 });
    const cleo = await club.guest('Cleo');
    await keepAway(b, await idOf(cleo));
    await cleo.table({ name: 'C', seats: 3 });
    expect(await sent()).toEqual([]);
  });

  test('nobody has more than ten wishes, takes away another one’s, or wishes what there is not', async () => {
    const wishes = ['1830', '1848', '1853', '1854', '1889', 'benelux'];
    for (const title of wishes) await ben.post('me/alerts', { title });
    for (const pace of ['live', 'days', 'none']) await ben.post('me/alerts', { pace });
    const { body } = await ben.post('me/alerts', { language: 'de' });
    expect(body.alerts).toHaveLength(10);
    const more = await ben.post('me/alerts', { language: 'en' });
    expect([more.status, more.body.error]).toEqual([409, 'manyAlerts']);
    const [{ id }] = body.alerts;
    expect((await anna.ask('DELETE', `me/alerts/${id}`)).body.error).toBe('noAlert');
    expect((await ben.ask('DELETE', `me/alerts/${id}`)).body.alerts).toHaveLength(9);
    expect((await anna.post('me/alerts', { title: '1899' })).body.error).toBe('noTitle');
    for (const wrong of [{ pace: 'slow' }, { language: 'xx' }, { wanted: 'anybody' }, { colour: 'red' }])
      expect((await anna.post('me/alerts', wrong)).status).toBe(400);
    expect((await anna.get('me/alerts')).body.alerts).toEqual([]);
    expect((await club.stranger().get('me/alerts')).status).toBe(401);
  });

  test('of more than ten tables in a day nobody hears', async () => {
    await ben.post('me/alerts', {});
    for (let n = 0; n < 10; n++) await anna.table({ name: `T ${n}`, seats: 3 });
    const cleo = await club.guest('Cleo');
    for (let n = 0; n < 5; n++) await cleo.table({ name: `U ${n}`, seats: 3 });
    for (let n = 0; n < 15; n++) await sent();
    expect(letters).toHaveLength(10);
  });

  test('wishes are in the export, go with the person, and come along with a guest', async () => {
    await anna.post('me/alerts', { title: '1853' });
    expect((await anna.get('me/export')).body.notices.alerts).toMatchObject([{ title: '1853' }]);
    const [guest, account] = [await idOf(anna), await idOf(ben)];
    await club.store.guests.bringRest(guest, account);
    expect((await ben.get('me/alerts')).body.alerts).toMatchObject([{ title: '1853' }]);
    await club.store.people.remove(account, null);
    expect(await club.store.alerts.of(account)).toEqual([]);
  });
});
