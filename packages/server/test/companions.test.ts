/** Pages of people, invitations and blocking: what each of them does, and what nobody learns by it. */
import { describe, expect, test } from 'vitest';
import { NO_LIMITS, openClub, type Player, running, someChance } from './club.ts';
import { DATABASES } from './databases.ts';
import { oneClub } from './oneClub.ts';

const PASS = { type: 'pass' };

describe.each(DATABASES)('on %s', (_, start) => {
  const club = oneClub(start);

  const idOf = async (player: Player): Promise<string> => (await player.get('me')).body.person.id;
  const pageOf = async (viewer: Player, id: string, more = '') =>
    (await viewer.get(`people/${id}${more}`)).body;
  const gamesOf = async (viewer: Player, id: string, more = '') =>
    (await viewer.get(`people/${id}/games${more}`)).body.games;
  const blocks = (player: Player, id: string) => player.ask('PUT', `me/blocks/${id}`);
  const lifts = (player: Player, id: string) => player.ask('DELETE', `me/blocks/${id}`);
  const showsPage = (player: Player, page: string) => player.ask('PUT', 'me/page', { page });
  const invites = (player: Player, table: string, person: string) =>
    player.post(`tables/${table}/invitations`, { person });
  const invitationsOf = async (player: Player) => (await player.get('me/invitations')).body.invitations;

  /** Two of them have played a game to its end, by agreement; the first has done something. */
  async function played(wanted: object = {}) {
    const { table, players } = await running(club, wanted);
    await (players[0] as Player).act(table, 0, PASS);
    const [first, ...others] = players as [Player, ...Player[]];
    await first.post(`tables/${table}/requests`, { kind: 'end' });
    for (const other of others)
      await other.post(`tables/${table}/requests/answer`, { kind: 'end', accept: true });
    return { table, players, ids: await Promise.all(players.map(idOf)) };
  }

  async function account(name: string): Promise<Player> {
    const player = await club.guest(name);
    const email = `${name.toLowerCase()}-${someChance()}@example.org`;
    await player.post('accounts', { email, password: 'long enough' });
    return player;
  }

  describe('a page', () => {
    test('shows results by title, with whom, and finished games; a guest has one too, with less', async () => {
      const { players, ids, table } = await played();
      const [anna, ben] = players as [Player, Player];
      const page = await pageOf(ben, ids[0] as string);
      expect(page).toMatchObject({ you: false, open: true, blocked: false });
      expect(page.page).toBeUndefined();
      expect(page.known).toMatchObject({
        since: null,
        running: 0,
        finished: 1,
        answers: null,
        titles: [{ title: '1830', games: 1, ranks: [1], best: 1200 }],
        withWhom: [{ person: ids[1], player: null, together: 1, ahead: 0, behind: 0 }],
        companies: [],
      });
      expect(await gamesOf(ben, ids[0] as string)).toMatchObject([
        {
          id: table,
          title: '1830',
          listed: true,
          agreed: true,
          seats: [{ rank: 1, score: 1200 }, { rank: 1 }],
        },
      ]);
      expect((await gamesOf(ben, ids[0] as string))[0].uploaded).toBe(false);
      // What was begun elsewhere is shown, and counts for nothing: neither for a title nor between two.
      const record = {
        ...{ format: 'kursbuch', version: 3, title: '1830', players: ['Anna', 'Ben'], seed: 'local' },
        ...{ options: { drawSeats: false }, actions: [{ seat: 0, action: PASS }] },
      };
      const wish = { name: 'Kitchen', listed: true, record, seats: ['me', 'free'] };
      const { id: brought } = (await anna.post('tables/uploads', wish)).body;
      expect((await ben.post(`tables/${brought}/seats/1`)).status).toBe(200);
      await anna.post(`tables/${brought}/requests`, { kind: 'end' });
      await ben.post(`tables/${brought}/requests/answer`, { kind: 'end', accept: true });
      expect(await gamesOf(ben, ids[0] as string)).toMatchObject([
        { id: brought, uploaded: true },
        { id: table, uploaded: false },
      ]);
      expect((await pageOf(ben, ids[0] as string)).known).toMatchObject({
        ...{ finished: 1, titles: [{ games: 1 }], withWhom: [{ together: 1 }] },
      });
      await anna.post('accounts', { email: `${someChance()}@example.org`, password: 'long enough' });
      expect((await pageOf(ben, ids[0] as string)).known.since).toBeGreaterThan(0);
      expect(await pageOf(anna, ids[0] as string)).toMatchObject({ you: true, page: 'everybody' });
    });

    test('counts computer players, and by who ended ahead', async () => {
      const dora = await club.guest('Dora');
      const table = await dora.table({ seats: 2, computers: ['random'] });
      const id = await idOf(dora);
      const game = await club.store.games.byId(table);
      const number = (game?.number ?? 0) + 50;
      // As if it had been played: what is kept is what is asked.
      const kept = game?.seats.find(({ person }) => person === id)?.seat ?? 0;
      const base = { game: table, title: '1830', players: 2, agreed: false, ended: 5, worth: [1, 2] };
      await club.store.entries.append(
        { game: table, number, keeps: 0, steps: [], over: true, person: null, key: null, at: 5 },
        {
          waiting: [],
          result: { cause: 'bank', scores: [1, 2] },
          instructions: [],
          results: [
            {
              ...base,
              place: 0,
              seat: kept,
              person: id,
              player: null,
              rank: 2,
              score: 1,
              lead: -1,
              companies: ['PRR', 'NYC'],
            },
            {
              ...base,
              place: 1,
              seat: 1 - kept,
              person: null,
              player: 'random',
              rank: 1,
              score: 2,
              lead: 1,
              companies: [],
            },
          ],
        },
      );
      expect((await pageOf(club.stranger(), id)).known).toMatchObject({
        titles: [{ games: 1, ranks: [0, 1], best: 1 }],
        withWhom: [{ person: null, player: 'random', together: 1, ahead: 0, behind: 1 }],
        companies: [
          { title: '1830', company: 'PRR', games: 1 },
          { title: '1830', company: 'NYC', games: 1 },
        ],
      });
    });

    test('says how fast somebody answers when there is enough to say it from', async () => {
      const player = await account('Swift');
      const id = await idOf(player);
      const table = await player.table({ seats: 3 });
      for (let number = 1; number <= 60; number++)
        await club.store.entries.append(
          {
            game: table,
            number,
            keeps: 0,
            steps: [],
            over: false,
            // Every second one is somebody else's; an answer takes a minute.
            person: number % 2 === 0 ? id : null,
            key: null,
            at: number * 60_000,
          },
          { waiting: [], result: null, instructions: [] },
        );
      expect((await pageOf(club.stranger(), id)).known.answers).toBe(60_000);
      // Kept for a day.
      expect(await club.store.pages.paceOf(id)).toMatchObject({ half: 60_000 });
    });

    test('comes in pages of twenty', async () => {
      const many = await club.guest('Many');
      const id = await idOf(many);
      for (let index = 0; index < 23; index++) {
        const table = await many.table({ name: `Table ${index}`, seats: 2 });
        const base = { game: table, title: '1830', players: 2, agreed: false, worth: [], companies: [] };
        await club.store.entries.append(
          { game: table, number: 1, keeps: 0, steps: [], over: true, person: null, key: null, at: index },
          {
            waiting: [],
            result: { cause: 'bank', scores: [1] },
            instructions: [],
            results: [
              { ...base, place: 0, seat: 0, person: id, player: null, rank: 1, score: 1, lead: 0, ended: 7 },
            ],
          },
        );
      }
      const first = (await many.get(`people/${id}/games`)).body;
      expect(first).toMatchObject({ more: true });
      expect(first.games).toHaveLength(20);
      const last = first.games.at(-1);
      const second = (await many.get(`people/${id}/games?before=${last.ended}.${last.id}`)).body;
      expect(second).toMatchObject({ more: false });
      const names = [...first.games, ...second.games].map(({ name }: { name: string }) => name);
      expect(new Set(names).size).toBe(23);
    });

    test('is for whom its owner says, and is asked for by id alone', async () => {
      const { players, ids } = await played();
      const [anna, ben] = players as [Player, Player];
      const [id] = ids as [string];
      const stranger = await club.guest('Stranger');
      const open = async () =>
        Promise.all([ben, stranger, club.stranger()].map(async (one) => (await pageOf(one, id)).open));
      expect(await open()).toEqual([true, true, true]);
      await showsPage(anna, 'companions');
      expect(await open()).toEqual([true, false, false]);
      expect((await pageOf(anna, id)).open).toBe(true);
      expect((await pageOf(anna, id, '?as=stranger')).open).toBe(false);
      await showsPage(anna, 'nobody');
      expect(await open()).toEqual([false, false, false]);
      const closed = await pageOf(ben, id);
      expect(Object.keys(closed).sort()).toEqual(['blocked', 'id', 'name', 'open', 'you']);
      expect(await gamesOf(ben, id)).toEqual([]);
      expect((await showsPage(anna, 'friends')).status).toBe(400);
      expect((await club.stranger().ask('PUT', 'me/page', { page: 'nobody' })).body.error).toBe('noPerson');
      expect((await ben.get('people/nobody-there')).body.error).toBe('noSuchPerson');
      expect((await club.stranger().get('people')).body.error).toBe('noPerson');
    });

    test('goes with its person', async () => {
      const { players, ids, table } = await played();
      const [anna, ben] = players as [Player, Player];
      await anna.post('me/deletion', { password: null });
      expect((await ben.get(`people/${ids[0]}`)).body.error).toBe('noSuchPerson');
      const page = await pageOf(ben, ids[1] as string);
      expect(page.known.withWhom).toEqual([]);
      const [game] = await gamesOf(ben, ids[1] as string);
      expect(game).toMatchObject({
        id: table,
        seats: expect.arrayContaining([expect.objectContaining({ person: null })]),
      });
    });

    test('is not read by the thousand', async () => {
      const other = await openClub(await club.database.fresh(), {
        rates: { ...NO_LIMITS, pages: { burst: 3, perSecond: 0.0001 } },
      });
      const id = (await (await other.guest('Anna')).get('me')).body.person.id;
      // A new guest each time has the same network.
      for (const name of ['One', 'Two', 'Three'])
        expect((await (await other.guest(name)).get(`people/${id}`)).status).toBe(200);
      expect((await (await other.guest('Four')).get(`people/${id}`)).body.error).toBe('tooMuch');
      await other.close();
    });
  });

  describe('what leaks: nothing of a table that was not listed', () => {
    test('to a stranger, a companion of another table and a blocked one', async () => {
      const { table, players, ids } = await played({ name: 'Behind closed doors', listed: false });
      const [anna, ben] = players as [Player, Player];
      const [id] = ids as [string];
      // Somebody who has played with Anna elsewhere, and somebody whom she has blocked.
      const cleo = await club.guest('Cleo');
      const open = await anna.table({ name: 'In the open' });
      await cleo.join(open);
      const dirk = await club.guest('Dirk');
      await blocks(anna, await idOf(dirk));
      const received = async (viewer: Player) =>
        JSON.stringify([
          await pageOf(viewer, id),
          await gamesOf(viewer, id),
          (await viewer.get('people')).body,
          (await viewer.get('me/invitations')).body,
          await pageOf(viewer, ids[1] as string),
          await gamesOf(viewer, ids[1] as string),
        ]);
      for (const viewer of [club.stranger(), await club.guest('Stranger'), cleo, dirk]) {
        const text = await received(viewer);
        expect(text).not.toContain('Behind closed doors');
        expect(text).not.toContain(table);
        expect(text).not.toContain('"1830"');
        expect(text).not.toContain('example.org');
      }
      for (const viewer of [anna, ben]) expect(await received(viewer)).toContain('Behind closed doors');
      expect(await gamesOf(anna, id, '?as=stranger')).toEqual([]);
      expect((await pageOf(anna, id, '?as=stranger')).known).toMatchObject({ finished: 0, titles: [] });
      // Nobody else looks at a page as another.
      expect((await gamesOf(ben, id, '?as=stranger')).length).toBe(1);
    });

    test('who is blocked finds what everybody finds at a closed page', async () => {
      const { players, ids } = await played();
      const [anna, ben] = players as [Player, Player];
      const [id, other] = ids as [string, string];
      await blocks(anna, other);
      const blocked = { page: await pageOf(ben, id), games: (await ben.get(`people/${id}/games`)).body };
      const table = await ben.table({ seats: 3 });
      const refused = await invites(ben, table, id);
      await lifts(anna, other);
      await showsPage(anna, 'nobody');
      expect({ page: await pageOf(ben, id), games: (await ben.get(`people/${id}/games`)).body }).toEqual(
        blocked,
      );
      expect((await invites(ben, table, id)).body).toEqual(refused.body);
      // Whoever blocks sees it himself.
      await blocks(anna, other);
      expect((await pageOf(anna, other)).blocked).toBe(true);
      for (const path of ['me', 'people', 'me/blocks', 'tables/mine', 'me/export'])
        expect(JSON.stringify((await ben.get(path)).body.blocked ?? [])).not.toContain(id);
    });
  });

  describe('those one has played with', () => {
    test('are listed with how often, and found by a part of the name', async () => {
      const { players, ids } = await played();
      const [anna] = players as [Player];
      expect((await anna.get('people')).body.people).toMatchObject([
        { id: ids[1], finished: 1, running: 0, blocked: false },
      ]);
      const name: string = (await anna.get('people')).body.people[0].name;
      expect((await anna.get(`people?text=${name.slice(1).toUpperCase()}`)).body.people).toHaveLength(1);
      for (const text of ['%25', '_', 'nobody', '\\'])
        expect((await anna.get(`people?text=${encodeURIComponent(text)}`)).body.people).toEqual([]);
      // An open table is no game yet.
      const stranger = await club.guest('Stranger');
      await stranger.join(await anna.table({ seats: 3 }));
      expect((await stranger.get('people')).body.people).toEqual([]);
    });
  });

  describe('an invitation', () => {
    test('keeps a seat until it is taken', async () => {
      const [anna, ben, cleo] = [await club.guest('Anna'), await club.guest('Ben'), await club.guest('Cleo')];
      const table = await anna.table({ seats: 2, name: 'Kept', listed: false });
      const made = (await invites(anna, table, await idOf(ben))).body;
      expect(made.kept).toMatchObject([{ name: 'Ben', you: false, link: false }]);
      expect(await invitationsOf(ben)).toMatchObject([
        {
          by: { name: 'Anna' },
          table: { id: table, name: 'Kept', kept: [{ name: null, you: true, id: null }] },
        },
      ]);
      expect((await cleo.get(`tables/${table}`)).body.kept).toEqual([
        { name: null, you: false, id: null, link: false },
      ]);
      expect((await cleo.join(table)).body.error).toBe('keptSeats');
      expect((await anna.post(`tables/${table}/computers`, { player: 'random' })).body.error).toBe(
        'keptSeats',
      );
      // Asked again it is the same invitation.
      expect((await invites(anna, table, await idOf(ben))).body.kept).toHaveLength(1);
      expect((await ben.join(table)).body).toMatchObject({ status: 'running' });
      expect(await invitationsOf(ben)).toEqual([]);
    });

    test('is declined, and not made again; or withdrawn', async () => {
      const [anna, ben, cleo] = [await club.guest('Anna'), await club.guest('Ben'), await club.guest('Cleo')];
      const table = await anna.table({ seats: 2 });
      const id = await idOf(ben);
      await invites(anna, table, id);
      const [invitation] = await invitationsOf(ben);
      expect((await cleo.ask('DELETE', `me/invitations/${invitation.id}`)).body.error).toBe('noInvitation');
      // Said again it is the same no.
      for (let n = 0; n < 2; n++)
        expect((await ben.ask('DELETE', `me/invitations/${invitation.id}`)).body.invitations).toEqual([]);
      expect((await cleo.ask('DELETE', `me/invitations/${invitation.id}`)).body.error).toBe('noInvitation');
      expect((await invites(anna, table, id)).body.error).toBe('saidNo');
      const kept = (await invites(anna, table, await idOf(cleo))).body.kept;
      expect((await ben.ask('DELETE', `tables/${table}/invitations/${kept[0].id}`)).body.error).toBe(
        'notOwner',
      );
      expect((await anna.ask('DELETE', `tables/${table}/invitations/${kept[0].id}`)).body.kept).toEqual([]);
      expect(await invitationsOf(cleo)).toEqual([]);
      expect((await ben.join(table)).body.status).toBe('running');
    });

    test('by a link is for whoever has it, once', async () => {
      const [anna, ben, cleo] = [await club.guest('Anna'), await club.guest('Ben'), await club.guest('Cleo')];
      const table = await anna.table({ seats: 2 });
      const { kept } = (await anna.post(`tables/${table}/invitations`, { name: 'Grandpa' })).body;
      expect(kept).toMatchObject([{ name: 'Grandpa', link: true }]);
      const contribution = someChance();
      const join = (player: Player, invitation: string) =>
        player.post(`tables/${table}/join`, { contribution, invitation });
      expect((await join(ben, 'guessed')).body.error).toBe('keptSeats');
      expect((await cleo.get(`tables/${table}`)).body.kept[0].id).toBeNull();
      expect((await join(cleo, kept[0].id)).body.status).toBe('running');
      for (const name of ['anna@example.org', 'https://example.org/x', 'www.example.org'])
        expect((await anna.post(`tables/${await anna.table()}/invitations`, { name })).body.error).toBe(
          'nameIsAddress',
        );
      expect(
        (await anna.post(`tables/${await anna.table()}/invitations`, { name: '\u200b' })).body.error,
      ).toBe('badName');
    });

    test('is told in one sentence where it cannot be, and nothing is lost', async () => {
      const [anna, ben, cleo] = [await club.guest('Anna'), await club.guest('Ben'), await club.guest('Cleo')];
      const [annaId, benId, cleoId] = (await Promise.all([anna, ben, cleo].map(idOf))) as [
        string,
        string,
        string,
      ];
      const table = await anna.table({ seats: 3 });
      const refusal = async (player: Player, to: string, at = table) => (await invites(player, at, to)).body;
      expect(await refusal(anna, annaId)).toMatchObject({ error: 'invitesSelf' });
      expect(await refusal(anna, 'nobody')).toMatchObject({ error: 'noSuchPerson' });
      expect(await refusal(ben, cleoId)).toMatchObject({ error: 'notOwner' });
      expect(await refusal(anna, benId, 'nothing')).toMatchObject({ error: 'noTable' });
      await ben.join(table);
      expect(await refusal(anna, benId)).toMatchObject({ error: 'sitsThere' });
      await invites(anna, table, cleoId);
      const dora = await club.guest('Dora');
      expect(await refusal(anna, await idOf(dora))).toMatchObject({ error: 'keptSeats' });
      // Deleted in between: the seat is free again.
      await cleo.post('me/deletion', { password: null });
      expect((await anna.get(`tables/${table}`)).body.kept).toBeUndefined();
      await dora.join(table);
      expect(await refusal(anna, benId)).toMatchObject({ error: 'notOpen' });
      const emil = await club.guest('Emil');
      const full = await anna.table({ seats: 2, computers: [] });
      await invites(anna, full, await idOf(emil));
      // The owner starts without him, where the title is for so few; his invitation is gone.
      await ben.join(full);
      await anna.post(`tables/${full}/leave`);
      expect(await invitationsOf(emil)).toEqual([]);
    });

    test('is for those who see the page, and nobody is flooded', async () => {
      const other = await openClub(await club.database.fresh(), {
        rates: {
          ...NO_LIMITS,
          invited: { burst: 2, perSecond: 0.0001 },
          invitations: { burst: 4, perSecond: 0.0001 },
        },
      });
      const [anna, ben] = [await other.guest('Anna'), await other.guest('Ben')];
      const id = await idOf(ben);
      await showsPage(ben, 'companions');
      expect((await invites(anna, await anna.table(), id)).body.error).toBe('takesNone');
      await showsPage(ben, 'everybody');
      for (let time = 0; time < 2; time++)
        expect((await invites(anna, await anna.table(), id)).status).toBe(200);
      expect((await invites(anna, await anna.table(), id)).body.error).toBe('tooMuch');
      // Another guest of the same network is no other way.
      const cleo = await other.guest('Cleo');
      expect((await invites(cleo, await cleo.table(), id)).body.error).toBe('tooMuch');
      expect(await invitationsOf(ben)).toHaveLength(2);
      await other.close();
    });
  });

  describe('blocking', () => {
    test('keeps somebody from my tables in a neutral sentence, and me from his by telling me before', async () => {
      const [anna, ben, cleo] = [await club.guest('Anna'), await club.guest('Ben'), await club.guest('Cleo')];
      const [annaId, benId] = (await Promise.all([anna, ben].map(idOf))) as [string, string];
      expect((await blocks(anna, annaId)).body.error).toBe('blocksSelf');
      expect((await blocks(anna, 'nobody')).body.error).toBe('noSuchPerson');
      expect((await blocks(anna, benId)).body.blocked).toMatchObject([{ id: benId, name: 'Ben' }]);
      const own = await anna.table({ seats: 3 });
      const answer = (await ben.join(own)).body;
      expect(answer).toMatchObject({ error: 'notForYou' });
      expect(answer.message).not.toMatch(/block|Anna/i);
      expect((await invites(anna, own, benId)).body.error).toBe('youBlocked');
      // He sits there first.
      const table = await cleo.table({ seats: 3 });
      await ben.join(table);
      expect((await anna.join(table)).body.error).toBe('blockedSits');
      const anyway = await anna.post(`tables/${table}/join`, { contribution: someChance(), anyway: true });
      expect(anyway.body.status).toBe('running');
      expect((await lifts(anna, benId)).body.blocked).toEqual([]);
      expect((await ben.join(own)).status).toBe(200);
    });

    test('ends what one keeps for the other, and free seats of my game in play are not for him', async () => {
      const [anna, ben] = [await club.guest('Anna'), await club.guest('Ben')];
      const [annaId, benId] = (await Promise.all([anna, ben].map(idOf))) as [string, string];
      const [one, other] = [await anna.table({ seats: 3 }), await ben.table({ seats: 3 })];
      await invites(anna, one, benId);
      await invites(ben, other, annaId);
      await blocks(anna, benId);
      expect([await invitationsOf(anna), await invitationsOf(ben)]).toEqual([[], []]);
      const { table, players } = await running(club);
      const owner = await club.store.games.byId(table);
      const [first, second] = players as [Player, Player];
      const [mine, theirs] = (await idOf(first)) === owner?.owner ? [first, second] : [second, first];
      await theirs.post(`tables/${table}/leave`);
      await blocks(mine as Player, benId);
      expect((await ben.join(table)).body.error).toBe('notForYou');
      const free = (await ben.get(`tables/${table}`)).body.seats.find(
        (seat: { sitter: { type: string } }) => seat.sitter.type === 'nobody',
      );
      expect((await ben.post(`tables/${table}/seats/${free.place}`)).body.error).toBe('notForYou');
    });

    test('is brought along, exported, and goes with either', async () => {
      const [anna, ben] = [await club.guest('Anna'), await club.guest('Ben')];
      const benId = await idOf(ben);
      await blocks(anna, benId);
      const email = `${someChance()}@example.org`;
      const known = await club.guest('Anna');
      await known.post('accounts', { email, password: 'long enough' });
      await anna.post('logins', { email, password: 'long enough' });
      expect((await known.get('me/blocks')).body.blocked).toMatchObject([{ id: benId }]);
      const exported = (await known.get('me/export')).body;
      expect(exported).toMatchObject({
        page: 'everybody',
        blocks: [{ id: benId }],
        results: [],
        invitations: [],
      });
      await ben.post('me/deletion', { password: null });
      expect((await known.get('me/blocks')).body.blocked).toEqual([]);
    });
  });
});
