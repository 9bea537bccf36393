/** Clubs: who belongs to them, who finds their tables, and what a season makes of finished games. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pointsOf, usualPoints } from '../src/clubs/points.ts';
import { USUAL_RATES } from '../src/http/limits.ts';
import { Keeper } from '../src/operators/keeper.ts';
import { Deletion } from '../src/people/deletion.ts';
import { NO_LIMITS, openClub, type Player, someChance } from './club.ts';
import {
  agreedToEnd,
  type ClubOfTwelve,
  clubOfTwelve,
  openTable,
  outbid,
  playedAt,
  TEN_TABLES,
  TWELVE,
} from './clubOfTwelve.ts';
import { DATABASES } from './databases.ts';
import { oneClub } from './oneClub.ts';

const DAY = 24 * 60 * 60 * 1000;
const about = { name: 'Friends', about: 'We play.', open: false };

const made = async (player: Player, wanted: object = {}) =>
  (await player.post('clubs', { ...about, ...wanted })).body;
const join = (player: Player, { id, invitation }: { id: string; invitation: string }) =>
  player.post(`clubs/${id}/members`, { invitation });
const idOf = async (player: Player): Promise<string> => (await player.get('me')).body.person.id;
const season = (wanted: object = {}) => ({
  name: 'Winter',
  begins: Date.now() - DAY,
  ends: Date.now() + DAY,
  points: null,
  agreed: true,
  ...wanted,
});

test('equals share what their places are worth together', () => {
  expect(usualPoints(4)).toEqual([7, 5, 3, 1]);
  expect(pointsOf([1, 2, 3, 4], null)).toEqual([7, 5, 3, 1]);
  expect(pointsOf([2, 1, 2, 4], null)).toEqual([4, 7, 4, 1]);
  expect(pointsOf([1, 1, 1], null)).toEqual([3, 3, 3]);
  expect(pointsOf([1, 2, 2], { 3: [10, 5, 0] })).toEqual([10, 2.5, 2.5]);
  // For other numbers of players the usual ones hold.
  expect(pointsOf([2, 1], { 3: [10, 5, 0] })).toEqual([1, 3]);
});

describe.each(DATABASES)('on %s', (_, start) => {
  const club = oneClub(start);

  describe('who belongs to a club', () => {
    test('is whoever has joined by the link, until it is withdrawn', async () => {
      const [anna, ben, cleo] = [await club.guest('Anna'), await club.guest('Ben'), await club.guest('Cleo')];
      const one = await made(anna);
      expect(one).toMatchObject({ name: 'Friends', you: 'organiser', count: 1, members: [{ name: 'Anna' }] });
      const invited = await ben.get(`clubs/${one.id}?invitation=${one.invitation}`);
      expect(invited.body).toMatchObject({ name: 'Friends', you: null, invited: true, members: [] });
      expect((await join(ben, one)).body).toMatchObject({ you: 'member', count: 2 });
      // Asked again it is as it was.
      expect(await join(ben, one)).toMatchObject({ status: 200, body: { you: 'member', count: 2 } });
      expect(await join(anna, one)).toMatchObject({ status: 200, body: { you: 'organiser', count: 2 } });
      expect((await ben.get('clubs')).body.clubs).toMatchObject([{ id: one.id, you: 'member', count: 2 }]);
      const next = (await anna.ask('PUT', `clubs/${one.id}/invitation`, { open: true })).body;
      expect(next.invitation).not.toBe(one.invitation);
      for (const answer of [
        await join(cleo, one),
        await cleo.get(`clubs/${one.id}?invitation=${one.invitation}`),
      ])
        expect(answer).toMatchObject({ status: 403, body: { error: 'spentInvitation' } });
      await anna.ask('PUT', `clubs/${one.id}/invitation`, { open: false });
      expect((await join(cleo, next)).body.error).toBe('spentInvitation');
      expect((await ben.ask('PUT', `clubs/${one.id}/invitation`, { open: true })).body.error).toBe(
        'notOrganiser',
      );
    });

    test('is let in by an organiser where the club can be seen', async () => {
      const [anna, ben] = [await club.guest('Anna'), await club.guest('Ben')];
      const one = await made(anna, { open: true });
      expect((await ben.get(`clubs/${one.id}`)).body).toMatchObject({
        you: null,
        members: [],
        invitation: null,
      });
      expect((await ben.post(`clubs/${one.id}/members`, {})).body.you).toBe('asking');
      expect((await anna.get('clubs')).body.clubs).toMatchObject([{ asking: 1, count: 1 }]);
      // Whoever asks has no look at what a club keeps for its members, also where it does so only since.
      await anna.ask('PATCH', `clubs/${one.id}`, { open: false });
      expect((await ben.get(`clubs/${one.id}`)).body).toMatchObject({
        you: 'asking',
        members: [],
        seasons: [],
      });
      for (const path of [
        `clubs/${one.id}/tables`,
        `clubs/${one.id}/seasons/x`,
        `tournaments?club=${one.id}`,
      ])
        expect((await ben.get(path)).body.error).toBe('noClub');
      const me = await idOf(ben);
      expect((await ben.ask('PUT', `clubs/${one.id}/members/${me}`, { role: 'member' })).body.error).toBe(
        'notMember',
      );
      await anna.ask('PUT', `clubs/${one.id}/members/${me}`, { role: 'member' });
      expect((await ben.get(`clubs/${one.id}`)).body).toMatchObject({
        you: 'member',
        members: [{}, { you: true }],
      });
    });

    test('is sent away for good: the invitation is another one, and no seat is kept', async () => {
      const [anna, ben, cleo] = [await club.guest('Anna'), await club.guest('Ben'), await club.guest('Cleo')];
      const one = await made(anna);
      for (const player of [ben, cleo]) await join(player, one);
      const [b, c] = [await idOf(ben), await idOf(cleo)];
      const table = await openTable(anna, one.id, { seats: 3 });
      await anna.post(`tables/${table}/invitations`, { person: b });
      expect((await ben.get('me/invitations')).body.invitations).toHaveLength(1);
      const seen = await cleo.listen(`${table}:0.0`);
      await seen.until('table', ({ kept }) => kept?.length === 1);

      await anna.ask('DELETE', `clubs/${one.id}/members/${b}`);
      const { invitation } = (await anna.get(`clubs/${one.id}`)).body;
      expect(invitation).not.toBe(one.invitation);
      expect((await join(ben, one)).body.error).toBe('spentInvitation');
      expect((await ben.get('me/invitations')).body.invitations).toEqual([]);
      await seen.until('table', ({ kept }) => kept === undefined);
      await seen.hangUp();
      // Whoever leaves by himself may come back; where nobody may come in by a link there is still none.
      await cleo.ask('DELETE', `clubs/${one.id}/members/${c}`);
      expect((await anna.get(`clubs/${one.id}`)).body.invitation).toBe(invitation);
      expect((await join(cleo, { ...one, invitation })).status).toBe(200);
      await anna.ask('PUT', `clubs/${one.id}/invitation`, { open: false });
      await anna.ask('DELETE', `clubs/${one.id}/members/${c}`);
      expect((await anna.get(`clubs/${one.id}`)).body.invitation).toBeNull();
    });

    test('is not who joins by the invitation in the moment in which he is sent away', async () => {
      const [anna, ben] = [await club.guest('Anna'), await club.guest('Ben')];
      const one = await made(anna);
      await join(ben, one);
      const own = await idOf(ben);
      // What he is was looked up just after he had left, and before he was sent away.
      const { clubs } = club.store;
      const lookUp = clubs.roleOf.bind(clubs);
      const roleOf = vi.spyOn(clubs, 'roleOf').mockImplementationOnce(async () => {
        await anna.ask('DELETE', `clubs/${one.id}/members/${own}`);
        return lookUp(one.id, own);
      });
      expect((await join(ben, one)).body.error).toBe('spentInvitation');
      roleOf.mockRestore();
      expect((await anna.get(`clubs/${one.id}`)).body.count).toBe(1);
    });

    test('stays a member who asks at the moment at which an organiser lets him in', async () => {
      const [anna, ben] = [await club.guest('Anna'), await club.guest('Ben')];
      const one = await made(anna, { open: true });
      await ben.post(`clubs/${one.id}/members`, {});
      const own = await idOf(ben);
      // What he is was looked up just before.
      const { clubs } = club.store;
      const lookUp = clubs.roleOf.bind(clubs);
      const roleOf = vi.spyOn(clubs, 'roleOf').mockImplementationOnce(async (...asked) => {
        const before = await lookUp(...asked);
        await anna.ask('PUT', `clubs/${one.id}/members/${own}`, { role: 'organiser' });
        return before;
      });
      expect((await ben.post(`clubs/${one.id}/members`, {})).body.you).toBe('organiser');
      roleOf.mockRestore();
      expect((await ben.get(`clubs/${one.id}`)).body.you).toBe('organiser');
    });

    test('goes, and the longest member organises where nobody is left who does', async () => {
      const people = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => club.guest(name)));
      const [anna, ben, cleo] = people as [Player, Player, Player];
      const one = await made(anna);
      await join(ben, one);
      await join(cleo, one);
      const [a, b, c] = (await Promise.all(people.map(idOf))) as [string, string, string];
      expect((await anna.ask('PUT', `clubs/${one.id}/members/${a}`, { role: 'member' })).body.error).toBe(
        'lastOrganiser',
      );
      await anna.ask('DELETE', `clubs/${one.id}/members/${a}`);
      expect((await ben.get(`clubs/${one.id}`)).body).toMatchObject({ you: 'organiser', count: 2 });
      expect((await anna.get(`clubs/${one.id}`)).body.error).toBe('noClub');
      expect((await cleo.ask('DELETE', `clubs/${one.id}/members/${b}`)).body.error).toBe('notOrganiser');
      // Whoever deletes himself leaves as well.
      await ben.post('me/deletion', { password: null });
      expect((await cleo.get(`clubs/${one.id}`)).body).toMatchObject({ you: 'organiser', count: 1 });
      await cleo.ask('DELETE', `clubs/${one.id}/members/${c}`);
      expect(await club.store.clubs.byId(one.id)).toBeUndefined();
    });

    test('has limits, and bad names one sentence', async () => {
      const anna = await club.guest('Anna');
      for (const name of ['https://evil.example', 'www.evil.example', 'me@evil.example'])
        expect((await anna.post('clubs', { ...about, name })).body.error).toBe('addressName');
      expect((await anna.post('clubs', { ...about, name: '\u200b' })).body.error).toBe('badName');
      const ids = [];
      for (let n = 0; n < 20; n++) ids.push((await made(anna)).id);
      expect((await anna.post('clubs', about)).body.error).toBe('manyClubs');
      await anna.ask('DELETE', `clubs/${ids[0]}`);
      expect((await anna.get('clubs')).body.clubs).toHaveLength(19);
    });

    test('asks ten times a day from one network at most, and an organiser clears the list at once', async () => {
      const { asking } = USUAL_RATES;
      const strict = await openClub(await club.database.fresh(), {
        rates: { ...NO_LIMITS, asking },
        publicUrl: new URL('https://kursbuch.example'),
      });
      const come = async (ip: string) => {
        const from = { 'x-forwarded-for': ip, origin: 'https://kursbuch.example' };
        const player = strict.stranger();
        await player.ask('POST', 'guests', { name: 'Eve' }, from);
        const join = (to: string, invitation?: string) =>
          player.ask('POST', `clubs/${to}/members`, { ...(invitation && { invitation }) }, from);
        return { player, from, join };
      };
      const anna = await come('198.51.100.1');
      const open = async () =>
        (await anna.player.ask('POST', 'clubs', { ...about, open: true }, anna.from)).body;
      const [one, other] = [await open(), await open()];
      const asked = [];
      // Neighbours of one network, as whoever rents a network has them.
      for (let n = 1; n <= 12; n++) asked.push((await (await come(`192.0.2.${n}`)).join(one.id)).status);
      expect(asked).toEqual([...Array(10).fill(200), 429, 429]);
      // An invitation is no asking, another club has its own list, and others still ask.
      const late = await come('192.0.2.13');
      expect((await late.join(other.id)).status).toBe(200);
      expect((await late.join(one.id, one.invitation)).body.you).toBe('member');
      const ben = await come('203.0.113.1');
      expect((await ben.join(one.id)).body.you).toBe('asking');
      // Asking again changes nothing, and costs nothing.
      for (let n = 0; n < 20; n++) expect((await ben.join(one.id)).status).toBe(200);

      const clear = (who: typeof ben) =>
        who.player.ask('DELETE', `clubs/${one.id}/asking`, undefined, who.from);
      expect((await clear(ben)).body.error).toBe('notMember');
      expect((await clear(late)).body.error).toBe('notOrganiser');
      const cleared = (await clear(anna)).body;
      expect(cleared.members.map(({ role }: { role: string }) => role)).toEqual(['organiser', 'member']);
      expect((await ben.player.get('clubs')).body.clubs).toEqual([]);
      expect((await late.player.get('clubs')).body.clubs).toMatchObject([
        { you: 'asking' },
        { you: 'member' },
      ]);
      // Whoever comes back again and again meets the limit of a person.
      const again = [];
      for (let n = 0; n < 10; n++) {
        again.push((await ben.join(one.id)).status);
        await clear(anna);
      }
      expect(again).toEqual([...Array(9).fill(200), 429]);
      await strict.close();
    });

    test('brings a guest along to his account', async () => {
      const [anna, ben] = [await club.guest('Anna'), await club.guest('Ben')];
      const one = await made(anna);
      const two = await made(ben);
      await join(ben, one);
      const account = { email: `ben${Date.now()}@example.org`, password: 'long enough' };
      const known = club.stranger();
      await known.post('accounts', { ...account, name: 'Benjamin' });
      await join(known, one);
      await ben.post('logins', account);
      expect((await ben.get('clubs')).body.clubs).toMatchObject([
        { id: two.id, you: 'organiser' },
        { id: one.id, you: 'member', count: 2 },
      ]);
      const exported = (await ben.get('me/export')).body;
      expect(exported.clubs).toMatchObject([{ name: 'Friends' }, { name: 'Friends' }]);
    });
  });

  describe('tables of a club', () => {
    test('are found and taken by members alone', async () => {
      const [anna, ben, eve] = [await club.guest('Anna'), await club.guest('Ben'), await club.guest('Eve')];
      const one = await made(anna, { name: 'Secret friends' });
      await join(ben, one);
      const table = await openTable(anna, one.id, { listed: true, name: 'Secret table' });
      expect((await ben.get(`clubs/${one.id}/tables?status=open`)).body.tables).toMatchObject([
        { id: table, club: one.id },
      ]);
      const line = await eve.listen(`${table}:0.0`);
      let all = '';
      for (const other of [eve, club.stranger()])
        for (const path of [
          'tables',
          'tables?status=running',
          'clubs',
          `clubs/${one.id}`,
          `clubs/${one.id}/tables`,
          `clubs/${one.id}/seasons/x`,
          `tables/${table}`,
          `tables/${table}/opening`,
          `tables/${table}/glance`,
          `tables/${table}/record`,
          `tables/${table}/messages`,
        ])
          all += JSON.stringify((await other.get(path)).body);
      all += JSON.stringify([await eve.join(table), await eve.post(`clubs/${one.id}/members`, {})]);
      await line.hangUp();
      // A stream names the table that was asked for, and says that there is none.
      for (const secret of ['Secret', 'Anna']) expect(all + line.raw).not.toContain(secret);
      for (const secret of [one.id, table]) expect(all).not.toContain(secret);
      // Nor may a stranger open one there.
      const wanted = {
        title: '1830',
        name: 'X',
        seats: 2,
        listed: false,
        options: {},
        contribution: someChance(),
      };
      expect((await eve.post('tables', { ...wanted, club: one.id })).body.error).toBe('noClub');
      expect((await ben.join(table)).body).toMatchObject({ status: 'running', club: one.id });
    });

    test('are not made by playing again by whoever belongs to it no more', async () => {
      const people = [await club.guest('Anna'), await club.guest('Ben'), await club.guest('Cleo')];
      const [anna, ben, cleo] = people as [Player, Player, Player];
      const one = await made(anna, { open: true });
      for (const player of [ben, cleo]) await join(player, one);
      const played = [
        await playedAt(one.id, 'First', [anna, ben]),
        await playedAt(one.id, 'Second', [ben, cleo]),
      ];
      await anna.ask('DELETE', `clubs/${one.id}/members/${await idOf(ben)}`);
      const again = (player: Player, table = '') =>
        player.post(`tables/${table}/rematch`, { contribution: someChance() });
      // Those who play there again are the club's; whoever was removed plays for himself.
      const [theirs, own] = [await again(anna, played[0]), await again(ben, played[1])];
      expect([theirs.status, own.status]).toEqual([200, 200]);
      const { tables } = (await anna.get(`clubs/${one.id}/tables?status=open`)).body;
      expect(tables.map(({ id }: { id: string }) => id)).toEqual([theirs.body.id]);
      expect((await again(ben, played[0])).body.error).toBe('notMember');
      expect((await again(cleo, played[1])).body).toMatchObject({ id: own.body.id, status: 'running' });
    });

    test('have a name of their own in the club, and take none from others', async () => {
      const [anna, ben, eve] = await Promise.all(['Anna', 'Ben', 'Eve'].map((name) => club.guest(name)));
      if (!(anna && ben && eve)) throw new Error('nobody there');
      const one = await made(anna);
      await join(ben, one);
      await openTable(anna, one.id, { name: 'Whist' });
      await openTable(ben, one.id, { name: 'Whist' });
      const names = (await ben.get(`clubs/${one.id}/tables`)).body.tables;
      expect(names.map(({ name }: { readonly name: string }) => name).toSorted()).toEqual([
        'Whist',
        'Whist 2',
      ]);
      const other = await eve.table({ name: 'Whist', seats: 3, listed: false });
      expect((await eve.get(`tables/${other}`)).body.name).toBe('Whist');
    });

    test('of a club that can be seen are looked at by everybody with the link', async () => {
      const [anna, eve] = [await club.guest('Anna'), await club.guest('Eve')];
      const one = await made(anna, { open: true });
      const table = await openTable(anna, one.id, { listed: true });
      expect((await eve.get(`tables/${table}`)).body).toMatchObject({ status: 'open', listed: false });
      expect((await eve.join(table)).body.error).toBe('notMember');
      expect((await eve.get('tables')).body.tables.map(({ id }: { id: string }) => id)).not.toContain(table);
      // Nor may somebody take a seat who belongs there no longer and never sat there.
      await anna.ask('PATCH', `clubs/${one.id}`, { open: false });
      expect((await eve.get(`tables/${table}`)).body.error).toBe('noTable');
    });

    test('stay those of their players when the club is gone', async () => {
      const [anna, ben] = [await club.guest('Anna'), await club.guest('Ben')];
      const one = await made(anna);
      await join(ben, one);
      const table = await openTable(anna, one.id);
      await anna.ask('DELETE', `clubs/${one.id}`);
      expect((await anna.get(`tables/${table}`)).body).toMatchObject({ status: 'open' });
      expect((await ben.join(table)).body.status).toBe('running');
    });
  });

  test('an operator hides a club, gives it another name, and deletes it', async () => {
    const [anna, eve, olga] = [await club.guest('Anna'), await club.guest('Eve'), club.stranger()];
    await olga.post('accounts', {
      email: `olga${Date.now()}@example.org`,
      password: 'long enough',
      name: 'Olga',
    });
    const keeper = new Keeper(club.store, new Deletion(club.store, {} as never, {} as never), null);
    await keeper.perform({ kind: 'appoint', person: await idOf(olga), reason: '' }, 'machine');
    const act = (wish: object) => olga.post('operator/acts', { reason: 'so', ...wish });
    await expect.poll(async () => (await olga.get('operator')).status).toBe(200);
    const one = await made(anna, { open: true, name: 'Rude words' });
    expect((await olga.get('operator/clubs?text=rude')).body.clubs).toMatchObject([
      { id: one.id, members: 1 },
    ]);
    expect((await eve.post('operator/acts', { kind: 'hideClub', club: one.id, reason: '' })).status).toBe(
      404,
    );
    await act({ kind: 'hideClub', club: one.id });
    expect((await eve.get(`clubs/${one.id}`)).body.error).toBe('noClub');
    expect((await anna.get(`clubs/${one.id}`)).body.name).toBe('Rude words');
    await act({ kind: 'renameClub', club: one.id, name: 'Kind words' });
    await act({ kind: 'showClub', club: one.id });
    expect((await eve.get(`clubs/${one.id}`)).body.name).toBe('Kind words');
    await act({ kind: 'deleteClub', club: one.id });
    expect((await anna.get('clubs')).body.clubs).toEqual([]);
    expect((await act({ kind: 'deleteClub', club: one.id })).body.error).toBe('noClub');
  });

  describe('a season', () => {
    let twelve: ClubOfTwelve;
    beforeAll(async () => {
      twelve = await clubOfTwelve(club.address);
    });
    const table = async (player: Player, id = twelve.season) =>
      (await player.get(`clubs/${twelve.club}/seasons/${id}`)).body;

    test('adds up what its tables came to', async () => {
      const [anna] = twelve.people as [Player];
      const { standings, tables, changeable } = await table(anna);
      const expected = TWELVE.map((name, index) => {
        const played = TEN_TABLES.filter((seats) => seats.includes(index));
        return {
          name,
          games: played.length,
          points: played.reduce((sum, seats) => sum + 2 * (seats.length - 1 - seats.indexOf(index)) + 1, 0),
          wins: played.filter((seats) => seats[0] === index).length,
        };
      });
      expect(tables).toHaveLength(10);
      expect(changeable).toBe(false);
      const found = new Map(standings.map((line: { name: string }) => [line.name, line]));
      for (const line of expected)
        expect(found.get(line.name)).toMatchObject({
          ...line,
          titles: { 1830: { games: line.games, points: line.points, wins: line.wins } },
        });
      expect(standings[0]).toMatchObject({ rank: 1 });
      const ranks = standings.map(({ rank }: { rank: number }) => rank);
      expect(ranks).toEqual(ranks.toSorted((a: number, b: number) => a - b));
      // Whoever has as many points and wins is as good.
      const [one, other] = [found.get('Cleo'), found.get('Hans')] as [
        { points: number; wins: number; rank: number },
        { points: number; wins: number; rank: number },
      ];
      expect(one.rank === other.rank).toBe(one.points === other.points && one.wins === other.wins);
    });

    test('shows no table that an operator has hidden, but to those who have played there', async () => {
      const [hidden] = twelve.tables as [string];
      const keeper = new Keeper(club.store, new Deletion(club.store, {} as never, {} as never), null);
      const [anna, , , , emil] = twelve.people as Player[];
      const seen = async (player = anna as Player) =>
        (await table(player)).tables.some(({ id }: { id: string }) => id === hidden);
      await keeper.perform({ kind: 'hide', table: hidden, reason: 'so' }, 'machine');
      // At the first table sit the first four.
      expect([await seen(), await seen(emil)]).toEqual([true, false]);
      await keeper.perform({ kind: 'show', table: hidden, reason: 'so' }, 'machine');
      expect(await seen(emil)).toBe(true);
    });

    test('keeps its points as soon as a game counts', async () => {
      const [anna, ben] = twelve.people as [Player, Player];
      const path = `clubs/${twelve.club}/seasons`;
      const other = season({ points: { 2: [10, 0] } });
      expect((await ben.post(path, other)).body.error).toBe('notOrganiser');
      expect((await anna.ask('PUT', `${path}/${twelve.season}`, other)).body.error).toBe('seasonCounts');
      expect(
        (await anna.ask('PUT', `${path}/${twelve.season}`, season({ name: 'Cold' }))).body.season.name,
      ).toBe('Cold');
      // In another season they count otherwise, and before it begins not at all.
      const second = (await anna.post(path, other)).body;
      expect(second.standings.find(({ name }: { name: string }) => name === 'Dora')).toMatchObject({
        points: 1 + 3 + 10,
      });
      const later = (await anna.post(path, season({ begins: Date.now() + 1000, ends: Date.now() + DAY })))
        .body;
      expect(later).toMatchObject({ standings: [], changeable: true, tables: [] });
      expect((await anna.ask('PUT', `${path}/${later.season.id}`, other)).status).toBe(200);
      const strict = (await anna.post(path, season({ agreed: false }))).body;
      expect(strict.standings).toEqual([]);
    });

    test('says in one sentence what is wrong with it', async () => {
      const [anna] = twelve.people as [Player];
      const path = `clubs/${twelve.club}/seasons`;
      const now = Date.now();
      for (const [wanted, error] of [
        [{ begins: now, ends: now }, 'badSeason'],
        [{ begins: 0 }, 'badSeason'],
        [{ begins: now + 4000 * DAY, ends: now + 4100 * DAY }, 'farAhead'],
        [{ points: { 3: [1, 2, 3] } }, 'badPoints'],
        [{ points: { 3: [3, 2] } }, 'badPoints'],
        [{ name: 'https://x.example' }, 'addressName'],
      ] as const)
        expect((await anna.post(path, season(wanted))).body.error).toBe(error);
    });

    test('keeps the line of somebody who is gone, without the person', async () => {
      const [anna, , , , , , , , , , , ludwig] = twelve.people as Player[];
      const before = (await table(anna as Player)).standings.find(
        ({ name }: { name: string }) => name === 'Ludwig',
      );
      await (ludwig as Player).post('me/deletion', { password: null });
      const after = (await table(anna as Player)).standings.find(
        ({ name }: { name: string }) => name === 'Ludwig',
      );
      expect(after).toMatchObject({ id: null, points: before.points, games: before.games });
    });

    test('counts a table that was left only for those who stayed', async () => {
      const [anna, ben, cleo] = twelve.people as [Player, Player, Player];
      const id = (await anna.post(`clubs/${twelve.club}/seasons`, season({ begins: Date.now() }))).body.season
        .id;
      const people = [anna, ben, cleo];
      const left = await openTable(anna, twelve.club, { seats: 3, options: { drawSeats: false } });
      for (const one of [ben, cleo]) await one.join(left);
      await outbid(left, people);
      await ben.post(`tables/${left}/leave`);
      await agreedToEnd(left, [anna, cleo]);
      await playedAt(twelve.club, 'Two', [cleo, anna]);
      const { standings } = await table(anna, id);
      expect(standings).toMatchObject([
        { name: 'Anna', games: 2, points: 5 + 1, wins: 1 },
        { name: 'Cleo', games: 2, points: 1 + 3, wins: 1 },
      ]);
    });
  });
});
