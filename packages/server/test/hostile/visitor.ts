/**
 * A hostile visitor: reads the page of the interface and asks every route for everything, good and bad, as a stranger, as
 * guests and as somebody with an account, twice at once, with the ids of others and from other sites. Whatever is answered
 * must be an answer: no fault of the server, one clear sentence where it is no, nothing of others, and nothing of theirs changed.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Letter, Place } from '../../src/index.ts';
import { Expiry } from '../../src/operators/expiry.ts';
import { QUOTAS, type QuotaName } from '../../src/operators/quotas.ts';
import { Deletion } from '../../src/people/deletion.ts';
import type { StoreSettings } from '../../src/store/store.ts';
import { Hall } from '../../src/tables/hall.ts';
import { Lobby } from '../../src/tables/lobby.ts';
import { type Club, NO_LIMITS, openClub, type Player, running, someChance, someKey, until } from '../club.ts';
import { Drawing, Lot, type Schema, TEXTS } from './anyValue.ts';
import { Household, idOf, NEEDS_MAIL, PASSWORD, type Question, RIGHT } from './asked.ts';
import { Races } from './races.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly body: Schema | null;
}

/** Whoever has asked for this is nobody here afterwards. */
const GOES = /\/me\/(deletion|sessions?)$/;
/** Where the server says it is; it is asked at another address. */
const SITE = new URL('https://play.example.org');
const RIGHTLY = 'rightly';
/** Webhooks lead to this machine, where nobody listens. */
const NETWORK = { lookup: async () => ['127.0.0.1'], mayReach: () => true, patience: 1000 };

