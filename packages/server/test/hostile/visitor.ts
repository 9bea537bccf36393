/**
 * A hostile visitor: reads the page of the interface and asks every route for everything, good and bad, as a stranger, as
 * guests and as somebody with an account, twice at once, with the ids of others and from other sites. Whatever is answered
 * must be an answer: no fault of the server, one clear sentence where it is no, nothing of others, and nothing of theirs changed.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Club, NO_LIMITS, openClub, type Player, running, someChance, someKey } from '../club.ts';
import type { Database } from '../databases.ts';
import { Drawing, Lot, type Schema, TEXTS } from './anyValue.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly body: Schema | null;
}

/** What is right for any route that nothing else is known of. */
const ANY = '';
/** Whoever has asked for this is nobody here afterwards. */
const GOES = /\/me\/(deletion|sessions?)$/;

type Right = ReadonlyMap<string, { readonly path: Readonly<Record<string, string>>; readonly body?: object }>;

export interface Finding {
  readonly step: number;
  readonly asked: string;
  readonly wrong: string;
}

const PASSWORD = 'a long way home';
const SECRETS = {
  email: 'olga.private@somewhere.example',
  note: 'sell before the third train',
  talk: 'nobody else hears this',
};
/** What an answer never has in it: an error of a program, a statement, a hash. */
const INSIDES = /\bat \S+ \(?(file|node):|\.ts:\d+|SQLITE|syntax error|"?constraint"? |\$argon2|node_modules/;
/** Of what the ids are in what a route answers. */
const ID_OF: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/me\/invitations/, 'invitation'],
  [/^\/api\/me\/passkeys/, 'passkey'],
  [/^\/api\/me\/notices/, 'address'],
  [/^\/api\/clubs\/\{club\}\/tables/, 'id'],
  [/^\/api\/clubs\/\{club\}\/seasons/, 'season'],
  [/^\/api\/clubs/, 'club'],
  [/^\/api\/tables/, 'id'],
  [/^\/api\/people$/, 'person'],
];
/** A route that never ends by itself. */
const IS_STREAM = /stream$/;
/** Everybody's lines of one server; a machine may read all of it. */
const IS_TEXT = /metrics$/;

export class Visitor {
  readonly findings: Finding[] = [];
  /** How often each route was asked, and how often it said yes. */
  readonly asked = new Map<string, { times: number; yes: number }>();
  readonly #club: Club;
  readonly #lot: Lot;
  readonly #routes: readonly Route[];
  readonly #known = new Map<string, unknown[]>();
  readonly #victims: readonly Player[];
  readonly #table: string;
  #actors: Player[] = [];
  /** What is right, by route: sent as it is, or with one thing spoilt, so that what lies behind the door is asked too. */
  #right: Right = new Map();
  #step = 0;

  private constructor(
    club: Club,
    seed: number,
    routes: readonly Route[],
    table: string,
    victims: readonly Player[],
  ) {
    this.#club = club;
    this.#lot = new Lot(seed);
    this.#routes = routes;
    this.#table = table;
    this.#victims = victims;
  }

