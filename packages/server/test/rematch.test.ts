/** Friends play again at one table, an owner sends somebody away, and whoever hands a seat over keeps what is theirs. */
import { describe, expect, test } from 'vitest';
import { type Club, NO_LIMITS, openClub, type Player, running, someChance, until } from './club.ts';
import { DATABASES } from './databases.ts';
import { oneClub } from './oneClub.ts';
import { twoNodes } from './twoNodes.ts';

const PASS = { type: 'pass' };
const TIME = { kind: 'live', minutes: 30, bonus: 10, atEnd: 'remind', player: 'calm' };

const again = (player: Player, table: string) =>
  player.post(`tables/${table}/rematch`, { contribution: someChance() });
const info = async (player: Player, table: string) => (await player.get(`tables/${table}`)).body;

/** A game that its players have agreed to end. */
async function over(club: Club, wanted: object = {}) {
  const { table, players } = await running(club, wanted);
  const [first] = players as [Player];
  await first.act(table, 0, PASS);
  await first.post(`tables/${table}/requests`, { kind: 'end' });
  for (const other of players.slice(1))
    await other.post(`tables/${table}/requests/answer`, { kind: 'end', accept: true });
  expect((await info(first, table)).status).toBe('over');
  return { table, players };
}

describe.each(DATABASES)('on %s', (_, start) => {
  const club = oneClub(start);

  describe('playing again', () => {
    test('brings all to one table with the same options and clock, whoever presses first', async () => {
      const { table, players } = await over(club, { seats: 3, options: { drawSeats: false }, time: TIME });
      const [anna, ben, cleo] = players as [Player, Player, Player];
      const line = await ben.listen(`${table}:0.0`);
      await line.until('presence');
      const made = (await again(anna, table)).body;
      expect(made).toMatchObject({ status: 'open', name: 'Thursday 2', size: 3, listed: false });
      expect(made).toMatchObject({ options: { drawSeats: false }, time: { kind: 'live', minutes: 30 } });
      // Whoever is still at the table is asked at once, by name.
      const { name } = (await anna.get('me')).body.person;
      const { data } = await line.until('table', ({ rematch }) => rematch);
      expect(data.rematch).toEqual({ id: made.id, status: 'open', by: name, seated: false });
      expect((await ben.get('tables/mine')).body.tables[0].rematch).toMatchObject({ id: made.id });
      const joined = (await again(ben, table)).body;
      expect(joined).toMatchObject({ id: made.id, status: 'open' });
      expect((await info(anna, table)).rematch).toMatchObject({ id: made.id, seated: true });
      // The last one starts it.
      expect((await again(cleo, table)).body).toMatchObject({ id: made.id, status: 'running' });
      // Pressed again it leads there, and makes nothing.
      for (const one of [anna, ben, cleo, anna]) expect((await again(one, table)).body.id).toBe(made.id);
      expect((await anna.get('tables/mine?status=running')).body.tables).toHaveLength(1);
      await line.hangUp();
    });

    test('takes computer players along, and asks whoever has handed over', async () => {
      const { table, players } = await running(club, { seats: 2 });
      const [anna, ben] = players as [Player, Player];
      await anna.act(table, 0, PASS);
      await ben.post(`tables/${table}/handover`, { player: 'random' });
      await anna.post(`tables/${table}/requests`, { kind: 'end' });
      await until(
        () => info(anna, table),
        ({ status }) => status === 'over',
      );
      const made = (await again(anna, table)).body;
      expect(made).toMatchObject({ status: 'open', seats: [{ sitter: { type: 'person' } }] });
      expect((await info(ben, table)).rematch).toMatchObject({ id: made.id });
      expect((await again(ben, table)).body).toMatchObject({ id: made.id, status: 'running' });

      const dora = await club.guest('Dora');
      const alone = await dora.table({ seats: 2, computers: ['random'] });
      await until(
        () => info(dora, alone),
        ({ waiting, seats }) => waiting.includes(seats[0].seat),
      );
      await dora.act(alone, (await info(dora, alone)).number, PASS);
      await dora.post(`tables/${alone}/requests`, { kind: 'end' });
      const played = (await again(dora, alone)).body;
      expect(played).toMatchObject({ status: 'running', seats: [{}, { sitter: { player: 'random' } }] });
    });

    test('is for those who have played, of a game that is over', async () => {
      const { table, players } = await running(club, { seats: 3 });
      const [anna, ben, cleo] = players as [Player, Player, Player];
      expect((await again(anna, table)).body.error).toBe('notOver');
      await anna.act(table, 0, PASS);
      await cleo.post(`tables/${table}/leave`);
      await anna.post(`tables/${table}/requests`, { kind: 'end' });
      await ben.post(`tables/${table}/requests/answer`, { kind: 'end', accept: true });
      const watcher = await club.guest('Wanda');
      for (const other of [watcher, cleo]) expect((await again(other, table)).body.error).toBe('notSeated');
      expect((await again(club.stranger(), table)).body.error).toBe('noPerson');
      expect((await again(anna, 'nothing')).body.error).toBe('noTable');
      const { id } = (await again(anna, table)).body;
      // Nor do others learn of it: its link is a seat there.
      for (const other of [watcher, cleo, club.stranger()])
        expect(JSON.stringify((await other.get(`tables/${table}`)).body)).not.toContain(id);
      expect((await watcher.get('tables')).body.tables.map((one: { id: string }) => one.id)).not.toContain(
        id,
      );
    });

    test('makes another table where the one before is gone or over, and after a restart', async () => {
      const { table, players } = await over(club);
      const [anna, ben] = players as [Player, Player];
      const first = (await again(anna, table)).body.id;
      await anna.post(`tables/${first}/leave`);
      expect((await info(ben, table)).rematch).toBeNull();
      const second = (await again(ben, table)).body.id;
      expect(second).not.toBe(first);
      await club.reopen();
      const [later, other] = [club.stranger(), club.stranger()];
      [later.cookie, other.cookie] = [anna.cookie, ben.cookie];
      expect((await again(later, table)).body).toMatchObject({ id: second, status: 'running' });
      const { seats } = await info(later, second);
      const opener = seats.find((one: { seat: number }) => one.seat === 0).place === 0 ? other : later;
      await opener.act(second, 0, PASS);
      await later.post(`tables/${second}/requests`, { kind: 'end' });
      await other.post(`tables/${second}/requests/answer`, { kind: 'end', accept: true });
      const third = (await again(later, table)).body;
      expect(third).toMatchObject({ status: 'open' });
      expect([first, second]).not.toContain(third.id);
    });

    test('leads whoever comes too late to the table, without a seat', async () => {
      const { table, players } = await over(club, { seats: 3 });
      const [anna, ben, cleo] = players as [Player, Player, Player];
      const { id } = (await again(anna, table)).body;
      await again(ben, table);
      await anna.post(`tables/${id}/start`);
      expect((await again(cleo, table)).body).toMatchObject({ id, status: 'running', you: null });
    });

    test('is made as seldom as any other table', async () => {
      const strict = await openClub(await club.database.fresh(), {
        rates: { ...NO_LIMITS, tables: { burst: 3, perSecond: 0.0001 } },
      });
      const { table, players } = await over(strict);
      const [anna] = players as [Player];
      const answers: string[] = [];
      for (let press = 0; press < 5; press++) {
        const { body } = await again(anna, table);
        answers.push(body.error ?? 'made');
        if (body.id) await anna.post(`tables/${body.id}/leave`);
      }
      expect(answers).toEqual(['made', 'made', 'tooMuch', 'tooMuch', 'tooMuch']);
      await strict.close();
    });
  });

  describe('whoever made a table', () => {
    test('sends somebody away before it starts, who does not come back', async () => {
      const [anna, ben, cleo] = await Promise.all(['Anna', 'Ben', 'Cleo'].map((one) => club.guest(one)));
      if (!anna || !ben || !cleo) throw new Error('nobody came');
      const table = await anna.table({ seats: 4 });
      await ben.join(table);
      await cleo.join(table);
      const away = (player: Player, one: number) => player.ask('DELETE', `tables/${table}/seats/${one}`);
      expect((await away(ben, 2)).body.error).toBe('notOwner');
      expect((await away(anna, 0)).body.error).toBe('noSeat');
      expect((await away(anna, 9)).body.error).toBe('noSeat');
      const line = await ben.listen(`${table}:0.0`);
      await line.until('presence');
      expect((await away(anna, 1)).body.seats.map((one: { name: string }) => one.name)).toEqual([
        'Anna',
        'Cleo',
      ]);
      expect((await line.until('table', ({ you }) => you === null)).data.unwelcome).toBe(true);
      expect((await ben.join(table)).body.error).toBe('notWelcome');
      expect((await ben.post(`tables/${table}/messages`, { text: 'Why?' })).body.error).toBe('notSeated');
      expect((await info(cleo, table)).unwelcome).toBeUndefined();
      await anna.post(`tables/${table}/start`);
      expect((await away(anna, 2)).body.error).toBe('notOpen');
      await line.hangUp();
    });

    test('keeps somebody away from a table at which others play again', async () => {
      const { table, players } = await over(club, { seats: 3 });
      const [anna, ben] = players as [Player, Player];
      const { id } = (await again(anna, table)).body;
      const { you } = (await again(ben, table)).body;
      await anna.ask('DELETE', `tables/${id}/seats/${you}`);
      expect((await again(ben, table)).body.error).toBe('notWelcome');
      expect((await info(ben, table)).rematch).toBeNull();
    });
  });

  test('whoever hands a seat over keeps talk and secrets, and the log says so', async () => {
    const { table, players } = await running(club, { title: 'benelux', seats: 2, time: TIME });
    const [anna, ben] = players as [Player, Player];
    const hands = async (player: Player) =>
      JSON.stringify((await player.get(`tables/${table}/opening`)).body.start);
    const [own, others] = [await hands(anna), await hands(club.stranger())];
    const { you } = await info(anna, table);
    expect(own).not.toBe(others);
    const line = await anna.listen(`${table}:0.0`);
    await line.until('presence');
    await anna.post(`tables/${table}/handover`, { player: 'calm' });
    expect(await hands(anna)).toBe(own);
    await line.until('table', ({ asides }) => asides.length === 1);
    for (const { start } of line.of('steps')) if (start) expect(JSON.stringify(start)).toBe(own);
    expect((await anna.post(`tables/${table}/messages`, { text: 'Back soon' })).status).toBe(200);
    // But decides nothing there.
    const { number } = await info(anna, table);
    expect((await anna.act(table, number, PASS)).body.error).toBe('notSeated');
    expect((await anna.get(`tables/${table}/offers?seen=${number}`)).body.error).toBe('notSeated');
    await anna.post(`tables/${table}/seats/${you}`);
    await anna.post(`tables/${table}/requests`, { kind: 'pause' });
    await ben.post(`tables/${table}/requests/answer`, { kind: 'pause', accept: true });
    await ben.post(`tables/${table}/resume`);
    const { asides, you: his } = await info(ben, table);
    expect(asides.map(({ kind, place: at, player }: Record<string, unknown>) => [kind, at, player])).toEqual([
      ['handed', you, 'calm'],
      ['back', you, 'calm'],
      ['paused', null, null],
      ['resumed', his, null],
    ]);
    // Whoever gives the seat up for good does not.
    await anna.post(`tables/${table}/leave`);
    expect(await hands(anna)).toBe(await hands(club.stranger()));
    expect((await anna.post(`tables/${table}/messages`, { text: 'Hello?' })).body.error).toBe('notSeated');
    await line.hangUp();
  });
});

