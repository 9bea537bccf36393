/** What happened since somebody last acted, in one sentence: what matters, nothing that is hidden, and in both languages. */
import { isRefusal } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meanwhileFor, tellerFor } from '../src/notices/since.ts';
import { Hall } from '../src/tables/hall.ts';
import { type Club, openClub, type Player } from './club.ts';
import { type Database, embeddedDatabase } from './databases.ts';

let database: Database;
let club: Club;
beforeAll(async () => {
  database = embeddedDatabase();
  club = await openClub(await database.fresh());
});
afterAll(async () => {
  await club?.close();
  await database?.end();
});

const since = (who: Player, id: string, language = 'en') =>
  who.get(`tables/${id}/since?language=${language}`);

test('it tells what others did, three things at most, in the language that is asked for; nothing where nothing happened', async () => {
  const anna = await club.guest('Anna');
  const ben = await club.guest('Ben');
  const id = await anna.table({ seats: 2, options: { drawSeats: false }, listed: false });
  await ben.join(id);
  expect((await since(anna, id)).body).toEqual({ text: null });
  const buy = (await anna.offers(id, 0)).find(
    (one) => one.action?.type === 'buyPrivate' || one.action?.type === 'buy',
  );
  expect(buy).toBeDefined();
  expect((await anna.act(id, 0, buy.action)).status).toBe(200);
  const { text } = (await since(ben, id)).body;
  expect(text).toMatch(/^Since your last turn: Anna buys .*[^.]\.$/);
  expect((await since(ben, id, 'de')).body.text).toMatch(/^Seit deinem letzten Zug: Anna kauft .*\.$/);
  expect(text.split('; ').length).toBeLessThanOrEqual(3);
  // Her own deed is no news to her.
  expect((await since(anna, id)).body.text).toBeNull();
  expect((await since(await club.guest('Cleo'), id)).body.error).toBe('notSeated');
  expect((await since(ben, id, 'xx')).status).toBe(400);
});

test('what is sealed is told to nobody else', async () => {
  const [anna, ben, cleo] = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => club.guest(name)));
  if (!anna || !ben || !cleo) throw new Error('nobody came');
  const id = await anna.table({ title: '1853', seats: 3, options: {}, listed: false });
  await ben.join(id);
  await cleo.join(id);
  expect((await anna.act(id, 0, { type: 'writeBond', amount: 180 })).status).toBe(200);
  for (const who of [ben, cleo])
    for (const language of ['en', 'de'])
      expect(JSON.stringify((await since(who, id, language)).body)).not.toContain('180');
  // What is asked is told, though only its own screen has words for it.
  const game = await new Hall(club.store).live(id);
  const [next = 0] = game.game.waiting;
  expect((await meanwhileFor(game, next, 'en')).asked).toBe('You are asked: write your bond.');
  expect((await meanwhileFor(game, next, 'de')).asked).toBe('Du bist gefragt: Anleihe aufschreiben.');
});

/** They only have offers beside what somebody is asked. */
const NEVER_ASK = new Set(['game', 'companyTurn', 'rounds']);

test.each(titles.map((entry) => [entry.id, entry] as const))(
  '%s: a notice names what every task asks for',
  async (id, entry) => {
    const { game, table } = await entry.load();
    const start = table.setup({ players: ['Anna', 'Ben', 'Cleo'], seed: 'asks', options: entry.options });
    if (isRefusal(start)) throw new Error(start.reason);
    const kinds = Object.entries<{ readonly actions: object }>(game.tasks)
      .filter(([kind, { actions }]) => Object.keys(actions).length > 0 && !NEVER_ASK.has(kind))
      .map(([kind]) => kind);
    expect(kinds.length).toBeGreaterThan(2);
    for (const language of ['en', 'de'] as const) {
      const teller = await tellerFor(id, language);
      const asking = (kind: string) => ({
        ...start,
        agenda: [{ kind, part: 'moving', deal: { seller: 0 } }],
      });
      expect(kinds.filter((kind) => teller.asked(asking(kind), 0) === null)).toEqual([]);
    }
  },
);

test('a round that has ended is told first, and what is asked now names its round', async () => {
  const anna = await club.guest('Anna');
  const ben = await club.guest('Ben');
  const id = await anna.table({ seats: 2, options: { drawSeats: false }, listed: false });
  await ben.join(id);
  // Both buy the cheapest private in turn until the sale is over.
  const bothPlay = [anna, ben];
  let number = 0;
  const isOver = async () => (await since(anna, id)).body.text?.includes('is over');
  for (; number < 40 && !(await isOver()); number++) {
    const waiting = (await anna.get(`tables/${id}`)).body.waiting;
    const who = bothPlay[waiting[0]] as Player;
    const offers = await who.offers(id, number);
    const chosen = offers.find(({ action }) => ['buyPrivate', 'buy', 'setPar'].includes(action?.type));
    expect((await who.act(id, number, (chosen ?? offers[0]).action)).status).toBe(200);
  }
  const told = await since(anna, id);
  expect(told.body.text).toMatch(/^Since your last turn: the sale of the privates is over; /);
  expect(told.body.text.split('; ').length).toBeLessThanOrEqual(3);
  expect((await since(anna, id, 'de')).body.text).toMatch(
    /^Seit deinem letzten Zug: der Verkauf der Privatbahnen ist vorbei; /,
  );
  const game = await new Hall(club.store).live(id);
  const [next = 0] = game.game.waiting;
  expect((await meanwhileFor(game, next, 'en')).asked).toBe('You are asked in stock round 1: buy or sell.');
  expect((await meanwhileFor(game, next, 'de')).asked).toBe(
    'Du bist in Aktienrunde 1 gefragt: kaufen oder verkaufen.',
  );
  // Of nobody else anything is asked.
  expect((await meanwhileFor(game, 1 - next, 'en')).asked).toBeNull();
});