  static async come(database: Database, seed: number): Promise<Visitor> {
    const club = await openClub(await database.fresh(), { rates: NO_LIMITS });
    const { table, players } = await running(club, { title: '1853', seats: 3, listed: false });
    const [olga, ben] = players as [Player, Player, Player];
    await olga.post('accounts', { email: SECRETS.email, password: PASSWORD });
    await olga.ask('PUT', `tables/${table}/note`, { text: SECRETS.note });
    await olga.act(table, 0, { type: 'writeBond', amount: 100 });
    const own = await olga.table({ seats: 3, listed: false });
    await ben.join(own);
    await olga.post(`tables/${own}/messages`, { text: SECRETS.talk });
    const { paths } = (await olga.get('openapi.json')).body;
    const routes = Object.entries<Record<string, object>>(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => routeOf(path, method, operation)),
    );
    const visitor = new Visitor(club, seed, routes, table, players);
    visitor.#knows('id', table);
    visitor.#knows('person', (await olga.get('me')).body.person.id);
    visitor.#knows('seen', 0, 1, 2);
    visitor.#knows('place', '0', '1', '2', '7');
    visitor.#knows('title', '1830', '1853', 'benelux');
    visitor.#knows('contribution', someChance());
    visitor.#knows('key', someKey());
    visitor.#knows('email', SECRETS.email, 'eve@example.org');
    visitor.#knows('password', 'a guess of mine');
    visitor.#knows('since', `${table}:0.0`, `${table}:1.1`, 'x');
    visitor.#knows('tables', table);
    visitor.#knows('action', { type: 'pass' }, { type: 'writeBond', amount: 100 }, { type: 'par' });
    const other = await running(club);
    visitor.#knows('id', other.table);
    visitor.#knows('record', (await (other.players[0] as Player).get(`tables/${other.table}/record`)).body);
    await visitor.#change();
    return visitor;
  }

  get routes(): number {
    return this.#routes.length;
  }

  /** So many requests; each route is asked in turn. */
  async ask(times: number): Promise<void> {
    const before = await this.#untouched();
    for (let n = 0; n < times; n++) {
      // Somebody may have deleted himself, and tables fill up.
      if (n % 200 === 199) await this.#change();
      await this.#once(this.#routes[this.#step % this.#routes.length] as Route);
      this.#step++;
    }
    const wrong = (what: string) => this.findings.push({ step: this.#step, asked: '', wrong: what });
    // Nobody's game, words, seats or account were changed by anybody who has no right to.
    const after = await this.#untouched();
    if (!isDeepStrictEqual(after, before)) wrong(`${JSON.stringify(before)} became ${JSON.stringify(after)}`);
    const again = this.#club.stranger();
    const { status } = await again.post('logins', { email: SECRETS.email, password: PASSWORD });
    if (status !== 200) wrong(`its owner comes in no more: ${status}`);
    if ((await again.get('health')).status !== 200) wrong('it is not well');
  }

  /** The same by somebody who keeps order here: he may change everything, and nothing he sends may break the server. */
  async askAsOperator(times: number): Promise<void> {
    // Whoever was here last may have logged out or deleted himself.
    await this.#change();
    const [, account] = this.#actors as [Player, Player];
    const { id } = (await account.get('me')).body.person;
    await this.#club.store.operators.act(
      {
        at: Date.now(),
        operator: null,
        by: 'machine',
        kind: 'appoint',
        person: id,
        game: null,
        network: null,
        details: '{}',
        reason: '',
      },
      async (db) => {
        await db.insertInto('operators').values({ person: id, since: Date.now() }).execute();
      },
    );
    while ((await account.get('operator')).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 50));
    this.#actors = [account];
    const own = this.#routes.filter(({ path }) => path.includes('/operator'));
    for (let n = 0; n < times; n++, this.#step++) await this.#once(own[n % own.length] as Route);
  }

  async leave(): Promise<void> {
    await this.#club.close();
  }

  async #change(): Promise<void> {
    const [eve, account] = [await this.#club.guest('Eve'), await this.#club.guest('Mallory')];
    await account.post('accounts', { email: `m${this.#step}@example.org`, password: PASSWORD });
    const open = await eve.table({ seats: 3 });
    await account.join(open);
    this.#knows('id', open);
    for (const one of [eve, account]) this.#knows('person', (await one.get('me')).body.person.id);
    this.#actors = [eve, account, this.#club.stranger()];
    this.#right = await this.#learnRight(eve, account);
  }

  /** A club of one of them with everything in it, tables of both kinds, and what may be done there. */
  async #learnRight(eve: Player, account: Player): Promise<Right> {
    const soon = Date.now() + 3 * 24 * 60 * 60 * 1000;
    const wish = { name: 'Thursday', about: '', open: true };
    const made = (await account.post('clubs', wish)).body;
    const season = { name: 'Winter', begins: soon, ends: soon + 1e9, points: null, agreed: true };
    const evening = { name: 'Thursday', at: soon, minutes: 240, venue: null };
    const club = { club: made.id };
    const inSeason = {
      ...club,
      season: (await account.post(`clubs/${made.id}/seasons`, season)).body.season.id,
    };
    const [planned] = (await account.post(`clubs/${made.id}/evenings`, evening)).body.evenings;
    const inEvening = { ...club, evening: planned.id };
    await eve.post(`clubs/${made.id}/members`, {});
    const member = { ...club, person: (await eve.get('me')).body.person.id };
    const table = {
      ...{ title: '1830', name: 'Thursday', seats: 3, listed: true, options: {} },
      contribution: someChance(),
    };
    const open = { id: await account.table({ seats: 3 }) };
    const played = { id: await account.table() };
    await eve.join(played.id);
    const offers = await Promise.all([eve, account].map((one) => one.offers(played.id, 0)));
    for (const { actions = [] } of offers.flat()) this.#knows('action', ...actions);
    const text = { text: 'hello' };
    return new Map([
      [ANY, { path: { ...inSeason, ...inEvening, ...member, ...played } }],
      ['POST /api/clubs', { path: {}, body: wish }],
      ['PATCH /api/clubs/{club}', { path: club, body: wish }],
      ['GET /api/clubs/{club}', { path: club }],
      ['PUT /api/clubs/{club}/invitation', { path: club, body: { open: true } }],
      ['POST /api/clubs/{club}/members', { path: club, body: { invitation: made.invitation } }],
      ['PUT /api/clubs/{club}/members/{person}', { path: member, body: { role: 'member' } }],
      ['DELETE /api/clubs/{club}/members/{person}', { path: member }],
      ['GET /api/clubs/{club}/tables', { path: club }],
      ['POST /api/clubs/{club}/seasons', { path: club, body: season }],
      ['GET /api/clubs/{club}/seasons/{season}', { path: inSeason }],
      ['PUT /api/clubs/{club}/seasons/{season}', { path: inSeason, body: season }],
      ['GET /api/clubs/{club}/evenings', { path: club }],
      ['POST /api/clubs/{club}/evenings', { path: club, body: evening }],
      ['PUT /api/clubs/{club}/evenings/{evening}', { path: inEvening, body: evening }],
      ['PUT /api/clubs/{club}/evenings/{evening}/answer', { path: inEvening, body: { answer: 'yes' } }],
      ['GET /api/clubs/{club}/evenings/{evening}/calendar', { path: inEvening }],
      ['POST /api/tables', { path: {}, body: table }],
      ['POST /api/tables/{id}/join', { path: open, body: { contribution: someChance() } }],
      [
        'POST /api/tables/{id}/actions',
        { path: played, body: { seen: 0, key: someKey(), action: { type: 'pass' } } },
      ],
      ['POST /api/tables/{id}/messages', { path: played, body: text }],
      ['PUT /api/tables/{id}/note', { path: played, body: text }],
      ['GET /api/tables/{id}/opening', { path: played }],
      ['GET /api/tables/{id}/record', { path: played }],
    ]);
  }

  async #untouched(): Promise<unknown> {
    const [olga, ben] = this.#victims as [Player, Player];
    const { body: info } = await olga.get(`tables/${this.#table}`);
    return {
      opening: (await olga.get(`tables/${this.#table}/opening`)).body,
      others: (await ben.get(`tables/${this.#table}/opening`)).body,
      seats: info.seats,
      status: info.status,
      note: (await olga.get(`tables/${this.#table}/note`)).body,
      talk: (await olga.get(`tables/${this.#table}/messages`)).body,
      me: (await olga.get('me')).body.person,
    };
  }

  async #once(route: Route): Promise<void> {
    const lot = this.#lot;
    const draw = new Drawing(lot, (name) => this.#known.get(name) ?? []);
    const right = lot.oneIn(2)
      ? (this.#right.get(`${route.method} ${route.path}`) ?? this.#right.get(ANY))
      : undefined;
    const inPath = (name: string): string => {
      const known = right?.path[name];
      if (known !== undefined && !lot.oneIn(8)) return encodeURIComponent(known);
      const schema = route.parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
      return encodeURIComponent(
        wellFormed(String(lot.oneIn(6) ? lot.of(TEXTS) : draw.fitting(schema, name))),
      );
    };
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(name).slice(0, 300));
    const query = route.parameters
      .filter((one) => one.in === 'query' && (lot.oneIn(2) || one.name === 'since'))
      .map(({ name, schema }) => {
        const value = String(lot.oneIn(4) ? lot.of(TEXTS) : draw.fitting(schema, name));
        return `${name}=${encodeURIComponent(wellFormed(value)).slice(0, 3000)}`;
      });
    const body = this.#body(route, draw, right?.body);
    const headers: Record<string, string> = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(lot.oneIn(25) && { origin: 'https://evil.example' }),
      ...(lot.oneIn(25) && {
        'content-type': lot.of(['text/plain', 'application/x-www-form-urlencoded', 'x']),
      }),
      ...(lot.oneIn(10) && { 'accept-language': lot.of(['de', '*;q=9', 'x'.repeat(2000), '"']) }),
      ...(lot.oneIn(10) && { 'x-forwarded-for': lot.of(['1.2.3.4', '::1', 'x', '1.2.3.4, 5.6.7.8']) }),
      ...(lot.oneIn(20) && { 'last-event-id': lot.of(['1', '-1', 'x'.repeat(500), '1.1.1.1']) }),
    };
    const owner = this.#actors[1] ?? this.#actors[0];
    const actor = right && owner && !lot.oneIn(3) ? owner : lot.of(this.#actors);
    const cookie = lot.oneIn(15)
      ? lot.of(['kursbuch=', `kursbuch=${'A'.repeat(43)}; ${actor.cookie}`, 'kursbuch-device=x.y', '=;=;'])
      : actor.cookie;
    const address = `${path.replace('/api/', '')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    const asked = `${route.method} ${address} ${String(body ?? '').slice(0, 300)}`;
    const send = () => this.#send(route, address, body, { ...headers, ...(cookie && { cookie }) }, asked);
    // Two at once, now and then: the same one twice, as two browsers of one person would.
    await (lot.oneIn(8) ? Promise.all([send(), send()]) : send());
    if (GOES.test(route.path) && this.#actors.length > 1) await this.#change();
  }

  #body(route: Route, draw: Drawing, right?: object): string | undefined {
    const lot = this.#lot;
    if (route.method === 'GET') return undefined;
    if (lot.oneIn(20))
      return lot.of([
        '',
        '{',
        'null',
        '[]',
        '"x"',
        `${'['.repeat(3000)}${']'.repeat(3000)}`,
        `{"name":"${'x'.repeat(80_000)}"}`,
        '{"a":1,"a":2}',
        '\ufeff{}',
      ]);
    if (right) return JSON.stringify(lot.oneIn(2) ? right : draw.spoiltOnce(right));
    if (!route.body) return lot.oneIn(3) ? JSON.stringify(draw.spoiled({ type: 'object' })) : undefined;
    return JSON.stringify(lot.oneIn(2) ? draw.spoiled(route.body) : draw.fitting(route.body));
  }

  async #send(
    { method, path }: Route,
    address: string,
    body: string | undefined,
    headers: Record<string, string>,
    asked: string,
  ): Promise<void> {
    const wrong = (what: string) => this.findings.push({ step: this.#step, asked, wrong: what });
    const end = new AbortController();
    // One that never answers is a fault as well.
    const late = setTimeout(() => end.abort(), 60_000);
    const counted = this.asked.get(`${method} ${path}`) ?? { times: 0, yes: 0 };
    this.asked.set(`${method} ${path}`, counted);
    counted.times++;
    try {
      const response = await fetch(new URL(`/api/${address}`, this.#club.address), {
        method,
        headers,
        signal: end.signal,
        ...(body !== undefined && { body }),
      });
      const { status } = response;
      if (status < 400) counted.yes++;
      if (status >= 500) wrong(`${status}: ${(await response.text()).slice(0, 300)}`);
      else if (status < 400 && IS_STREAM.test(path)) end.abort();
      else this.#look(await response.text(), status, path, wrong);
    } catch (error) {
      if (!end.signal.aborted) wrong(`no answer: ${error instanceof Error ? (error.cause ?? error) : error}`);
      else if (!IS_STREAM.test(path)) wrong('no answer in a minute');
    } finally {
      clearTimeout(late);
    }
  }

  #look(text: string, status: number, path: string, wrong: (what: string) => void): void {
    if (IS_TEXT.test(path)) return;
    // Whoever sends it knows it.
    for (const secret of Object.values(SECRETS))
      if (text.includes(secret) && secret !== SECRETS.email) wrong(`tells ${secret}`);
    if (INSIDES.test(text)) wrong(`tells its insides: ${text.slice(0, 300)}`);
    if (status < 400) {
      this.#harvest(text, path);
      return;
    }
    const said = (() => {
      try {
        return JSON.parse(text);
      } catch {
        return {};
      }
    })();
    if (!/^\w+$/.test(said.error ?? '')) wrong(`${status} without a word: ${text.slice(0, 200)}`);
    if (!/^[A-Z][^\n]*[.!?]$/.test(said.message ?? ''))
      wrong(`${status} without a sentence: ${text.slice(0, 200)}`);
  }

  /** Ids that were given are good for more, each where such a thing is asked for, and now and then elsewhere. */
  #harvest(text: string, path: string): void {
    const kind = ID_OF.find(([form]) => form.test(path))?.[1];
    if (!kind) return;
    for (const [, id] of text.matchAll(/"id":"([\w-]{6,40})"/g))
      this.#knows(this.#lot.oneIn(8) ? 'person' : kind, id);
    for (const [, name = '', id] of text.matchAll(/"(club|season|invitation)":"([\w-]{6,60})"/g))
      this.#knows(name, id);
  }

  #knows(name: string, ...values: readonly unknown[]): void {
    const known = this.#known.get(name) ?? [];
    for (const value of values) if (!known.includes(value)) known.push(value);
    // Those that were there first stay.
    if (known.length > 60) known.splice(20, known.length - 60);
    this.#known.set(name, known);
  }
}

/** What can be sent at all: an address is written in UTF-8. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '?');

function routeOf(path: string, method: string, operation: object): Route {
  const { parameters = [], requestBody } = operation as {
    parameters?: Route['parameters'];
    requestBody?: { content: { 'application/json': { schema: Schema } } };
  };
  return {
    method: method.toUpperCase(),
    path,
    parameters,
    body: requestBody?.content['application/json'].schema ?? null,
  };
}
