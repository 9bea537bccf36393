/**
 * What the store is asked for beside what every route is asked rightly (`hostile/visitor.ts`): what goes by itself, what
 * operators do, and whatever else a question may lead to. `Parts` sees whether any part of any statement was left out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place, Store } from '../src/index.ts';
import type { Act, MachineAct } from '../src/operators/acts.ts';
import { Keeper } from '../src/operators/keeper.ts';
import { Deletion } from '../src/people/deletion.ts';
import { Ratings } from '../src/people/ratings.ts';
import type { StoreSettings } from '../src/store/store.ts';
import { Hall } from '../src/tables/hall.ts';
import { Lobby } from '../src/tables/lobby.ts';
import { openClub, type Player, someChance } from './club.ts';
import { Household, idOf, PASSWORD } from './hostile/asked.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Everything that no route is asked rightly for. How the tables came to be is nobody's question. */
export async function askTheRest(place: Place, asked: NonNullable<StoreSettings['asked']>): Promise<void> {
  let isOpen = false;
  const club = await openClub(place, {
    asked: (sql, parameters) => {
      if (isOpen) asked(sql, parameters);
    },
  });
  isOpen = true;
  const { store } = club;
  const house = new Household(club, [], null);
  await aboutPeople(store, house);
  await aboutGuests(house);
  await aboutTables(store, house);
  await aboutNotices(store, house);
  await aboutClubs(store, house);
  await aboutTournaments(store, house);
  await aboutGames(store, house);
  await byOperators(store, house);
  await club.close();
}

async function aboutPeople(store: Store, house: Household): Promise<void> {
  const now = Date.now();
  const { player, id, email } = await house.account();
  await store.people.idsWith(email, 3);
  await store.people.firstWithLogin(email);
  await store.people.byEmail(email);
  await store.people.namesOf([id]);
  await store.people.passwordOf(id);
  await store.people.sessionsAmong(['no such session']);
  await store.people.useSession('no such session', now);
  await store.people.setEmail(id, { email, password: 'hash', now, heldAs: 'nobody' });
  await store.people.confirm(id, email, now);
  await store.people.byEmail(email);
  await store.people.setPassword(id, 'hash');
  await store.people.endSessions(id);
  await store.keys.removeAll(id);
  await store.keys.confirming(id, now);
  await store.keys.withdraw(id, 'reset');
  await store.limits.take('name', 2, 1000, now, 'about');
  await store.limits.giveBack('name', 1000, 'about');
  await store.limits.lift('name');
  await store.use.reached(new Map([['openTables', 1]]), now);
  await player.get('me');
}

/** A guest comes in as somebody else, and brings everything along that there is. */
async function aboutGuests(house: Household): Promise<void> {
  const { id, first: guest, second } = await house.over();
  const running = await house.playing();
  const { player: account, email } = await house.account();
  const open = await account.table({ seats: 4 });
  await guest.join(open);
  const seen = await guest.table({ seats: 4 });
  await account.post(`tables/${running.id}/leave`);
  await guest.ask('PUT', `tables/${id}/note`, { text: 'mine' });
  await guest.post(`tables/${seen}/messages`, { text: 'hello' });
  for (const one of [guest, account]) {
    const { id: own } = (await one.post('clubs', { name: 'Own', about: '', open: true })).body;
    const { invitation } = (await one.get(`clubs/${own}`)).body;
    await (one === guest ? account : guest).post(`clubs/${own}/members`, { invitation });
    await one.post('me/alerts', { title: '1830' });
    await one.ask('PUT', `me/blocks/${await idOf(second)}`);
  }
  const { tournament } = await house.tournament();
  const begun = await house.begunTournament();
  for (const one of [guest, account])
    await one.post(`tournaments/${tournament}/entrants`, { contribution: someChance() });
  const coming = begun.other;
  await coming.post('logins', { email, password: PASSWORD });
  await guest.post('logins', { email, password: PASSWORD });
}

/** This person can be told of something. */
async function tellable(store: Store, player: Player): Promise<void> {
  const person = await idOf(player);
  await store.notices.addAddress({
    ...{ id: `to ${person}`, person, game: null, way: 'webhook', target: 'https://hooks.example/a' },
    ...{ keys: null, language: 'en', trouble: null, created: 1 },
  });
}

