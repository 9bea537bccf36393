/** Finding a table: filters, what each of them would leave, and what cannot be looked for. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Club, openClub, type Player } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const LIVE = { kind: 'live', minutes: 60, bonus: 30, atEnd: 'remind' };
const DAYS = { kind: 'days', days: 3, atEnd: 'remind' };

describe.each(DATABASES)('on %s', (_, start) => {
  let database: Database;
  let club: Club;
  let anna: Player;
  let ben: Player;
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
  });
  afterEach(() => club.close());

  const found = async (who: Player, query: string) => {
    const { status, body } = await who.get(`tables?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const names = async (who: Player, query: string): Promise<readonly string[]> =>
    (await found(who, query)).tables.map(({ name }: { name: string }) => name).toSorted();

  test('of two open tables that somebody sees beside each other none is called like the other', async () => {
    const called = async (who: Player, table: string) => (await who.get(`tables/${table}`)).body.name;
    const first = await anna.table({ name: 'Thursday', seats: 3 });
    const second = await ben.table({ name: 'Thursday', seats: 3 });
    const third = await ben.table({ name: 'Thursday 2', seats: 3, listed: false });
    expect(await called(anna, first)).toBe('Thursday');
    expect(await called(ben, second)).toBe('Thursday 2');
    expect(await called(ben, third)).toBe('Thursday 3');
    expect(await names(anna, '')).toEqual(['Thursday', 'Thursday 2']);
    // What others keep to themselves takes no name, and is not told by a number.
    await ben.table({ name: 'Secret', seats: 3, listed: false });
    expect(await called(anna, await anna.table({ name: 'Secret', seats: 3 }))).toBe('Secret');
    // What plays already is on another list.
    await club.guest('Cleo').then(async (cleo) => {
      const full = await cleo.table({ name: 'Friday', seats: 2 });
      await anna.join(full);
      expect(await called(cleo, await cleo.table({ name: 'Friday', seats: 3 }))).toBe('Friday');
    });
  });

  test('a table says its language and for whom it is, and is found by it, by its title and by its pace', async () => {
    await anna.table({ name: 'A', title: '1853', seats: 3, time: LIVE, language: 'de', wanted: 'new' });
    await anna.table({ name: 'B', title: '1853', seats: 3, time: DAYS, language: 'en' });
    await anna.table({ name: 'C', title: '1830', seats: 3, wanted: 'regulars', language: 'de' });
    await anna.table({ name: 'D', title: '1830', seats: 3 });
    expect((await found(ben, 'title=1853&pace=live')).tables[0]).toMatchObject({
      name: 'A',
      language: 'de',
      wanted: 'new',
    });
    expect(await names(ben, '')).toEqual(['A', 'B', 'C', 'D']);
    expect(await names(ben, 'title=1853')).toEqual(['A', 'B']);
    expect(await names(ben, 'pace=live')).toEqual(['A']);
    expect(await names(ben, 'pace=days')).toEqual(['B']);
    expect(await names(ben, 'pace=none')).toEqual(['C', 'D']);
    expect(await names(ben, 'language=de')).toEqual(['A', 'C']);
    expect(await names(ben, 'wanted=anybody')).toEqual(['B', 'D']);
    expect(await names(ben, 'wanted=regulars&title=1830')).toEqual(['C']);
    expect(await names(ben, 'wanted=regulars&title=1853')).toEqual([]);
    // Page by page, as without filters.
    const [first] = (await found(ben, 'language=de&most=1')).tables;
    expect(await names(ben, `language=de&most=1&before=${first.changed}.${first.id}`)).toEqual(['A']);
    // A list says where its next page begins, and the last one that there is none.
    const page = async (query: string) => (await ben.get(`tables?language=de&most=1${query}`)).body;
    const { next } = await page('');
    expect(next).toBe(`${first.changed}.${first.id}`);
    expect((await page(`&before=${next}`)).next).toBeNull();
  });

  test('each filter says how many tables it would leave, with the others as they are and without the own ones', async () => {
    await anna.table({ name: 'A', title: '1853', seats: 3, time: LIVE, language: 'de', wanted: 'new' });
    await anna.table({ name: 'B', title: '1830', seats: 3, language: 'en' });
    await anna.table({ name: 'Quiet', title: '1848', seats: 3, listed: false });
    await ben.table({ name: 'Own', title: '1889', seats: 3, language: 'fr' });
    const { counts } = await found(ben, 'counts=true');
    expect(counts).toEqual({
      title: { 1830: 1, 1853: 1 },
      pace: { live: 1, none: 1 },
      language: { de: 1, en: 1 },
      wanted: { new: 1, anybody: 1 },
    });
    expect((await found(ben, 'counts=true&title=1853')).counts).toEqual({
      title: { 1830: 1, 1853: 1 },
      pace: { live: 1 },
      language: { de: 1 },
      wanted: { new: 1 },
    });
    // A table that is opened is counted at once; one that is left is not.
    const id = await anna.table({ name: 'E', title: '1853', seats: 3 });
    expect((await found(ben, 'counts=true')).counts.title).toEqual({ 1830: 1, 1853: 2 });
    await anna.post(`tables/${id}/leave`);
    expect((await found(ben, 'counts=true')).counts.title).toEqual({ 1830: 1, 1853: 1 });
    expect((await found(ben, '')).counts).toBeUndefined();
  });

  test('what cannot be looked for is said in one sentence, and nothing is made', async () => {
    for (const query of [
      'title=1899',
      'pace=slow',
      'language=xx',
      'language=%27%3B--',
      'wanted=everybody',
      'colour=red',
    ]) {
      const { status, body } = await ben.get(`tables?${query}`);
      expect([400, 422]).toContain(status);
      expect(body.message).toMatch(/^[A-Z][^\n]+\.$/);
    }
    for (const wrong of [{ language: 'xx' }, { wanted: 'me' }, { language: 7 }])
      expect(
        (
          await ben.post('tables', {
            ...{ title: '1830', name: 'T', seats: 2, listed: true, options: {}, ...wrong },
            contribution: 'chance-of-a-test-seat',
          })
        ).status,
      ).toBe(400);
    expect(await names(ben, '')).toEqual([]);
  });
});
