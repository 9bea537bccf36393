/** Everything anybody received is searched for what he must not know. */
import { type Action, chanceFrom, type GameEvent, isProblem, replay, type TableState } from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfSeed } from '../src/tables/chance.ts';
import { playable } from '../src/tables/playable.ts';
import { type Club, type Listener, openClub, type Player, running, someKey, until } from './club.ts';
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

interface Offer {
  readonly type: 'one' | 'range' | 'many';
  readonly action: Action;
  readonly actions: readonly Action[];
  readonly field: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Something that no other seat does at this moment, where there is a choice. */
function chosen(offers: readonly Offer[], seat: number): Action {
  // A list that cannot be complete is left to those who search.
  const listed = offers.filter(({ type, actions }) => type !== 'many' || actions.length > 0);
  const offer = listed.find(({ type }) => type !== 'one') ?? listed[0];
  if (!offer) throw new Error('nothing is offered');
  if (offer.type === 'one') return offer.action;
  if (offer.type === 'many') return offer.actions[seat % offer.actions.length] ?? offer.action;
  const most = Math.floor((offer.max - offer.min) / offer.step);
  const field = { [offer.field]: offer.min + offer.step * Math.min(most, seat * 3 + 1) };
  return { ...offer.action, ...field };
}

interface Step {
  readonly seat: number;
  readonly action: Action | null;
  readonly events: readonly GameEvent[];
}

interface Opened {
  readonly number: number;
  readonly start: TableState;
  readonly steps: readonly Step[];
}

const opened = async (player: Player, table: string): Promise<Opened> =>
  (await player.get(`tables/${table}/opening`)).body;

/** Three play, a fourth watches, all of them listen; then everything each of them has received, in one text. */
async function watched(title: string, steps: number) {
  const { table, players } = await running(club, { title, seats: 3 });
  const watcher = await club.guest('Watcher');
  const eyes = [...players, watcher];
  const lines: Listener[] = [];
  for (const eye of eyes) lines.push(await eye.listen(`${table}:0.0`));
  for (const line of lines) await line.until('presence');

  let number = 0;
  const refused: string[] = [];
  for (let step = 0; step < steps; step++) {
    const { waiting } = (await watcher.get(`tables/${table}`)).body;
    const seat: number = waiting.at(-1);
    const player = players[seat] as Player;
    const action = chosen((await player.get(`tables/${table}/offers?seen=${number}`)).body.offers, seat);
    const attempt = { ...action, type: `no ${action.type} of ${seat} at ${step}` };
    refused.push(attempt.type);
    expect((await player.act(table, number, attempt)).status).toBe(422);
    number = (await player.act(table, number, action)).body.number;
    expect(number).toBe(step + 1);
  }
  for (const line of lines) await line.until('steps', (data) => data.number === number);

  const { evolve } = await playable(title);
  const views = await Promise.all(eyes.map((eye) => opened(eye, table)));
  const ends = views.map(({ start, steps: taken }) =>
    taken.flatMap(({ events }) => events).reduce(evolve, start),
  );
  // At a glance everybody sees what a spectator sees, his own hand left out.
  for (const eye of [...eyes, club.stranger()])
    expect((await eye.get(`tables/${table}/glance`)).body).toMatchObject({ number, view: ends[3] });
  const records = await Promise.all(eyes.map(async (eye) => (await eye.get(`tables/${table}/record`)).body));
  const received = lines.map((line, index) => {
    // The stream and the opening tell the same.
    expect(line.of('steps').flatMap((data) => data.steps)).toEqual(views[index]?.steps);
    return `${line.raw}${JSON.stringify(views[index])}${JSON.stringify(records[index])}`;
  });
  // Nobody is told the seed, what it was made of, or the generator that was made of it.
  const kept = await club.store.games.byId(table);
  const { seed, secret } = kept ?? {};
  if (!seed || !secret) throw new Error('the game has no seed');
  const { key } = chanceFrom(seed) as { readonly key: readonly number[] };
  for (const eye of eyes)
    for (const path of ['', '/messages', '/note', '/offers?seen=18', '/instructions?seen=18'])
      received.push(JSON.stringify((await eye.get(`tables/${table}${path}`)).body));
  for (const path of ['tables', 'tables/mine', 'tables?status=running', 'me/export'])
    received.push(JSON.stringify((await watcher.get(path)).body));
  for (const eye of players) received.push(JSON.stringify((await eye.get('me/export')).body));
  for (const text of received) {
    expect(text).not.toContain(seed);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(`[${key[0]},`);
  }
  received.length = eyes.length;
  // Only the actor hears of a refusal.
  for (const text of received) for (const type of refused) expect(text).not.toContain(type);
  for (const line of lines) await line.hangUp();
  return { table, players, eyes, views, ends, records, received };
}

test('1853: bonds and contracts of three players, and somebody who watches', async () => {
  const { players, eyes, views, ends, records, received } = await watched('1853', 18);
  for (const { seed } of records) expect(seed).toBeNull();
  let hidden = 0;
  for (const [index, text] of received.entries())
    for (const [seat, owner] of players.entries()) {
      if (owner === eyes[index]) continue;
      const sheet = ends[seat]?.secrets[seat];
      expect(sheet).toBeDefined();
      expect(ends[index]?.secrets[seat]).toBeUndefined();
      expect(text).not.toContain(JSON.stringify(sheet));
      for (const [at, { seat: by, action }] of (views[seat]?.steps ?? []).entries()) {
        if (by !== seat || views[index]?.steps[at]?.action !== null) continue;
        hidden++;
        const own = views[index]?.steps.some((one) => JSON.stringify(one.action) === JSON.stringify(action));
        if (!own) expect(text).not.toContain(JSON.stringify(action));
      }
    }
  // There was something to hide from everybody.
  expect(hidden).toBeGreaterThanOrEqual(2 * 3 * 3);
});

test('Benelux: the cards in every hand, and somebody who watches', async () => {
  const { players, eyes, ends, records, received } = await watched('benelux', 18);
  for (const { seed } of records) expect(seed).toBeNull();
  const hands = players.map((_, seat) => {
    const { cards }: { cards?: readonly string[] } = Object(ends[seat]?.secrets[seat]);
    return cards ?? [];
  });
  for (const [index, text] of received.entries())
    for (const [seat, owner] of players.entries()) {
      expect(hands[seat]?.length).toBeGreaterThan(0);
      for (const card of hands[seat] ?? [])
        if (owner === eyes[index]) expect(text).toContain(`"${card}"`);
        else expect(text).not.toContain(`"${card}"`);
    }
});

test.each(['1830', '1848', '1854'])(
  '%s: the seed until the end; what is taken along meanwhile has another one',
  async (title) => {
    const { table, records, ends } = await watched(title, 18);
    const rules = await playable(title);
    for (const record of records) {
      expect(record.chance).toMatchObject({ secret: null, seed: null, seedHash: expect.any(String) });
      expect(hashOfSeed(record.seed)).not.toBe(record.chance.seedHash);
      // Played again it is the same game: seats, papers, money.
      const read = readRecord(record);
      if (isProblem(read)) throw new Error(read.problem);
      const { state } = replay(rules, read);
      expect(state && rules.view(state, [])).toEqual(ends[3]);
    }
    // A copy can be taken online again, and goes on from there.
    const anna = await club.guest('Anna');
    const { body } = await anna.post('tables/uploads', {
      name: 'Copy',
      listed: false,
      record: records[0],
      seats: ['me', 'free', 'free'],
    });
    const { waiting } = (await anna.get(`tables/${table}`)).body;
    expect(body).toMatchObject({ status: 'running', waiting });
  },
);

test('a spectator of a table and another seat get nothing from what is asked for a seat', async () => {
  const { table, players } = await running(club, { title: '1853', seats: 3 });
  const watcher = await club.guest('Watcher');
  for (const path of ['offers?seen=0', 'instructions?seen=0', 'note'])
    expect((await club.stranger().get(`tables/${table}/${path}`)).status).toBe(401);
  for (const path of ['offers?seen=0', 'instructions?seen=0'])
    expect((await watcher.get(`tables/${table}/${path}`)).status).toBe(403);
  const [first, second] = players;
  const mine = await first?.get(`tables/${table}/opening`);
  const theirs = await second?.get(`tables/${table}/opening`);
  expect(Object.keys(mine?.body.start.secrets)).not.toContain('1');
  expect(Object.keys(theirs?.body.start.secrets)).not.toContain('0');
  expect(JSON.stringify(mine?.body)).not.toContain('"chance"');
});

test('alone with computer players nobody goes back behind what he has learned', async () => {
  const anna = await club.guest('Anna');
  const table = await anna.table({ title: '1853', seats: 3, computers: ['random', 'random'] });
  const info = async () => (await anna.get(`tables/${table}`)).body;
  const { seats, you } = await info();
  const { seat } = seats[you];
  const undo = async (seen: number) =>
    (await anna.post(`tables/${table}/undo`, { seen, key: someKey() })).body;
  // Both have sealed their bonds; the third opens them all.
  const { number } = await until(info, (one) => one.waiting.join() === `${seat}`);
  expect(number).toBe(2);
  await anna.act(table, number, { type: 'writeBond', amount: 100 });
  const learned = await opened(anna, table);
  const { contracts } = Object(
    learned.steps.flatMap(({ events }) => events).reduce((await playable('1853')).evolve, learned.start),
  ).own;
  expect(Object.keys(contracts)).toHaveLength(3);
  const later = await until(info, (one) => one.waiting.join() === `${seat}`);
  expect(await undo(later.number)).toMatchObject({ error: 'secretTold' });
  expect((await info()).number).toBe(later.number);
});

test('a secret that was told is taken back only if everybody agrees', async () => {
  const { table, players } = await running(club, { title: '1853', seats: 3 });
  const [first, second, third] = players;
  if (!first || !second || !third) throw new Error('nobody came');
  const bond = async (player: Player, seat: number) => {
    const offers = (await player.get(`tables/${table}/offers?seen=${seat}`)).body.offers;
    expect((await player.act(table, seat, chosen(offers, seat))).status).toBe(200);
  };
  const undo = async (player: Player, seen: number) =>
    (await player.post(`tables/${table}/undo`, { seen, key: someKey() })).body;
  const accept = (player: Player, seen: number) =>
    player.post(`tables/${table}/undo/answer`, { seen, key: someKey(), accept: true });
  await bond(first, 0);
  await bond(second, 1);
  // A bid that is still sealed is his own to change; the last one opens them all.
  expect(await undo(second, 2)).toEqual({ number: 3, asked: [] });
  await second.act(table, 3, { type: 'writeBond', amount: 100 });
  await third.act(table, 4, { type: 'writeBond', amount: 120 });
  expect(await undo(third, 5)).toEqual({ number: 5, asked: [0, 1] });
  expect((await accept(first, 5)).body).toEqual({ number: 5 });
  expect((await accept(second, 5)).body).toEqual({ number: 6 });
  expect((await opened(first, table)).steps).toHaveLength(2);
});