async function aboutTables(store: Store, house: Household): Promise<void> {
  const now = Date.now();
  // Sent away, invited all the same, come by the invitation; then the owner goes, and whoever is left.
  const [owner, guest] = [await house.guest('Anna'), await house.guest('Ben')];
  const table = await owner.table({ seats: 3 });
  await guest.join(table);
  await owner.ask('DELETE', `tables/${table}/seats/1`);
  await owner.post(`tables/${table}/invitations`, { person: await idOf(guest) });
  await guest.join(table);
  await owner.post(`tables/${table}/leave`);
  await guest.post(`tables/${table}/leave`);
  // It is time to start, with computer players in free seats; or there are too few.
  const lobby = new Lobby(store, () => undefined);
  for (const [fill, otherwise] of [
    ['calm', 'wait'],
    [null, 'wait'],
    [null, 'close'],
  ]) {
    const start = { at: now + DAY, fill, otherwise };
    const id = await owner.table({ seats: 3, title: '1853', start });
    await lobby.keepAppointment(id, now + DAY);
    await lobby.keepAppointment(id, now + 3 * DAY);
  }
  for (const filter of [{ wanted: 'anybody' }, { wanted: 'new' }, { pace: 'days', language: 'de' }] as const)
    await store.games.open({ filter, before: { changed: now, id: 'x' } });
  await store.games.listed({
    status: 'running',
    filter: { title: '1830' },
    before: { changed: now, id: 'x' },
  });
  await store.games.countOpen(await idOf(owner));
  await store.games.countOpen();
  await store.games.titlesInPlay();
  await store.games.takeDue(now, 1, { ids: [], most: 1 });
  await store.games.takeDue(now, 1, { ids: ['x'], most: 1 });
  await store.games.takeDue(now, 1, { most: 1 });
  await store.games.takeStarts(now, 1, 1);
  await store.games.setDue('x', 1, null);
  await store.games.remove('x');
  // Whoever waits for a table for somebody is told of it.
  const wish = { language: 'de', wanted: 'new' };
  await guest.post('me/alerts', { title: '1830', ...wish });
  await tellable(store, guest);
  await owner.table({ seats: 3, ...wish });
}

async function aboutNotices(store: Store, house: Household): Promise<void> {
  const now = Date.now();
  const { id: game, first } = await house.playing();
  const person = await idOf(first);
  const { notices } = store;
  const address = {
    ...({ id: 'an address', person, game: null, way: 'push', target: 'https://push.example/a' } as const),
    ...({ keys: null, language: 'en', trouble: null, created: now } as const),
  };
  await notices.addAddress(address, 20, 3);
  await notices.addAddress({ ...address, id: 'of a table', way: 'webhook', game }, 20, 3);
  await notices.add([{ game, person, kind: 'turn', about: 'turn 1', due: now, details: {} }]);
  const [taken] = await notices.take(now, 1, 10);
  await notices.hold(taken?.id ?? '', address.id, now);
  await notices.takeDigests(now + 1, 1, 10);
  await notices.heldFor(address);
  await notices.finishHeld(address.id, ['x'], now);
  await notices.delayDigest(address.id, now);
  await notices.giveUp(address.id, 'gone', now);
  await notices.wish(person, game, ['turn']);
  await notices.wants(person, game, 'turn');
  await notices.wish(person, game, null);
  for (const box of [notices.box, store.evenings.box]) {
    await box.postpone('x', now);
    await box.delay('x', now);
    await box.finish('x', now);
    await box.giveUp('x', now);
    await box.take(now, 1, 1);
    await box.sweep(now);
  }
  await notices.waiting();
  await notices.removeAddresses(person);
}

async function aboutClubs(store: Store, house: Household): Promise<void> {
  const now = Date.now();
  const { club, evening, organiser, invitation } = await house.evening();
  const member = await house.guest('Ben');
  await member.post(`clubs/${club}/members`, { invitation });
  await tellable(store, member);
  const table = await organiser.table({ club, evening });
  // Sent away while a seat is kept for him, and let in again.
  const person = await idOf(member);
  await organiser.post(`tables/${table}/invitations`, { person });
  await organiser.ask('DELETE', `clubs/${club}/members/${person}`);
  const renewed = (await organiser.get(`clubs/${club}`)).body.invitation;
  await member.post(`clubs/${club}/members`, { invitation: renewed });
  await store.clubs.tables({ club, evening }, { status: 'open', before: { changed: now + DAY, id: 'x' } });
  const wish = { name: 'Winter', begins: now - DAY, ends: now + DAY, points: null, agreed: false };
  const { season } = (await organiser.post(`clubs/${club}/seasons`, wish)).body;
  await organiser.get(`clubs/${club}/seasons/${season.id}`);
  await store.clubs.games(['x']);
  // So many are kept of those that were.
  const planned = { ...(await store.evenings.byId(evening)), at: now - DAY, remind: null };
  for (const id of ['first', 'second'])
    await store.evenings.add({ ...planned, id, club, created: now } as never, { most: 99, kept: 0 });
  await store.evenings.remind(now + 2.5 * DAY);
  // The organiser goes, and then whoever has taken over.
  for (const one of [organiser, member]) await one.ask('DELETE', `clubs/${club}/members/${await idOf(one)}`);
}