export interface Finding {
  readonly step: number;
  readonly asked: string;
  readonly wrong: string;
}

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
  readonly #house: Household;
  readonly #operator: Player;
  #actors: Player[] = [];
  #step = 0;

  private constructor(
    club: Club,
    seed: number,
    routes: readonly Route[],
    table: string,
    victims: readonly Player[],
    house: Household,
    operator: Player,
  ) {
    this.#club = club;
    this.#lot = new Lot(seed);
    this.#routes = routes;
    this.#table = table;
    this.#victims = victims;
    this.#house = house;
    this.#operator = operator;
  }

  /** To a server that sends letters, or, with an even seed, to one that sends none. */
  static async come(place: Place, seed: number, settings: StoreSettings = {}): Promise<Visitor> {
    const letters: Letter[] = [];
    const mail = { send: async (letter: Letter) => void letters.push(letter) };
    const site = seed % 2 === 1 ? SITE : null;
    const club = await openClub(place, {
      ...{ rates: NO_LIMITS, network: NETWORK, orderEvery: 50, ...settings },
      ...(site && { publicUrl: site, mail }),
    });
    const house = new Household(club, letters, site);
    const { table, players } = await running(club, { title: '1853', seats: 3, listed: false });
    const [olga, ben] = players as [Player, Player, Player];
    await olga.post('accounts', { email: SECRETS.email, password: PASSWORD });
    if (site) await olga.post('confirmations', { token: house.token(SECRETS.email) });
    await olga.ask('PUT', `tables/${table}/note`, { text: SECRETS.note });
    await olga.act(table, 0, { type: 'writeBond', amount: 100 });
    const own = await olga.table({ seats: 3, listed: false });
    await ben.join(own);
    await olga.post(`tables/${own}/messages`, { text: SECRETS.talk });
    const { paths } = (await olga.get('openapi.json')).body;
    const routes = Object.entries<Record<string, object>>(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => routeOf(path, method, operation)),
    );
    const operator = await appointed(club, house);
    const visitor = new Visitor(club, seed, routes, table, players, house, operator);
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

  /** Every route once as it wants to be asked: each says yes. */
  async askRightly(): Promise<void> {
    for (const route of this.#routes) {
      const name = nameOf(route);
      if (!this.#house.hasMail && NEEDS_MAIL.includes(name)) continue;
      const question = await RIGHT[name]?.(this.#house, this.#operator);
      const { actor = this.#house.stranger(), path = {}, query = {}, body } = question ?? {};
      const filled = route.path.replace(/\{(\w+)\}/g, (_, part: string) =>
        encodeURIComponent(path[part] ?? part),
      );
      await this.#send(
        route,
        addressOf(filled, Object.entries(query)),
        body && JSON.stringify(body),
        { cookie: actor.cookie, ...(body && { 'content-type': 'application/json' }) },
        `${RIGHTLY} ${name}`,
      );
      this.#step++;
    }
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
    this.#actors = [this.#operator];
    const own = this.#routes.filter(({ path }) => path.includes('/operator'));
    for (let n = 0; n < times; n++, this.#step++) await this.#once(own[n % own.length] as Route);
  }

  /** The routes that have never said yes, though somebody could have made them. */
  get neverYes(): readonly string[] {
    return this.#routes
      .map(nameOf)
      .filter((name) => (this.asked.get(name)?.yes ?? 0) === 0)
      .filter((name) => this.#house.hasMail || !NEEDS_MAIL.includes(name));
  }

  /** Much at once, of what only one gets, or only so many. */
  async race(): Promise<void> {
    const races = new Races(this.#house, this.#lot);
    await races.run();
    for (const wrong of races.findings) this.findings.push({ step: this.#step, asked: 'at once', wrong });
  }

  /** Lists in the other forms they have. */
  async askOtherwise(): Promise<void> {
    const paths = [
      ...['', '?status=running', '?status=over', '?title=1830&pace=live&language=de&wanted=new'],
      '?status=over&before=1999999999999.x',
    ];
    const asked = [
      ...paths.map((query) => `tables${query}`),
      ...['', '?status=open', '?status=over', '?before=1999999999999.x'].map(
        (query) => `tables/mine${query}`,
      ),
      ...['', '/people', '/tables', '/clubs', '/tournaments', '/reports?settled=true'].map(
        (part) => `operator${part}`,
      ),
      ...['people?text=e', 'operator/log?before=3'],
    ];
    for (const path of asked) {
      const { status } = await this.#operator.get(path);
      if (status !== 200) this.findings.push({ step: this.#step, asked: path, wrong: String(status) });
    }
  }

  /** What the server does by itself, every so often. */
  async lookAfter(): Promise<void> {
    const { store } = this.#club;
    const hall = new Hall(store);
    const lobby = new Lobby(store, () => undefined);
    const quota = (name: QuotaName) => QUOTAS[name].usual;
    await new Expiry(store, { quota }, new Deletion(store, hall, lobby)).look();
    await hall.close();
    const now = Date.now();
    await store.keys.sweep(now);
    await store.limits.sweep(now);
    await store.notices.box.sweep(now);
    await store.evenings.box.sweep(now);
    await store.disk();
  }

  async leave(): Promise<void> {
    await this.#club.close();
  }

  async #change(): Promise<void> {
    const [eve, { player: account }] = [await this.#house.guest(), await this.#house.account()];
    const open = await eve.table({ seats: 3 });
    await account.join(open);
    this.#knows('id', open);
    for (const one of [eve, account]) this.#knows('person', await idOf(one));
    this.#actors = [eve, account, this.#club.stranger()];
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

  /** A right question with one thing wrong, or anything at all. */
  async #once(route: Route): Promise<void> {
    const lot = this.#lot;
    const draw = new Drawing(lot, (name) => this.#known.get(name) ?? []);
    const right = lot.oneIn(2) ? await RIGHT[nameOf(route)]?.(this.#house, this.#operator) : undefined;
    const spoilt = lot.of(['body', 'body', 'actor', 'path', 'query', 'nothing'] as const);
    const inPath = (name: string): string => {
      const known = right?.path?.[name];
      if (known !== undefined && spoilt !== 'path') return encodeURIComponent(known);
      const schema = route.parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
      return encodeURIComponent(
        wellFormed(String(lot.oneIn(6) ? lot.of(TEXTS) : draw.fitting(schema, name))),
      );
    };
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(name).slice(0, 300));
    const query = right && spoilt !== 'query' ? Object.entries(right.query ?? {}) : this.#query(route, draw);
    const body = this.#body(route, draw, right, spoilt === 'body');
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
    const isOwn =
      right && spoilt !== 'actor' && (right.actor !== this.#operator || this.#actors.length === 1);
    const actor = isOwn ? right.actor : lot.of(this.#actors);
    const cookie = lot.oneIn(15)
      ? lot.of(['kursbuch=', `kursbuch=${'A'.repeat(43)}; ${actor.cookie}`, 'kursbuch-device=x.y', '=;=;'])
      : actor.cookie;
    const address = addressOf(path, query);
    const asked = `${route.method} ${address} ${String(body ?? '').slice(0, 300)}`;
    const send = () => this.#send(route, address, body, { ...headers, ...(cookie && { cookie }) }, asked);
    // Two at once, now and then: the same one twice, as two browsers of one person would.
    await (lot.oneIn(8) ? Promise.all([send(), send()]) : send());
    if (GOES.test(route.path) && !isOwn && this.#actors.length > 1) await this.#change();
  }

  #query(route: Route, draw: Drawing): readonly (readonly [string, string])[] {
    const lot = this.#lot;
    return route.parameters
      .filter((one) => one.in === 'query' && (lot.oneIn(2) || one.name === 'since'))
      .map(({ name, schema }) => [
        name,
        wellFormed(String(lot.oneIn(4) ? lot.of(TEXTS) : draw.fitting(schema, name))).slice(0, 1000),
      ]);
  }

  #body(route: Route, draw: Drawing, right: Question | undefined, isSpoilt: boolean): string | undefined {
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
    if (right?.body) return JSON.stringify(isSpoilt ? draw.spoiltOnce(right.body) : right.body);
    if (right && !isSpoilt) return undefined;
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
      else if (asked.startsWith(RIGHTLY))
        wrong(`${status}: ${(await response.clone().text()).slice(0, 300)}`);
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

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Below `/api/`. */
const addressOf = (path: string, query: readonly (readonly [string, string])[]): string => {
  const asked = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${path.replace('/api/', '')}${asked && `?${asked}`}`;
};

/** Somebody who keeps order here, and whom the server knows as such. */
async function appointed({ store }: Club, house: Household): Promise<Player> {
  const { player, id } = await house.account('Olga');
  const nobody = { operator: null, person: id, game: null, network: null, details: '{}', reason: '' };
  await store.operators.act({ ...nobody, at: Date.now(), by: 'machine', kind: 'appoint' }, async (db) => {
    await db.insertInto('operators').values({ person: id, since: Date.now() }).execute();
  });
  await until(
    () => player.get('operator'),
    ({ status }) => status === 200,
  );
  return player;
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