describe('two nodes', () => {
  const nodes = twoNodes();

  test('a lobby hears through one what is played through the other', async () => {
    const { one, other } = nodes;
    const { table, players } = await running(one);
    const there = other.stranger();
    there.cookie = players[1]?.cookie ?? '';
    const line = await there.overhear(table);
    // The other node listens when its line has begun; what is played then is heard.
    await expect.poll(() => line.raw).toContain('retry');
    await until(
      async () => {
        const { number } = await info(players[0] as Player, table);
        for (const player of players) await player.act(table, number, PASS);
        return line.of('news');
      },
      (news) => news.length > 0,
    );
    expect(line.of('news')[0]).toEqual({ table });
    await line.hangUp();
  });

  test('make one table, whoever asks both at once', async () => {
    const { one, other } = nodes;
    const { table, players } = await over(one, { seats: 3 });
    const there = players.map(({ cookie }, index) => {
      const player = index === 1 ? other.stranger() : one.stranger();
      player.cookie = cookie;
      return player;
    });
    const pressed = [...there, ...there, ...there, ...there];
    const answers = await Promise.all(pressed.map((player) => again(player, table)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(pressed.map(() => 200));
    const { id } = answers[0]?.body ?? {};
    const { seats, status } = await info(there[0] as Player, id);
    expect({ status, seats: seats.length }).toEqual({ status: 'running', seats: 3 });
    expect((await (there[0] as Player).get('tables/mine')).body.tables).toHaveLength(2);
  });
});