async function aboutTournaments(store: Store, house: Household): Promise<void> {
  const { tournament, organiser, other } = await house.begunTournament();
  await other.ask('DELETE', `tournaments/${tournament}/entrants/me`);
  await store.tournaments.byId(tournament);
  await store.tournaments.of({ club: 'x' });
  await organiser.post('me/deletion', { password: PASSWORD });
  // One that has not begun is taken over, and goes with the last one.
  const open = await house.tournament();
  await open.organiser.post('me/deletion', { password: PASSWORD });
  await open.other.post('me/deletion', { password: null });
}

async function aboutGames(store: Store, house: Household): Promise<void> {
  const now = Date.now();
  const { id, first, second } = await house.over();
  const person = await idOf(first);
  await store.results.of(id);
  const ended = await store.games.byId(id);
  const results = (await store.results.of(id)).map((one) => ({ ...one, agreed: false }));
  await store.results.fill(id, ended?.number ?? 0, results);
  await new Ratings(store.results).of(person);
  await store.pages.haveMet(person, await idOf(second));
  await store.pages.finished({ person, by: null }, { before: { ended: now, id: 'x' } });
  await store.pages.paceOf(person);
  await store.pages.countPace(person, now);
  for (const by of [person, null, await idOf(second)]) await store.pages.running({ person, by });
  for await (const _ of store.pages.allFinished(person));
  // Somebody leaves something to an instruction, and this was played without it.
  const played = await house.playing();
  const entry = { game: played.id, keeps: 0, steps: [], over: false, person: null, key: null, at: now };
  const after = { waiting: [0], result: null, instructions: [] };
  const instructed = [{ seat: 0 }] as never;
  await store.entries.append({ ...entry, number: 1 }, { ...after, instructed });
  // Long lists are read page by page.
  const many = Array.from({ length: 1001 }, (_, index) => ({
    game: played.id,
    number: index + 9,
    person,
    at: now,
  }));
  await store.operators.note('many', {}, async (db) => {
    for (let from = 0; from < many.length; from += 500) {
      const some = many.slice(from, from + 500);
      const entries = some.map((one) => ({ ...one, keeps: 0, steps: '[]', over: 0, key: null }));
      await db.insertInto('entries').values(entries).execute();
      const lines = some.map((one) => ({ ...one, name: 'Eve', text: 'hello', removed: null }));
      await db.insertInto('messages').values(lines).execute();
    }
  });
  for await (const _ of store.traces.entriesOf(person));
  for await (const _ of store.traces.messagesOf(person));
}

async function byOperators(store: Store, house: Household): Promise<void> {
  const now = Date.now();
  const hall = new Hall(store);
  const deletion = new Deletion(store, hall, new Lobby(store, () => undefined));
  const none = { lift: async () => undefined } as never;
  const keeper = new Keeper(store, deletion, {
    ...{ guesses: none, accounts: none, letters: none, mailboxes: none, exports: none },
  });
  const reason = 'to see';
  const act = (one: Act | MachineAct) => keeper.perform(one, 'machine');
  const { id: person } = await house.account();
  const { club, season, organiser } = await house.season();
  const { evenings } = (
    await organiser.post(`clubs/${club}/evenings`, { name: 'Thu', at: now + DAY, minutes: 60, venue: null })
  ).body;
  const evening: string = evenings[0].id;
  const { tournament } = await house.begunTournament();
  const { id: table, first, second } = await house.playing();
  await first.post(`tables/${table}/messages`, { text: 'rude' });
  await second.post('reports', { kind: 'talk', table, line: 1, words: '' });
  const report = (await store.reports.list(false, 1))[0]?.number ?? 0;
  const seated = await idOf(first);
  for (const kind of ['appoint', 'dismiss'] as const) await act({ kind, person, reason });
  for (const target of [{ person }, { network: '192.0.2.0/24' }]) {
    await act({ kind: 'ban', ...target, until: null, reason });
    for (const kind of ['unban', 'lift'] as const) await act({ kind, ...target, reason });
  }
  await act({ kind: 'mute', person, until: now + DAY, reason });
  await act({ kind: 'unmute', person, reason });
  await act({ kind: 'word', person, reason });
  await keeper.read(person);
  await act({ kind: 'rename', person: seated, name: 'Anna', reason });
  for (const kind of ['hide', 'show'] as const) await act({ kind, table, reason });
  for (const kind of ['removeLine', 'restoreLine'] as const) await act({ kind, table, line: 1, reason });
  await act({ kind: 'settle', report, outcome: 'noFault', reason });
  await store.reports.list(true, 1);
  await act({ kind: 'reopen', report, reason });
  await act({ kind: 'quota', name: 'openTables', value: 9, reason });
  for (const kind of ['hideClub', 'showClub'] as const) await act({ kind, club, reason });
  await act({ kind: 'renameClub', club, name: 'Thursday', about: '', reason });
  await act({ kind: 'renameSeason', season, name: 'Winter', reason });
  await act({ kind: 'deleteSeason', season, reason });
  await act({ kind: 'renameEvening', evening, name: 'Friday', venue: '', reason });
  await act({ kind: 'deleteEvening', evening, reason });
  await act({ kind: 'deleteClub', club, reason });
  for (const kind of ['hideTournament', 'showTournament'] as const) await act({ kind, tournament, reason });
  await act({ kind: 'renameTournament', tournament, name: 'Spring', reason });
  await act({ kind: 'deleteTournament', tournament, reason });
  await act({ kind: 'deleteTable', table, reason });
  // Whoever was banned deletes himself: the ban is known by its id alone.
  await act({ kind: 'ban', person, until: null, reason });
  await deletion.of({ id: person, name: 'Mallory' });
  const gone = (await store.operators.order(now)).sanctions.find(({ address }) => address !== null);
  if (gone) await act({ kind: 'unban', ban: gone.id, reason });
  await act({ kind: 'deletePerson', person: await idOf(await house.guest()), reason });
  const errand = await store.operators.leaveErrand('{}', now);
  await store.operators.answerOf(errand);
  await store.operators.answerErrand(errand, 'done');
  await store.operators.answerOf(errand);
  await store.operators.called('Eve');
  await store.operators.isHeld('ban', person, now);
  await store.operators.unseen([await idOf(second)], now);
  await store.operators.since(0);
  await hall.close();
}

// ---------------------------------------------------------------- whether anything was left out

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
/** These do not answer anybody: they bring the schema up to date, open a database, or read and write all of it. */
const OTHERS = /^store\/(steps\/|migrations|indices|backup|embedded|postgres|disk|store\.ts)/;
/** Something that becomes a part of a statement. */
const PART =
  /\b(selectFrom|insertInto|updateTable|deleteFrom|selectAll|eb|exists|takeDue)\(|\.(select|where\w*|\w+Join|orderBy|groupBy|limit|offset|returning\w*|onConflict|doUpdateSet|doNothing|unionAll|execute\w*)\(|\bsql[.<`]/;

/** The files that ask the database. */
const asking = (): readonly string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !OTHERS.test(name))
    .filter((name) => /from 'kysely'/.test(readFileSync(join(SOURCES, name), 'utf8')));

/** Counts what runs of the files that ask the database, branch by branch, from now on: from before they are first used. */
export class Parts {
  readonly #session = new Session();

  static async watched(): Promise<Parts> {
    const parts = new Parts();
    parts.#session.connect();
    await parts.#session.post('Debugger.enable');
    await parts.#session.post('Profiler.enable');
    await parts.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    return parts;
  }

  /** The branches that would have made a part of a statement, and never ran. */
  async neverAsked(): Promise<readonly string[]> {
    const files = asking();
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const found: string[] = [];
    const seen = new Set<string>();
    for (const { url, scriptId, functions } of result) {
      const name = files.find((one) => url.endsWith(`packages/server/src/${one}`));
      if (name === undefined) continue;
      seen.add(name);
      const { scriptSource } = await this.#session.post('Debugger.getScriptSource', { scriptId });
      for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
        const text = scriptSource.slice(startOffset, endOffset);
        if (count === 0 && PART.test(text)) found.push(`${name}: ${text.replace(/\s+/g, ' ').slice(0, 200)}`);
      }
    }
    return [...files.filter((one) => !seen.has(one)).map((one) => `${one}: all of it`), ...found];
  }

  async end(): Promise<void> {
    await this.#session.post('Profiler.disable');
    await this.#session.post('Debugger.disable');
    this.#session.disconnect();
  }
}
